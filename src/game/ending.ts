import type { Ending } from './events.ts';
import { settleScore } from './score.ts';
import type { Game } from './world.ts';

/**
 * Ends the game: by victory (`systems/victory.ts`), damage (`combat/death.ts`) or starvation
 * (`systems/hunger.ts`). Later endings in the same turn are ignored.
 */
export function endGame(game: Game, ending: Ending): void {
  if (game.ending) return;
  game.ending = ending;
  settleScore(game, ending);
  game.events.push({ type: 'ended', ending });
}
