import type { Ending } from './events.ts';
import type { Game } from './world.ts';

/**
 * Ends the game. Later endings in the same turn are ignored. Death costs a share of the score in
 * campaigns with `points.death`.
 */
export function endGame(game: Game, ending: Ending): void {
  if (game.ending) return;
  game.ending = ending;
  const { death } = game.campaign.points;
  if (!ending.won && death > 0) game.score -= Math.floor(game.score / death);
  game.events.push({ type: 'ended', ending });
}
