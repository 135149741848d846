import { type Cell, neighboursOf } from '../../dungeon/grid.ts';
import { nearestAnywhere } from '../../dungeon/paths.ts';
import { roomWith } from '../../dungeon/rooms.ts';
import { actorAt } from '../actors/actors.ts';
import { cellsInHeroReach } from '../actors/hero-reach.ts';
import { heroCell } from '../entity.ts';
import { isBare, layOnTop, trapAt } from '../floors/floor-contents.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import type { Game } from '../world.ts';
import { destroy } from './items.ts';

/** Dropping: an item lands near a cell. `actions/put.ts` lays items on the cell of the hero itself. */

/**
 * Drops a thrown item on a random bare cell without an actor, one of the nine cells around `at`. Without such a cell
 * the item is lost.
 */
export function dropNear(game: Game, item: number, at: Cell): void {
  const cells = cellsAround(at, false).filter((cell) => takesItem(game, cell));
  layOnOneOf(game, item, cells, at);
}

/**
 * Drops an item of a monster like `dropNear`, but only on cells that the hero can reach: without one around `at`, as
 * in the middle of deep water, on the nearest. `beside`: not on `at` itself.
 */
export function dropInReach(
  game: Game,
  item: number,
  at: Cell,
  beside = false,
  reached = cellsInHeroReach(game),
): void {
  const { grid } = game.floor;
  const isFit = (cell: Cell) => reached.has(cell.y * grid.width + cell.x) && takesItem(game, cell);
  const around = cellsAround(at, beside).filter(isFit);
  const nearest = around.length > 0 ? null : nearestAnywhere(grid, at, (x, y) => isFit({ x, y }));
  layOnOneOf(game, item, nearest ? [nearest] : around, at);
}

/** The nine cells around a cell, or with `beside` its eight neighbours. */
function cellsAround(cell: Cell, beside: boolean): Cell[] {
  return [...(beside ? [] : [cell]), ...neighboursOf(cell)];
}

/** Whether an item can be dropped on a cell: it is bare and has neither a trap nor an actor. */
function takesItem(game: Game, cell: Cell): boolean {
  const { x, y } = cell;
  return isBare(game, cell) && !trapAt(game, x, y) && actorAt(game, x, y) === 0;
}

/** Lays an item that is dropped at `from` on one of these cells. Without a cell it is lost. */
function layOnOneOf(game: Game, item: number, cells: readonly Cell[], from: Cell): void {
  if (cells.length === 0) return destroy(game, item);
  layOnTop(game, item, game.floor, cells[pick(roll(game, item, Purpose.drop, 0), cells.length)]);
  alertRoom(game, from);
}

/** As in Rogue, an item that is dropped in the hero's lit room may make the monsters there notice the hero. */
function alertRoom(game: Game, { x, y }: Cell): void {
  const hero = heroCell(game);
  const room = roomWith(game.floor.rooms, hero.x, hero.y);
  if (room && !room.dark && roomWith([room], x, y)) game.pending.rooms.push(room);
}
