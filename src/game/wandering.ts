import { draw, Purpose } from './random.ts';
import type { Game } from './world.ts';

/**
 * Sets the turn in which the next one arrives: after a rest, at the first of a row of chances. That
 * it is rolled beforehand leaves nothing to count.
 */
export function scheduleWanderer(game: Game): void {
  const { wanderers: odds } = game.campaign;
  if (!odds) return;
  let chances = 1;
  while (draw(game.key, game.turn, 0, Purpose.wanderer, chances) >= 1 / odds.odds) chances++;
  game.nextWanderer = game.turn + odds.rest + odds.every * chances;
}
