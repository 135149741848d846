import {
  type CellShape,
  cellOfWidth,
  type LayoutInput,
  type ScreenLayout,
  widthToFit,
} from '../screen-layout.ts';

/** The widths of the smallest and the largest cell in CSS pixels. The whole floor may be smaller still. */
const cellLimits: Readonly<Record<CellShape, { least: number; most: number }>> = {
  tiles: { least: 12, most: 96 },
  glyphs: { least: 12, most: 96 },
  tallGlyphs: { least: 8, most: 64 },
};

/** The layout with other cells: whole device pixels, and nothing else moves. */
export function zoomed(layout: Omit<ScreenLayout, 'zoom'>, input: LayoutInput): ScreenLayout {
  const { ratio, cells, zoom = 1 } = input;
  const { width } = layout.cell;
  const limits = cellLimits[cells];
  const whole = Math.floor(widthToFit(input, layout.map));
  const least = Math.min(width, Math.max(1, whole, Math.ceil(limits.least * ratio)));
  const most = Math.max(width, Math.floor(limits.most * ratio));
  return {
    ...layout,
    cell: cellOfWidth(Math.min(Math.max(widthAt(width, zoom), least), most), cells),
    zoom: { least: least / width, most: most / width, usual: width },
  };
}

/** The width of a cell that is usually this wide, at a zoom within its limits: whole device pixels. */
export function widthAt(usual: number, zoom: number): number {
  return Math.round(usual * zoom);
}
