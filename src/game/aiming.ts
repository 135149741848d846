import { type Direction, directions } from '../dungeon/grid.ts';
import { Purpose } from './random.ts';
import { rollsOf } from './roll.ts';
import type { Game } from './world.ts';

/** The chance in percent that a confused actor throws or zaps in a random direction. */
const wildAimChance = 19;

/** The direction in which an actor throws or zaps: a random one for (0, 0) and for some of the confused. */
export function aimOf(game: Game, actor: number, dx: number, dy: number): Direction {
  const isConfused = game.stores.Condition.confused[actor] > 0;
  const isWild = isConfused && rollsOf(game, actor, Purpose.step)(100) < wildAimChance;
  if (!isWild && (dx !== 0 || dy !== 0)) return { dx, dy } as Direction;
  return directions[rollsOf(game, actor, Purpose.stagger)(directions.length)];
}
