import { has, kindOf } from '../entity.ts';
import { fieldOf } from '../kinds.ts';
import type { Game } from '../world.ts';
import { knowsItem, learnKind } from './knowledge.ts';

/**
 * The hero's knowledge of a single item: its bonuses and charges. Kinds, unknown until the hero learns them, are in
 * `knowledge.ts`, and their appearances in `appearances.ts`. `effects/use-item.ts` lets the hero learn a kind by
 * drinking, reading and zapping, and `actions/equip.ts` the bonus of armour by putting it on.
 */

/** The hero learns the bonuses of an item. Its name then includes them. */
export function identify(game: Game, item: number): void {
  game.stores.Item.known[item] = 1;
}

/** The hero learns everything about an item: its kind and its bonuses. */
export function identifyFully(game: Game, item: number): void {
  identify(game, item);
  learnKind(game, item);
}

/** Whether the hero can learn something about an item: its kind, its bonuses or its charges. */
export function isIdentifiable(game: Game, item: number): boolean {
  if (!knowsItem(game, item)) return true;
  const hasSecret = has(game, item, 'Stick') || bonusesOf(game, item).length > 0;
  return hasSecret && !game.stores.Item.known[item];
}

/** The bonuses that the hero knows; empty for an unidentified item. */
export function knownBonuses(game: Game, item: number): number[] {
  return game.stores.Item.known[item] ? bonusesOf(game, item) : [];
}

/** The charges of a stick, if the hero knows them; null for other items. */
export function knownCharges(game: Game, item: number): number | null {
  const { Item, Stick } = game.stores;
  return Item.known[item] && has(game, item, 'Stick') ? Stick.charges[item] : null;
}

/** The bonuses of a weapon (to hit, damage), of armour (defence, compared to its kind) or of a ring. */
export function bonusesOf(game: Game, item: number): number[] {
  const { Weapon, Armour, Ring } = game.stores;
  if (has(game, item, 'Weapon')) return [Weapon.hit[item], Weapon.damage[item]];
  if (has(game, item, 'Ring') && Ring.newBonus[item]) return [Ring.bonus[item]];
  if (!has(game, item, 'Armour')) return [];
  return [Armour.defence[item] - fieldOf(kindOf(game, item), 'Armour', 'defence')];
}
