import { addComponent, removeComponent } from 'bitecs';
import { stackings } from '../components.ts';
import { has, kindOf } from '../entity.ts';
import { copyEntity } from '../spawn.ts';
import type { Game } from '../world.ts';
import { bagOf } from './bag.ts';
import { destroy } from './items.ts';
import { noteKind } from './knowledge.ts';
import { releaseRing, ringsOf } from './rings.ts';

/** Stacks: items that are carried as one. `bag-limits.ts` counts their places and weight. */

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
export function stackFor(game: Game, bag: readonly number[], item: number): number | undefined {
  const { Identity, Stack } = game.stores;
  if (!has(game, item, 'Stack')) return undefined;
  const grouped = stacksByGroup(game, item);
  return bag.find(
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
  const bag = bagOf(game, owner);
  const stack = stackFor(game, bag, item);
  if (stack !== undefined) {
    Item.count[stack] += Item.count[item];
    if (has(game, item, 'Scares') && Scares.taken[item]) Scares.taken[stack] = 1;
    destroy(game, item);
    return stack;
  }
  Item.order[item] = game.nextOrder++;
  Item.rank[item] = rankOf(game, bag, item);
  addComponent(game.world, item, game.carriedBy(owner));
  return item;
}

/**
 * The rank of an item that comes into a bag: items with a lower rank come first. With the rule `groups`, food has
 * rank 0, and the items of a group have the rank of the first of them that was picked up.
 */
function rankOf(game: Game, bag: readonly number[], item: number): number {
  const { Item } = game.stores;
  if (game.campaign.rules.bag === 'found' || has(game, item, 'Food')) return 0;
  const group = bagGroupOf(game, item);
  const member = bag.find((other) => bagGroupOf(game, other) === group);
  return member === undefined ? Item.order[item] : Item.rank[member];
}

/** The items of a group are together in a bag with the rule `groups`. All food is one group. */
export function bagGroupOf(game: Game, item: number): string {
  if (has(game, item, 'Food')) return 'food';
  const { id, spawn } = kindOf(game, item);
  return spawn.item?.group ?? id;
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
