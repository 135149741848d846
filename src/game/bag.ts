import { addComponent, query, removeComponent } from 'bitecs';
import type { ItemVerb } from './commands.ts';
import { componentNames, fieldsOf, readField, writeField } from './components.ts';
import { has, kindOf, sorted } from './entity.ts';
import { destroy } from './items.ts';
import { spawn } from './spawn.ts';
import type { Game } from './world.ts';

/** What an actor carries, in the order in which it was picked up. */
export function bagOf(game: Game, owner: number): number[] {
  return sorted(query(game.world, [game.carriedBy(owner)]), game.stores.Item.order);
}

/** The weight of what an actor carries, in tenths. */
export function carriedWeight(game: Game, owner: number): number {
  const { weight, count } = game.stores.Item;
  let sum = 0;
  for (const item of query(game.world, [game.carriedBy(owner)])) sum += weight[item] * count[item];
  return sum;
}

/** The number of things that an actor carries: each of a stack counts, but a group is one. */
export function placesTaken(game: Game, owner: number): number {
  const { Item, Stack } = game.stores;
  let sum = 0;
  for (const item of query(game.world, [game.carriedBy(owner)])) {
    sum += has(game, item, 'Stack') && Stack.as[item] === 0 ? Item.count[item] : 1;
  }
  return sum;
}

/** What keeps a picker from taking an item: its weight, or the number of things; a prize always fits. */
export function burden(game: Game, picker: number, item: number): 'weight' | 'places' | null {
  const { Item, Bag } = game.stores;
  if (has(game, item, 'Prize')) return null;
  const weight = carriedWeight(game, picker) + Item.weight[item] * Item.count[item];
  if (weight > Bag.limit[picker]) return 'weight';
  return placesTaken(game, picker) >= Bag.places[picker] ? 'places' : null;
}

/** Whether the actor wears the item. */
export function isWorn(game: Game, owner: number, item: number): boolean {
  if (!has(game, owner, 'Gear')) return false;
  const { Gear } = game.stores;
  return Gear.weapon[owner] === item || Gear.armour[owner] === item;
}

/** The weapon in an actor's hand, 0 for none. */
export function weaponOf(game: Game, actor: number): number {
  return has(game, actor, 'Gear') ? game.stores.Gear.weapon[actor] : 0;
}

/** The armour that an actor wears, 0 for none. */
export function armourOf(game: Game, actor: number): number {
  return has(game, actor, 'Gear') ? game.stores.Gear.armour[actor] : 0;
}

/** What the owner can do with an item of its bag, the usual thing first. */
export function itemVerbs(game: Game, owner: number, item: number): ItemVerb[] {
  const verbs: ItemVerb[] = has(game, owner, 'Thrower') ? ['put', 'throw'] : ['put'];
  if (has(game, item, 'Food')) return ['eat', ...verbs];
  if (has(game, item, 'Potion')) return ['drink', ...verbs];
  if (has(game, item, 'Weapon') || has(game, item, 'Armour')) {
    return [isWorn(game, owner, item) ? 'takeOff' : 'equip', ...verbs];
  }
  return verbs;
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
