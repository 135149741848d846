import { type Grid, isStandable, tileAt } from './grid.ts';

/**
 * Whether Rogue lets anyone step or strike from (x, y) by (dx, dy) as far as corners go: diagonally
 * only past two cells of standable terrain, whoever stands there, so never in or out of a door or
 * round a corner. Orthogonal steps pass no corner. The cell stepped on is not looked at.
 */
export function isLegalDiagonal(grid: Grid, x: number, y: number, dx: number, dy: number): boolean {
  if (dx === 0 || dy === 0) return true;
  return isStandable(tileAt(grid, x + dx, y)) && isStandable(tileAt(grid, x, y + dy));
}
