import { query } from 'bitecs';
import { type Cell, Tile, tileAt } from '../../dungeon/grid.ts';
import { roomWith } from '../../dungeon/rooms.ts';
import { has, inTurnOrder, sorted } from '../entity.ts';
import type { Game } from '../world.ts';
import { type Floor, isFreeOn } from './floor.ts';
import { placeThing } from './occupancy.ts';

/** The items on a floor, in the order in which they were laid down. */
export function itemsOn(game: Game, floor: Floor): number[] {
  const { Item, Position } = game.stores;
  const found: number[] = [];
  for (const entity of query(game.world, [Item, Position])) {
    if (Position.depth[entity] === floor.depth) found.push(entity);
  }
  return sorted(found, Item.order);
}

/** The items on a cell of the hero's floor. The first one is picked up next. */
export function itemsAt(game: Game, x: number, y: number): number[] {
  const { Position } = game.stores;
  return itemsOn(game, game.floor).filter(
    (item) => Position.x[item] === x && Position.y[item] === y,
  );
}

/** The oldest gold in the room of a cell on the hero's floor; 0 without a room or gold. */
export function goldInRoom(game: Game, x: number, y: number): number {
  const { Position } = game.stores;
  const { rooms } = game.floor;
  const room = roomWith(rooms, x, y);
  if (!room) return 0;
  const gold = itemsOn(game, game.floor).find(
    (item) =>
      has(game, item, 'Gold') && roomWith(rooms, Position.x[item], Position.y[item]) === room,
  );
  return gold ?? 0;
}

/** The traps of the hero's floor, found or not, by `seq`. */
export function trapsOn(game: Game): number[] {
  const { Position, Trap } = game.stores;
  const here = query(game.world, [Trap, Position]).filter(
    (trap) => Position.depth[trap] === game.floor.depth,
  );
  return inTurnOrder(game, here);
}

/** The traps of the hero's floor that the hero has found, by `seq`. */
export function foundTraps(game: Game): number[] {
  return trapsOn(game).filter((trap) => game.stores.Trap.found[trap] === 1);
}

/** The trap on a cell of the hero's floor, found or not; 0 for none. */
export function trapAt(game: Game, x: number, y: number): number {
  const { Position } = game.stores;
  return trapsOn(game).find((trap) => Position.x[trap] === x && Position.y[trap] === y) ?? 0;
}

/** The features of the hero's floor, by `seq`. */
export function featuresOn(game: Game): number[] {
  const { Position, Feature } = game.stores;
  const here = query(game.world, [Feature, Position]).filter(
    (feature) => Position.depth[feature] === game.floor.depth && !has(game, feature, 'Dead'),
  );
  return inTurnOrder(game, here);
}

/** The feature on a cell of the hero's floor; 0 for none. */
export function featureAt(game: Game, x: number, y: number): number {
  const { Position } = game.stores;
  return featuresOn(game).find((one) => Position.x[one] === x && Position.y[one] === y) ?? 0;
}

/**
 * The cells of the hero's floor that are free for something. Right: whether they may already hold an actor, an item, a
 * trap or a feature.
 *
 * | function       | a cell for                  | tiles          | actor | item | trap   | feature |
 * | -------------- | --------------------------- | -------------- | ----- | ---- | ------ | ------- |
 * | `isBare`       | an item that the hero puts  | floor, passage | yes   | no   | hidden | no      |
 * | `takesItem`    | an item that falls          | floor, passage | no    | no   | no     | no      |
 * | `isEmptyFloor` | an actor that is teleported | floor          | no    | no   | no     | yes     |
 * | `isFree`       | an actor that arrives       | of its gaits   | no    | yes  | yes    | yes     |
 * | `canEnter`     | an actor that steps         | of its gaits   | no    | yes  | yes    | yes     |
 * | `freeWater`    | an actor that only swims    | deep water     | no    | yes  | yes    | yes     |
 *
 * `takesItem` is in `items/dropping.ts`, `isFree` in `actors/actors.ts`, `canEnter` in `actors/movement.ts`,
 * `freeWater` in `water.ts`; `actors/free-places.ts` chooses among free cells. While a floor is made,
 * `feature-population.ts`, `vaults.ts` and the generators have their own.
 */

/** Whether a cell of the hero's floor shows nothing, so that an item can be put there. */
export function isBare(game: Game, { x, y }: Cell): boolean {
  const tile = tileAt(game.floor.grid, x, y);
  if (tile !== Tile.floor && tile !== Tile.passage) return false;
  const trap = trapAt(game, x, y);
  if (trap && game.stores.Trap.found[trap]) return false;
  if (featureAt(game, x, y)) return false;
  return itemsAt(game, x, y).length === 0;
}

/**
 * Whether a cell of the hero's floor is floor without an actor, an item or a trap, even a hidden one. A feature need
 * not be asked for: its ground is a tile other than floor. Only a feature that leaves the floor as it is, such as an
 * altar to step on, is allowed: an actor can stand there, and a teleport is not a step, so it does not use the feature.
 */
export function isEmptyFloor(game: Game, x: number, y: number): boolean {
  if (tileAt(game.floor.grid, x, y) !== Tile.floor || !isFreeOn(game.floor, x, y)) return false;
  return trapAt(game, x, y) === 0 && itemsAt(game, x, y).length === 0;
}

/** Lays an item on a cell of a floor, on top of the items there. `items/dropping.ts` chooses cells. */
export function layOnTop(game: Game, item: number, floor: Floor, { x, y }: Cell): void {
  placeThing(game, item, floor, x, y);
  game.stores.Item.order[item] = game.nextOrder++;
}
