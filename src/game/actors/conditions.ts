import type { Game } from '../world.ts';

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
