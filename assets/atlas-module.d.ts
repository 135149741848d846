/**
 * Every drawing of the game in one picture, made by `atlas.ts`. Cell `i` stands in column
 * `i % columns` and row `floor(i / columns)` of a grid of `box + 2 * gutter` px; its drawing is
 * the `box` px square `gutter` px inside the cell. Colours are straight, not premultiplied.
 */
declare module 'virtual:atlas' {
  /** Where the PNG is served, in three sizes; of each all is half as wide and high as of the next. */
  export const urls: readonly [quarter: string, half: string, whole: string];
  /** The whole picture's width in px. */
  export const width: number;
  /** The whole picture's height in px. */
  export const height: number;
  /** Side of every drawing in px. */
  export const box: number;
  /** Free px on each side of a box: a tile's edge stretched outwards, or nothing around an icon. */
  export const gutter: number;
  /** Cells in a row of the grid. */
  export const columns: number;
  /** Cell by name: a tile by its file name (`floor-0`), an icon as `icon:rat`. */
  export const frames: Readonly<Record<string, number>>;
}
