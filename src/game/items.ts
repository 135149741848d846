import { addComponent, removeComponent } from 'bitecs';
import { type Cell, directions, roomWith, Tile, tileAt } from '../dungeon/grid.ts';
import { componentNames, fieldsOf, readField, writeField } from './components.ts';
import { actorAt } from './actors.ts';
import { bagOf } from './bag.ts';
import { bonusesOf } from './items.ts';
import { has, heroCell, kindOf } from './entity.ts';
import { itemsAt, trapAt } from './floor-contents.ts';
import { draw, Purpose, pick } from './random.ts';
import { type Game } from './world.ts';
import { layAt, spawn } from './spawn.ts';

/** What happens to items whoever handles them: they come apart, together, to the ground, to nothing. */

/** Takes an item out of the game. */
export function destroy(game: Game, item: number): void {
  removeComponent(game.world, item, game.stores.Position);
  addComponent(game.world, item, game.stores.Dead);
}

/** Takes an item out of its owner's bag and hands; the item is then nowhere. */
export function release(game: Game, owner: number, item: number): void {
  const { Gear } = game.stores;
  removeComponent(game.world, item, game.carriedBy(owner));
  if (!has(game, owner, 'Gear')) return;
  if (Gear.weapon[owner] === item) Gear.weapon[owner] = 0;
  if (Gear.armour[owner] === item) Gear.armour[owner] = 0;
}

/**
 * One of what an owner carries, now nowhere: the item itself when it is the last of its stack, else
 * a new item like it. With `whole` the entire stack goes.
 */
export function takeOne(game: Game, owner: number, item: number, whole = false): number {
  const { Item } = game.stores;
  if (whole || Item.count[item] === 1) {
    release(game, owner, item);
    return item;
  }
  Item.count[item]--;
  const one = spawn(game, kindOf(game, item));
  for (const component of componentNames) {
    if (component === 'Identity' || !has(game, item, component)) continue;
    for (const [field] of fieldsOf(component)) {
      const value = readField(game.stores, component, field, item);
      writeField(game.stores, component, field, one, value);
    }
  }
  Item.count[one] = 1;
  Item.order[one] = game.nextOrder++;
  return one;
}

/** One of what an owner carries is eaten, drunk or stolen. */
export function useUp(game: Game, owner: number, item: number, whole = false): void {
  destroy(game, takeOne(game, owner, item, whole));
}

/** The stack in a bag that an item would join, or undefined. */
export function stackFor(game: Game, owner: number, item: number): number | undefined {
  const { Identity, Stack } = game.stores;
  if (!has(game, item, 'Stack')) return undefined;
  const grouped = stacksByGroup(game, item);
  return bagOf(game, owner).find(
    (other) =>
      Identity.kind[other] === Identity.kind[item] &&
      (!grouped || Stack.group[other] === Stack.group[item]),
  );
}

/** Whether only those made together stack, and go together. */
export function stacksByGroup(game: Game, item: number): boolean {
  const { Stack } = game.stores;
  return has(game, item, 'Stack') && Stack.as[item] === 1;
}

/** Puts an item that is nowhere into a bag, on the stack that it belongs to; returns what holds it. */
export function stow(game: Game, owner: number, item: number): number {
  const { Item } = game.stores;
  const stack = stackFor(game, owner, item);
  if (stack !== undefined) {
    Item.count[stack] += Item.count[item];
    destroy(game, item);
    return stack;
  }
  addComponent(game.world, item, game.carriedBy(owner));
  Item.order[item] = game.nextOrder++;
  return item;
}

/** Whether a single thing could come to lie on a cell of the hero's floor: nothing is there to see. */
export function isBare(game: Game, { x, y }: Cell): boolean {
  const tile = tileAt(game.floor.grid, x, y);
  if (tile !== Tile.floor && tile !== Tile.passage) return false;
  const trap = trapAt(game, x, y);
  if (trap && game.stores.Trap.found[trap]) return false;
  return itemsAt(game, x, y).length === 0;
}

/**
 * Lets an item that is nowhere fall on a random bare cell among the nine around (x, y), or with
 * `beside` the eight, that nobody stands on; where there is none it is lost. In a lit room that the
 * hero is in, all look up.
 */
export function fall(game: Game, item: number, { x, y }: Cell, beside = false): void {
  const { Identity } = game.stores;
  const cells = [...(beside ? [] : [{ dx: 0, dy: 0 }]), ...directions]
    .map(({ dx, dy }) => ({ x: x + dx, y: y + dy }))
    .filter((cell) => isBare(game, cell) && !trapAt(game, cell.x, cell.y))
    .filter((cell) => actorAt(game, cell.x, cell.y) === 0);
  if (cells.length === 0) return destroy(game, item);
  const roll = draw(game.key, game.turn, Identity.seq[item], Purpose.fall, 0);
  lay(game, item, cells[pick(roll, cells.length)]);
  const hero = heroCell(game);
  const room = roomWith(game.floor.rooms, hero.x, hero.y);
  if (room && !room.dark && roomWith([room], x, y)) game.pending.rooms.push(room);
}

/** Lays an item that is nowhere on a cell of the hero's floor, on top of what lies there. */
export function lay(game: Game, item: number, { x, y }: Cell): void {
  layAt(game, item, game.floor, x, y);
  game.stores.Item.order[item] = game.nextOrder++;
}

/** Whether there is magic about an item: a potion, a prize, or gear that is not as it was forged. */
export function isMagic(game: Game, item: number): boolean {
  if (has(game, item, 'Potion') || has(game, item, 'Prize')) return true;
  return bonusesOf(game, item).some((bonus) => bonus !== 0);
}

/** The gold that an item brings: ten times as much again for each bonus of gear, never below 0. */
export function worthOf(game: Game, item: number): number {
  const { Item } = game.stores;
  const factor = bonusesOf(game, item).reduce((sum, bonus) => sum + 10 * bonus, 1);
  return Math.max(0, Item.worth[item] * factor * Item.count[item]);
}
