import { addComponent, query, removeComponent } from 'bitecs';
import type { ItemVerb } from '../commands.ts';
import { stackings } from '../components.ts';
import { has, kindOf } from '../entity.ts';
import { copyEntity } from '../spawn.ts';
import type { Game } from '../world.ts';
import { destroy } from './items.ts';
import { knowsItem, noteKind } from './knowledge.ts';
import { releaseRing, ringsOf } from './rings.ts';

/** The items that an actor carries, in the order of the rule `bag`. */
export function bagOf(game: Game, owner: number): number[] {
  const { rank, order } = game.stores.Item;
  const carried = [...query(game.world, [game.carriedBy(owner)])];
  return carried.sort((a, b) => rank[a] - rank[b] || order[a] - order[b]);
}

/**
 * The rank of an item that comes into a bag: items with a lower rank come first. With the rule `groups`, food has
 * rank 0, and the items of a group have the rank of the first of them that was picked up.
 */
function rankOf(game: Game, owner: number, item: number): number {
  const { Item } = game.stores;
  if (game.campaign.rules.bag === 'found' || has(game, item, 'Food')) return 0;
  const groupOf = (one: number) => kindOf(game, one).spawn.item?.group ?? kindOf(game, one).id;
  const group = groupOf(item);
  const member = bagOf(game, owner).find((other) => groupOf(other) === group);
  return member === undefined ? Item.order[item] : Item.rank[member];
}

/** Bag weight: the weight of all carried items, in tenths. */
export function carriedWeight(game: Game, owner: number): number {
  const { weight, count } = game.stores.Item;
  let sum = 0;
  for (const item of query(game.world, [game.carriedBy(owner)])) sum += weight[item] * count[item];
  return sum;
}

/** The places taken in a bag: each item of a stack counts, but a group counts once. */
export function placesTaken(game: Game, owner: number): number {
  let sum = 0;
  for (const item of query(game.world, [game.carriedBy(owner)])) sum += placesOf(game, item);
  return sum;
}

/** The places that an item takes in a bag. */
function placesOf(game: Game, item: number): number {
  const { Item, Stack } = game.stores;
  const isUnits = has(game, item, 'Stack') && stackings[Stack.as[item]] === 'units';
  return isUnits ? Item.count[item] : 1;
}

/** Why an item does not fit into a bag: its weight or the number of items. A prize always fits. */
export function burden(game: Game, picker: number, item: number): 'weight' | 'places' | null {
  const { Item, Bag } = game.stores;
  if (has(game, item, 'Prize')) return null;
  const weight = carriedWeight(game, picker) + Item.weight[item] * Item.count[item];
  if (weight > Bag.limit[picker]) return 'weight';
  return placesTaken(game, picker) + placesOf(game, item) > Bag.places[picker] ? 'places' : null;
}

/** Why an actor without `Bag` or with a full one cannot pick an item up; null if it can. Gold needs no room. */
export function pickupLimit(game: Game, picker: number, item: number): 'weight' | 'places' | null {
  if (has(game, item, 'Gold')) return null;
  const limit = has(game, picker, 'Bag') ? burden(game, picker, item) : 'places';
  if (limit !== 'places') return limit;
  // An item that joins a group takes no place of its own.
  const joins = stacksByGroup(game, item) && stackFor(game, picker, item) !== undefined;
  return joins ? null : limit;
}

/** Whether the actor wears the item. */
export function isWorn(game: Game, owner: number, item: number): boolean {
  return wornBy(game, owner).includes(item);
}

/** Everything that an actor wears and holds. */
export function wornBy(game: Game, actor: number): number[] {
  if (!has(game, actor, 'Gear')) return [];
  const { Gear } = game.stores;
  const worn = [Gear.weapon, Gear.armour, Gear.left, Gear.right].map((slot) => slot[actor]);
  return worn.filter((item) => item !== 0);
}

/** The weapon or other item in an actor's hand, 0 for none. */
export function weaponOf(game: Game, actor: number): number {
  return has(game, actor, 'Gear') ? game.stores.Gear.weapon[actor] : 0;
}

/** The armour that an actor wears, 0 for none. */
export function armourOf(game: Game, actor: number): number {
  return has(game, actor, 'Gear') ? game.stores.Gear.armour[actor] : 0;
}

/** The actions that the owner can take with an item of its bag, the usual one first. */
export function itemVerbs(game: Game, owner: number, item: number): ItemVerb[] {
  const verbs: ItemVerb[] = has(game, owner, 'Thrower') ? ['put', 'throw'] : ['put'];
  const isRing = has(game, item, 'Ring');
  const isGear = isRing || has(game, item, 'Weapon') || has(game, item, 'Armour');
  const wear = isWorn(game, owner, item) ? 'takeOff' : 'equip';
  if (has(game, owner, 'Wielder')) {
    if (!isGear) verbs.push(wear);
    else if (isRing && wear === 'equip') verbs.push('wield');
  }
  if (!knowsItem(game, item)) verbs.push('name');
  if (has(game, item, 'Food')) return ['eat', ...verbs];
  if (has(game, item, 'Potion')) return ['drink', ...verbs];
  if (has(game, item, 'Scroll')) return ['read', ...verbs];
  if (has(game, item, 'Stick')) return ['zap', ...verbs];
  return isGear ? [wear, ...verbs] : verbs;
}

/** Takes an item from its owner, who no longer carries or wears it. */
function release(game: Game, owner: number, item: number): void {
  const { Gear } = game.stores;
  removeComponent(game.world, item, game.carriedBy(owner));
  if (!has(game, owner, 'Gear')) return;
  if (Gear.weapon[owner] === item) Gear.weapon[owner] = 0;
  if (Gear.armour[owner] === item) Gear.armour[owner] = 0;
  if (ringsOf(game, owner).includes(item)) releaseRing(game, owner, item);
}

/**
 * Takes one item of a stack from its owner: a copy, or the item itself if it is the last one. With
 * `whole`, takes the entire stack.
 */
export function takeOne(game: Game, owner: number, item: number, whole = false): number {
  const { Item } = game.stores;
  if (whole || Item.count[item] === 1) {
    release(game, owner, item);
    return item;
  }
  Item.count[item]--;
  const one = copyEntity(game, item);
  Item.count[one] = 1;
  Item.order[one] = game.nextOrder++;
  return one;
}

/** Removes one item of a stack from the game, or with `whole` the entire stack. */
export function useUp(game: Game, owner: number, item: number, whole = false): void {
  destroy(game, takeOne(game, owner, item, whole));
}

/** The fields in which items of a kind differ when they do not stack. */
const differences = {
  Item: ['level', 'cursed'],
  Weapon: ['hit', 'damage'],
  Armour: ['defence'],
  Ring: ['bonus'],
  Stick: ['charges'],
} as const;

/** Whether two items of a kind are the same except for their number. */
function areAlike(game: Game, item: number, other: number): boolean {
  return Object.entries(differences).every(([name, fields]) => {
    const component = name as keyof typeof differences;
    if (!has(game, item, component)) return true;
    const columns: Readonly<Record<string, ArrayLike<number>>> = game.stores[component];
    return fields.every((field) => columns[field][item] === columns[field][other]);
  });
}

/** The stack in a bag that an item would join; undefined if there is none. */
function stackFor(game: Game, owner: number, item: number): number | undefined {
  const { Identity, Stack } = game.stores;
  if (!has(game, item, 'Stack')) return undefined;
  const grouped = stacksByGroup(game, item);
  return bagOf(game, owner).find(
    (other) =>
      Identity.kind[other] === Identity.kind[item] &&
      (grouped ? Stack.group[other] === Stack.group[item] : areAlike(game, item, other)),
  );
}

/** Whether an item stacks only with the group in which it was made. A group moves as a whole. */
export function stacksByGroup(game: Game, item: number): boolean {
  const { Stack } = game.stores;
  return has(game, item, 'Stack') && stackings[Stack.as[item]] === 'group';
}

/** Puts an item into a bag, on its stack if there is one. Returns the stack or the item. */
export function stow(game: Game, owner: number, item: number): number {
  const { Item, Identity, Scares } = game.stores;
  if (owner === game.hero) noteKind(game, Identity.kind[item]);
  const stack = stackFor(game, owner, item);
  if (stack !== undefined) {
    Item.count[stack] += Item.count[item];
    if (has(game, item, 'Scares') && Scares.taken[item]) Scares.taken[stack] = 1;
    destroy(game, item);
    return stack;
  }
  Item.order[item] = game.nextOrder++;
  Item.rank[item] = rankOf(game, owner, item);
  addComponent(game.world, item, game.carriedBy(owner));
  return item;
}
