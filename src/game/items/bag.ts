import { query } from 'bitecs';
import type { ItemVerb } from '../commands.ts';
import { has } from '../entity.ts';
import type { Game } from '../world.ts';
import { isWorn } from './gear.ts';
import { knowsItem } from './knowledge.ts';

/**
 * The bag of an actor. `stacks.ts` puts items into it and takes them out, `bag-weight-and-places.ts` has the limits of
 * weight and number, and `gear.ts` the items that are worn.
 */

/** The items that an actor carries, in the order of the rule `bag`. */
export function bagOf(game: Game, owner: number): number[] {
  const { rank, order } = game.stores.Item;
  const carried = [...query(game.world, [game.carriedBy(owner)])];
  return carried.sort((a, b) => rank[a] - rank[b] || order[a] - order[b]);
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
