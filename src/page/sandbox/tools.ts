/** The uses of a tap on the map: to place the chosen thing, to remove the content of the cell, or to play. */
export const tools = ['place', 'erase', 'play'] as const;
export type Tool = (typeof tools)[number];

/** The pictures of the buttons, as paths in a square of 24 units. */
export const icons: Readonly<Record<Tool | 'undo' | 'reset' | 'copy' | 'menu', string>> = {
  place: 'M3 21l1-5L16 4l4 4L8 20zM17 3l1-1 4 4-1 1z',
  erase: 'M14 4l7 7-8 8H8l-5-5zM9 9l-4 4.5L9 17h3l2-2z',
  play: 'M6 3l15 9-15 9z',
  undo: 'M10 4v4c7 0 11 4 11 11-2-4-5-6-11-6v4L2 10z',
  reset: 'M12 4a8 8 0 1 1-7.7 6h2.7a5.4 5.4 0 1 0 5-3.5V10L6 5.5 12 1z',
  copy: 'M8 2h12v14h-3V5H8zM4 7h10v15H4z',
  menu: 'M3 5h18v3H3zM3 10.5h18v3H3zM3 16h18v3H3z',
};
