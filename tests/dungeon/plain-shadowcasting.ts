import { type Cell, type Grid, isTransparent, tileAt } from '../../src/dungeon/grid.ts';

/**
 * The definition of shadowcasting, cell by cell: for each target, the walls of every row between the
 * viewer and the target take their part out of the light. All slopes are exact for a radius up to 30.
 */
export function plainShadowcasting(grid: Grid, x: number, y: number, radius: number): number[] {
  const visible: number[] = [];
  for (let cell = 0; cell < grid.tiles.length; cell++) {
    const dx = (cell % grid.width) - x;
    const dy = Math.floor(cell / grid.width) - y;
    if (dx * dx + dy * dy > radius * (radius + 1)) continue;
    const viewer = { x, y };
    const isVertical = Math.abs(dy) >= Math.abs(dx) && isLit(grid, viewer, { x: dx, y: dy }, true);
    const isHorizontal =
      Math.abs(dx) >= Math.abs(dy) && isLit(grid, viewer, { x: dx, y: dy }, false);
    if (isVertical || isHorizontal) visible.push(cell);
  }
  return visible;
}

/** The light between two slopes, as multiples of a common fraction. */
type Sector = readonly [from: number, to: number];

/** Whether light from the viewer reaches a target in the vertical or horizontal quadrants. */
function isLit(grid: Grid, viewer: Cell, target: Cell, isVertical: boolean): boolean {
  const targetRow = Math.abs(isVertical ? target.y : target.x);
  const targetColumn = isVertical ? target.x : target.y;
  const sign = Math.sign(isVertical ? target.y : target.x);
  if (targetRow === 0) return true;
  const isOpen = (row: number, column: number) =>
    isTransparent(
      isVertical
        ? tileAt(grid, viewer.x + column, viewer.y + sign * row)
        : tileAt(grid, viewer.x + sign * row, viewer.y + column),
    );
  // With a multiple of all rows as the unit, every slope is a whole number.
  const unit = 2 * commonMultiple(targetRow);
  const slope = (columns: number, row: number) => (columns * unit) / row;
  let light: Sector[] = [[-unit, unit]];
  for (let row = 1; row < targetRow; row++) {
    for (let column = -row; column <= row; column++) {
      if (isOpen(row, column)) continue;
      const left = slope(column - 0.5, row);
      const right = slope(column + 0.5, row);
      light = light
        .flatMap(([from, to]): Sector[] => [
          [from, Math.min(to, left)],
          [Math.max(from, right), to],
        ])
        .filter(([from, to]) => from < to);
    }
  }
  const centre = slope(targetColumn, targetRow);
  const left = slope(targetColumn - 0.5, targetRow);
  const right = slope(targetColumn + 0.5, targetRow);
  return isOpen(targetRow, targetColumn)
    ? light.some(([from, to]) => from <= centre && centre <= to)
    : light.some(([from, to]) => from < right && left < to);
}

/** The least common multiple of 1 to `count`. */
function commonMultiple(count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let multiple = 1;
  for (let n = 2; n <= count; n++) multiple = (multiple * n) / divisor(multiple, n);
  return multiple;
}
