import { type Cell, directions } from '../dungeon/grid.ts';
import { roomWith } from '../dungeon/rooms.ts';
import { actorAt } from './actors.ts';
import { heroCell } from './entity.ts';
import { isBare, lay, trapAt } from './floor-contents.ts';
import { destroy } from './items.ts';
import { Purpose, pick } from './random.ts';
import { roll } from './roll.ts';
import type { Game } from './world.ts';

/**
 * Lays a thrown or dropped item on a random bare cell without an actor: one of the nine cells around
 * (x, y), or with `beside` one of the eight neighbours. Without such a cell the item is lost.
 */
export function fall(game: Game, item: number, { x, y }: Cell, beside = false): void {
  const cells = [...(beside ? [] : [{ dx: 0, dy: 0 }]), ...directions]
    .map(({ dx, dy }) => ({ x: x + dx, y: y + dy }))
    .filter((cell) => isBare(game, cell) && !trapAt(game, cell.x, cell.y))
    .filter((cell) => actorAt(game, cell.x, cell.y) === 0);
  if (cells.length === 0) return destroy(game, item);
  lay(game, item, cells[pick(roll(game, item, Purpose.fall, 0), cells.length)]);
  alertRoom(game, { x, y });
}

/** As in Rogue, an item that falls in the hero's lit room may make the monsters there notice the hero. */
function alertRoom(game: Game, { x, y }: Cell): void {
  const hero = heroCell(game);
  const room = roomWith(game.floor.rooms, hero.x, hero.y);
  if (room && !room.dark && roomWith([room], x, y)) game.pending.rooms.push(room);
}
