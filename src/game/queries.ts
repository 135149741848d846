import { hasComponent, query } from 'bitecs';
import { type Cell, isStandable, Tile, tileAt } from '../dungeon/grid.ts';
import type { Kind } from './bundles.ts';
import type { Command, ItemVerb } from './commands.ts';
import type { ComponentName } from './components.ts';
import type { ItemName } from './events.ts';
import type { Floor, Game } from './world.ts';

/**
 * Questions about a game that change nothing. Everything that can be in an order is sorted by `seq`
 * or `order` here, because the order of a bitECS query depends on who asked before.
 */

/** Whether the entity has the component. */
export function has(game: Game, entity: number, component: ComponentName): boolean {
  return hasComponent(game.world, entity, game.stores[component]);
}

/** The cell that the hero stands on. */
export function heroCell(game: Game): Cell {
  const { Position } = game.stores;
  return { x: Position.x[game.hero], y: Position.y[game.hero] };
}

/** Score for each turn, with three decimals; 0 before the first turn. */
export function performanceOf({ score, turn }: Game): string {
  return turn === 0 ? '0' : (score / turn).toFixed(3);
}

/** The kind that an entity was made from. */
export function kindOf(game: Game, entity: number): Kind {
  return game.campaign.kinds[game.stores.Identity.kind[entity]];
}

/** The actors of the hero's floor that act by themselves, in turn order. */
export function monstersHere(game: Game): number[] {
  const { AI, Position, Identity, Dead } = game.stores;
  const { depth } = game.floor;
  const found: number[] = [];
  for (const entity of query(game.world, [AI, Position])) {
    if (Position.depth[entity] === depth && !hasComponent(game.world, entity, Dead)) {
      found.push(entity);
    }
  }
  return found.sort((a, b) => Identity.seq[a] - Identity.seq[b]);
}

/** The items that lie on a floor, in the order in which they came to lie there. */
export function itemsOn(game: Game, floor: Floor): number[] {
  const { Item, Position } = game.stores;
  const found: number[] = [];
  for (const entity of query(game.world, [Item, Position])) {
    if (Position.depth[entity] === floor.depth) found.push(entity);
  }
  return found.sort((a, b) => Item.order[a] - Item.order[b]);
}

/** The items on a cell of the hero's floor; the first is the one that is picked up next. */
export function itemsAt(game: Game, x: number, y: number): number[] {
  const { Position } = game.stores;
  return itemsOn(game, game.floor).filter(
    (item) => Position.x[item] === x && Position.y[item] === y,
  );
}

/** What an actor carries, in the order in which it was picked up. */
export function bagOf(game: Game, owner: number): number[] {
  const { order } = game.stores.Item;
  return [...query(game.world, [game.carriedBy(owner)])].sort((a, b) => order[a] - order[b]);
}

/** The weight of what an actor carries, in tenths. */
export function carriedWeight(game: Game, owner: number): number {
  const { weight } = game.stores.Item;
  let sum = 0;
  for (const item of query(game.world, [game.carriedBy(owner)])) sum += weight[item];
  return sum;
}

/** Whether a picker's bag has room for an item; a prize always fits. */
export function canCarry(game: Game, picker: number, item: number): boolean {
  const { Item, Bag } = game.stores;
  if (!has(game, picker, 'Bag')) return false;
  if (has(game, item, 'Prize')) return true;
  return carriedWeight(game, picker) + Item.weight[item] <= Bag.limit[picker];
}

/** Whether the actor wears the item. */
export function isWorn(game: Game, owner: number, item: number): boolean {
  if (!has(game, owner, 'Gear')) return false;
  const { Gear } = game.stores;
  return Gear.weapon[owner] === item || Gear.armour[owner] === item;
}

/** Attack with the weapon in hand; 1 for whoever has no stats. */
export function attackOf(game: Game, actor: number): number {
  const { Stats, Gear, Weapon } = game.stores;
  const weapon = has(game, actor, 'Gear') ? Gear.weapon[actor] : 0;
  const own = has(game, actor, 'Stats') ? Stats.attack[actor] : 1;
  return own + (weapon ? Weapon.attack[weapon] : 0);
}

/** Defence with the armour worn; 1 for whoever has no stats. */
export function defenceOf(game: Game, actor: number): number {
  const { Stats, Gear, Armour } = game.stores;
  const armour = has(game, actor, 'Gear') ? Gear.armour[actor] : 0;
  const own = has(game, actor, 'Stats') ? Stats.defence[actor] : 1;
  return own + (armour ? Armour.defence[armour] : 0);
}

/** The name of an item as messages tell it. */
export function itemName(game: Game, item: number): ItemName {
  const { Item, Potion } = game.stores;
  const power = has(game, item, 'Potion') ? Potion.healing[item] * Item.level[item] : 0;
  return { kind: kindOf(game, item).id, power };
}

/** What the owner can do with an item of its bag, the usual thing first. */
export function itemVerbs(game: Game, owner: number, item: number): ItemVerb[] {
  if (has(game, item, 'Food')) return ['eat', 'put'];
  if (has(game, item, 'Potion')) return ['drink', 'put'];
  if (has(game, item, 'Weapon') || has(game, item, 'Armour')) {
    return [isWorn(game, owner, item) ? 'takeOff' : 'equip', 'put'];
  }
  return ['put'];
}

/** Whether the campaign's rules let one go, or strike, to the neighbour in this direction. */
export function isWay(game: Game, dx: number, dy: number): boolean {
  if (dx === 0 && dy === 0) return false;
  return game.campaign.rules.ways === 'free' || dx === 0 || dy === 0;
}

/** Turns of digging that an actor has spent on a wall cell of the hero's floor. */
export function workDone(game: Game, actor: number, x: number, y: number): number {
  const { Digging } = game.stores;
  if (!has(game, actor, 'Digging') || Digging.depth[actor] !== game.floor.depth) return 0;
  return Digging.x[actor] === x && Digging.y[actor] === y ? Digging.turns[actor] : 0;
}

/** The actor on a cell of the hero's floor, 0 for none. */
export function actorAt(game: Game, x: number, y: number): number {
  const { grid, occupants } = game.floor;
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return 0;
  return occupants[y * grid.width + x];
}

/** Whether an actor could step on a cell of the hero's floor: open ground that nobody stands on. */
export function isFree(game: Game, x: number, y: number): boolean {
  return isStandable(tileAt(game.floor.grid, x, y)) && actorAt(game, x, y) === 0;
}

/** The living monsters that the hero sees, in turn order. */
export function monstersInSight(game: Game): number[] {
  const { Position } = game.stores;
  const { grid, visible } = game.floor;
  return monstersHere(game).filter(
    (monster) => visible[Position.y[monster] * grid.width + Position.x[monster]] === 1,
  );
}

/**
 * The command for "do what is here": pick up, else down, else up; null where there is nothing.
 * An item that is too heavy does not hide the stairs.
 */
export function commandHere(game: Game): Command | null {
  const { x, y } = heroCell(game);
  const tile = tileAt(game.floor.grid, x, y);
  const stairs = tile === Tile.stairsDown ? 'down' : tile === Tile.stairsUp ? 'up' : null;
  const [item] = itemsAt(game, x, y);
  if (item !== undefined && (stairs === null || canCarry(game, game.hero, item))) {
    return { type: 'pickup' };
  }
  return stairs && { type: stairs };
}
