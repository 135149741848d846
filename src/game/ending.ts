import type { Ending } from './events.ts';
import type { Game } from './world.ts';

/**
 * Ends the game: by victory (`systems/victory.ts`), damage (`death.ts`) or starvation
 * (`systems/hunger.ts`). Later endings in the same turn are ignored. In campaigns with `points.death` or
 * `points.victory`, death costs a share of the score, and victory adds to it.
 */
export function endGame(game: Game, ending: Ending): void {
  if (game.ending) return;
  game.ending = ending;
  const { death, victory = 0 } = game.campaign.points;
  if (ending.won) game.score += victory;
  if (!ending.won && death > 0) game.score -= Math.floor(game.score / death);
  game.events.push({ type: 'ended', ending });
}
