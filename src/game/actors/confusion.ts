import { type Cell, directions } from '../../dungeon/grid.ts';
import { has } from '../entity.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { isFree } from './actors.ts';
import { stepsFrom } from './movement.ts';

/**
 * A confused actor moves and aims at random: the hero staggers (`staggeredTo`), a monster steps erratically
 * (`goals/erratic-step.ts`), and both throw and zap the wrong way (`shotDirection`). The effect `confuse`, glowing
 * hands and gazes confuse.
 */

/** The chance in percent that a confused actor steps at random. */
export const staggerChance = 80;
/** The chance in percent that a random step ends the confusion of a monster. The hero's ends after its turns. */
export const clearHeadChance = 5;
/** The chance in percent that a confused actor throws or zaps in a random direction. */
const wildAimChance = 19;

/**
 * The cell to which a confused hero staggers: a cell that it can step onto, or its own. Null if it steps as intended.
 */
export function staggeredTo(game: Game, actor: number, here: Cell): Cell | null {
  if (!isConfused(game, actor) || has(game, actor, 'AI')) return null;
  if (rollsOf(game, actor, Purpose.step)(100) >= staggerChance) return null;
  if (actor === game.hero) say(game, 'normal', 'stagger');
  const cells = stepsFrom(game, here).filter(({ x, y }) => isFree(game, x, y));
  return [here, ...cells][rollsOf(game, actor, Purpose.stagger)(cells.length + 1)];
}

/**
 * The direction in which an actor throws or zaps: a random one of the eight for (0, 0), and sometimes for a
 * confused actor.
 */
export function shotDirection(
  game: Game,
  actor: number,
  dx: number,
  dy: number,
): { dx: number; dy: number } {
  const isWild = isConfused(game, actor) && rollsOf(game, actor, Purpose.step)(100) < wildAimChance;
  if (!isWild && (dx !== 0 || dy !== 0)) return { dx, dy };
  return directions[rollsOf(game, actor, Purpose.stagger)(directions.length)];
}

function isConfused(game: Game, actor: number): boolean {
  return game.stores.Condition.confused[actor] > 0;
}
