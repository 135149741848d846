import { Purpose } from './random.ts';
import { roll } from './roll.ts';
import type { Game } from './world.ts';

/**
 * Sets the turn in which the next wandering monster arrives: after a rest, at the first success of a
 * series of rolls. Rolling them all in advance saves a counter.
 */
export function scheduleWanderer(game: Game): void {
  const { wanderers } = game.campaign;
  if (!wanderers) return;
  let chances = 1;
  while (roll(game, 0, Purpose.wanderer, chances) >= 1 / wanderers.odds) chances++;
  game.nextWanderer = game.turn + wanderers.rest + wanderers.every * chances;
}
