import { type Cell, directions, isStandable, Tile, tileAt } from '../../dungeon/grid.ts';
import { roomWith } from '../../dungeon/rooms.ts';
import { actorAt } from '../actors.ts';
import { isWorn, takeOne } from '../bag.ts';
import { cellOf, has, heroCell, kindOf } from '../entity.ts';
import { nameOf } from '../fighters.ts';
import { isBare, lay, trapAt } from '../floor-contents.ts';
import { destroy, itemName } from '../items.ts';
import { say } from '../log.ts';
import { aimOf } from '../movement.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import type { Game } from '../world.ts';
import { type ActionFor, refusal } from './action.ts';
import { checkItem, checkRemovable } from './item-command.ts';
import { takeOffItem } from './take-off.ts';

/**
 * Throwing: an item of the bag flies until it meets an actor or an obstacle. Item 0 is the missile of
 * a monster with `Throws`, which cannot be picked up. `combat` decides whether an actor is hit.
 */
export const hurl: ActionFor<'throw'> = {
  check(game, command) {
    const problem = checkItem(game, command) ?? checkRemovable(game, command);
    if (problem) return problem;
    return command.dx === 0 && command.dy === 0 ? refusal('badCommand') : null;
  },

  perform(game, actor, dx, dy, item) {
    const from = cellOf(game, actor);
    if (item === 0) {
      const { target, at } = flight(game, from, dx, dy);
      report(game, actor, kindOf(game, actor).id, from, at);
      if (target !== 0) game.pending.attacks.push({ attacker: actor, target, by: 'missile' });
      return;
    }
    const way = aimOf(game, actor, dx, dy);
    if (isWorn(game, actor, item) && has(game, item, 'Armour')) takeOffItem(game, actor, item);
    const thrown = takeOne(game, actor, item);
    game.stores.Item.put[thrown] = 1;
    const { target, at } = flight(game, from, way.dx, way.dy);
    report(game, actor, kindOf(game, thrown).id, from, at);
    if (target !== 0) {
      game.pending.attacks.push({ attacker: actor, target, by: 'item', item: thrown });
      return;
    }
    say(game, 'normal', 'threw', { item: itemName(game, thrown) });
    fall(game, thrown, at);
  },
};

/** The flight of a missile from a cell: the actor that it meets, 0 for none, and its last cell. */
export function flight(
  game: Game,
  from: Cell,
  dx: number,
  dy: number,
): { target: number; at: Cell } {
  let at = from;
  let target = 0;
  while (target === 0 && (dx !== 0 || dy !== 0)) {
    const next = { x: at.x + dx, y: at.y + dy };
    target = actorAt(game, next.x, next.y);
    const tile = tileAt(game.floor.grid, next.x, next.y);
    if (target === 0 && (!isStandable(tile) || tile === Tile.door)) break;
    at = next;
  }
  return { target, at };
}

function report(game: Game, actor: number, kind: string, from: Cell, to: Cell): void {
  game.events.push({ type: 'threw', actor: game.stores.Identity.seq[actor], kind, from, to });
}

/** Ends a throw at an actor. An item that hits is destroyed; one that misses falls near the actor. */
export function endThrow(game: Game, item: number, target: number, landed: boolean): void {
  const names = { item: itemName(game, item), monster: nameOf(game, target) };
  if (landed) return destroy(game, item);
  fall(game, item, cellOf(game, target));
  say(game, 'normal', 'flewPast', names);
}

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
