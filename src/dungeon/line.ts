import { type Cell, type Grid, isStandable, tileAt } from './grid.ts';

/** How far two cells are apart, in steps in eight directions. */
export function cellsApart(a: Cell, b: Cell): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/**
 * Whether the straight line between two cells (Bresenham's) passes only over standable ones; its ends
 * are not asked. The same from both ends.
 */
export function isClear(grid: Grid, a: Cell, b: Cell): boolean {
  // Always drawn from the upper, or left, end: where it could go either way, it goes one.
  const swapped = a.y > b.y || (a.y === b.y && a.x > b.x);
  const [from, to] = swapped ? [b, a] : [a, b];
  const length = cellsApart(from, to);
  const along = (start: number, end: number, step: number) =>
    start + Math.floor((2 * (end - start) * step + length) / (2 * length));
  for (let step = 1; step < length; step++) {
    const tile = tileAt(grid, along(from.x, to.x, step), along(from.y, to.y, step));
    if (!isStandable(tile)) return false;
  }
  return true;
}
