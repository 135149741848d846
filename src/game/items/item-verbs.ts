import type { ItemVerb } from '../commands.ts';
import { has } from '../entity.ts';
import type { Game } from '../world.ts';
import { isWorn, weaponOf } from './gear.ts';
import { knowsItem } from './knowledge.ts';

/** A way to use an item: `equip` and `takeOff` mean something else for weapons and rings. */
export type UseOfItem = ItemVerb | 'takeInHand' | 'putOn' | 'putAway';

/** The verbs that the owner can use with an item of its bag, the usual one first. */
export function itemVerbs(game: Game, owner: number, item: number): ItemVerb[] {
  const verbs = [
    usualVerb(game, owner, item),
    'put' as const,
    has(game, owner, 'Thrower') ? ('throw' as const) : null,
    handVerb(game, owner, item),
    knowsItem(game, item) ? null : ('name' as const),
  ];
  return verbs.filter((verb) => verb !== null);
}

/** The verb for which an item is made; null for an item that has none, such as the prize. */
function usualVerb(game: Game, owner: number, item: number): ItemVerb | null {
  if (has(game, item, 'Food')) return 'eat';
  if (has(game, item, 'Potion')) return 'drink';
  if (has(game, item, 'Scroll')) return 'read';
  if (has(game, item, 'Stick')) return 'zap';
  return isGear(game, item) ? wearVerb(game, owner, item) : null;
}

/** The verb of a `Wielder` for an item that is not made for the hand: it can hold any item, also a ring. */
function handVerb(game: Game, owner: number, item: number): ItemVerb | null {
  if (!has(game, owner, 'Wielder')) return null;
  if (has(game, item, 'Ring')) return isWorn(game, owner, item) ? null : 'wield';
  return isGear(game, item) ? null : wearVerb(game, owner, item);
}

function isGear(game: Game, item: number): boolean {
  return has(game, item, 'Weapon') || has(game, item, 'Armour') || has(game, item, 'Ring');
}

function wearVerb(game: Game, owner: number, item: number): ItemVerb {
  return isWorn(game, owner, item) ? 'takeOff' : 'equip';
}

/**
 * The use of an item by a verb, for texts. A held item is not taken off but put away. A hero of Rogue can hold
 * anything, but only gear is equipment.
 */
export function itemUse(game: Game, item: number, verb: ItemVerb): UseOfItem {
  if (has(game, item, 'Armour')) return verb;
  const isRing = has(game, item, 'Ring');
  if (verb === 'equip' && isRing) return 'putOn';
  if (verb === 'equip') return has(game, item, 'Weapon') ? 'takeInHand' : 'wield';
  if (isRing && weaponOf(game, game.hero) !== item) return verb;
  return verb === 'takeOff' ? 'putAway' : verb;
}
