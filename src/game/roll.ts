import { draw, pick, type Rnd } from './random.ts';
import type { Game } from './world.ts';

/**
 * A random number of play, from 0 (included) to 1 (excluded): a pure function of the seed, the turn,
 * the actor (0 for no actor), the purpose, and `n`, the number of the roll for this purpose.
 */
export function roll(game: Game, actor: number, purpose: number, n: number): number {
  return draw(game.key, game.turn, game.stores.Identity.seq[actor], purpose, n);
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
