import type { Cell } from './grid.ts';

/** Distances as if nothing were between. Those along ways are in `distance-field.ts`. */

/** The distance of two cells in steps in eight directions. */
export function cellsApart(a: Cell, b: Cell): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** The square of the straight distance between two cells. */
export function squaredDistance(a: Cell, b: Cell): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}
