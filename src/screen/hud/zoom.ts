import type { LayoutInput, ScreenLayout } from '../screen-layout.ts';

/** The sides of the smallest and the largest cell in CSS pixels. The whole floor may be smaller still. */
const cellLimits = { least: 12, most: 96 };

/** The layout with other cells: whole device pixels, and nothing else moves. */
export function zoomed(
  layout: Omit<ScreenLayout, 'zoom'>,
  { columns, rows, ratio, zoom = 1 }: LayoutInput,
): ScreenLayout {
  const { cell, map } = layout;
  const whole = Math.floor(Math.min(map.width / columns, map.height / rows));
  const least = Math.min(cell, Math.max(1, whole, Math.ceil(cellLimits.least * ratio)));
  const most = Math.max(cell, Math.floor(cellLimits.most * ratio));
  return {
    ...layout,
    cell: Math.min(Math.max(Math.round(cell * zoom), least), most),
    zoom: { least: least / cell, most: most / cell },
  };
}
