import type { Rnd } from '../dungeon/rnd.ts';
import { draw, pick } from './random.ts';
import type { Game } from './world.ts';

/** The random numbers of turns. `random.ts` makes them, and the random numbers of floors. */

/** Purposes are smaller than this number; the actor's actions are counted above it. */
const purposes = 256;

/**
 * A random number of play, from 0 (included) to 1 (excluded): a pure function of the seed, the turn,
 * the actor (0 for no actor), the number of its actions in this turn, the purpose, and `n`, the number
 * of the roll for this purpose. An actor that acts twice in a turn gets new numbers.
 */
export function roll(game: Game, actor: number, purpose: number, n: number): number {
  const { seq, actions } = game.stores.Identity;
  return draw(game.key, game.turn, seq[actor], purpose + purposes * actions[actor], n);
}

/** Successive rolls for one purpose, each as a whole number from 0 to `size` − 1. */
export function rollsOf(game: Game, actor: number, purpose: number): Rnd {
  let n = 0;
  return (size) => pick(roll(game, actor, purpose, n++), size);
}

/** Whether an event with a chance in percent happens, decided by roll `n` for the purpose. */
export function happens(
  game: Game,
  actor: number,
  purpose: number,
  n: number,
  chance: number,
): boolean {
  return roll(game, actor, purpose, n) * 100 < chance;
}
