import { type Grid, isAiry, tileAt } from './grid.ts';

/**
 * Whether the step (dx, dy) from (x, y) cuts no corner, as the movement rule `corners` asks: both cells beside a
 * diagonal step must be open, and actors on them do not matter. So no diagonal step enters or leaves a doorway. An
 * orthogonal step is always legal. The function does not check the cell that the step leads to.
 */
export function isLegalDiagonal(grid: Grid, x: number, y: number, dx: number, dy: number): boolean {
  if (dx === 0 || dy === 0) return true;
  return isAiry(tileAt(grid, x + dx, y)) && isAiry(tileAt(grid, x, y + dy));
}
