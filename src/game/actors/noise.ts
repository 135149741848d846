import { wearsRing } from '../items/rings.ts';
import type { Game } from '../world.ts';

/**
 * Noise: the hero makes one when it steps, attacks or digs, and monsters with `Senses.hearing` hear it until the next
 * command. `monster-senses.ts` has how far they hear.
 */

/** Notes a noise of an actor. Only the hero's noises are heard. */
export function makeNoise(game: Game, actor: number): void {
  if (actor === game.hero) game.pending.noise = true;
}

/** Whether the hero has made a noise since the last command. The ring of stealth makes the hero silent. */
export function isHeroLoud(game: Game): boolean {
  return game.pending.noise && !wearsRing(game, game.hero, 'stealth');
}
