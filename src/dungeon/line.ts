import { cellsApart } from './distance.ts';
import { type Cell, type Grid, tileAt } from './grid.ts';

/**
 * Whether something that `passes` some tiles reaches `b` from `a` in a straight line (Bresenham's). The tiles of `a`
 * and `b` do not count. The result does not depend on the order of `a` and `b`.
 */
export function isClear(grid: Grid, a: Cell, b: Cell, passes: (tile: number) => boolean): boolean {
  // Bresenham's line from `b` to `a` can differ from the line from `a` to `b`. Starting at the upper
  // (or left) end makes them equal.
  const swapped = a.y > b.y || (a.y === b.y && a.x > b.x);
  const [from, to] = swapped ? [b, a] : [a, b];
  const length = cellsApart(from, to);
  const along = (start: number, end: number, step: number) =>
    start + Math.floor((2 * (end - start) * step + length) / (2 * length));
  for (let step = 1; step < length; step++) {
    const tile = tileAt(grid, along(from.x, to.x, step), along(from.y, to.y, step));
    if (!passes(tile)) return false;
  }
  return true;
}
