import { directions } from '../../dungeon/grid.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';

/** The chance in percent that a confused actor throws or aims in a random direction. */
const wildChance = 19;

/**
 * The direction in which an actor throws or zaps: a random one of the eight for (0, 0), and sometimes for a
 * confused actor.
 */
export function aimOf(
  game: Game,
  actor: number,
  dx: number,
  dy: number,
): { dx: number; dy: number } {
  const isConfused = game.stores.Condition.confused[actor] > 0;
  const isWild = isConfused && rollsOf(game, actor, Purpose.step)(100) < wildChance;
  if (!isWild && (dx !== 0 || dy !== 0)) return { dx, dy };
  return directions[rollsOf(game, actor, Purpose.stagger)(directions.length)];
}
