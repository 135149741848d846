import type { Game } from '../world.ts';

/** The largest value in a column of `Condition`. */
const most = 255;

/** Adds turns or hits to a column of `Condition` for one actor, up to the limit of the column. */
export function addTo(column: Uint8Array, actor: number, amount: number): void {
  column[actor] = Math.min(most, column[actor] + amount);
}

/**
 * Lets a helpless actor recover for a turn. Returns whether it can act again. The sum of turns for which it
 * was frozen then starts again at 0.
 */
export function recoverOneTurn(game: Game, actor: number): boolean {
  const { helpless, frozen } = game.stores.Condition;
  helpless[actor]--;
  if (helpless[actor] > 0) return false;
  frozen[actor] = 0;
  return true;
}
