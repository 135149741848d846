import { type Cell, Gait, onlySwims } from '../../dungeon/grid.ts';
import { nearestAnywhere, nearestCell } from '../../dungeon/paths.ts';
import { cellOf } from '../entity.ts';
import type { Floor } from '../floors/floor.ts';
import { pick } from '../random.ts';
import type { Game } from '../world.ts';
import { isFree } from './actors.ts';
import { gaitsOf } from './gaits.ts';
import { canEnter, stepsFrom } from './movement.ts';

/** Free cells for actors. `isBare` (`floors/floor-contents.ts`) finds cells for items. */

/** The free cell nearest to `at` on which a new actor of the hero's floor can stand: mostly `at` itself. */
export function standingCell(game: Game, actor: number, at: Cell): Cell {
  if (canEnter(game, actor, at.x, at.y)) return at;
  const { grid } = game.floor;
  const by = gaitsOf(game, actor);
  const isFit = (x: number, y: number) => isFree(game, x, y, by);
  const near = onlySwims(by) ? null : nearestCell(grid, at, isFit);
  return near ?? nearestAnywhere(grid, at, isFit) ?? at;
}

/** The most actors of a floor. Monsters do not split or summon beyond it. */
const mostActors = 100;

/** Whether a floor has no room for another monster that splits off, is summoned or follows a leader. */
export function isFull({ monsters }: Floor): boolean {
  return monsters.length + 1 >= mostActors;
}

/**
 * A free cell next to an actor for a new monster with the gaits `by`, chosen by `rolled` (0 to 1). Null if there is
 * none, or if the floor has too many actors.
 */
export function freeCellBeside(
  game: Game,
  actor: number,
  rolled: number,
  by: number = Gait.walk,
): Cell | null {
  const here = cellOf(game, actor);
  const cells = stepsFrom(game, here).filter(({ x, y }) => isFree(game, x, y, by));
  if (cells.length === 0 || isFull(game.floor)) return null;
  return cells[pick(rolled, cells.length)];
}
