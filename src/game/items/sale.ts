import { has } from '../entity.ts';
import type { Game } from '../world.ts';
import { bagOf } from './bag.ts';
import { bonusesOf, identifyFully } from './identification.ts';

/** The sale of the hero's items at a victory in Rogue: the gold for each. */

/** The gold for which each charge of a stick sells. */
const chargeWorth = 20;

/**
 * The gold that an item sells for. Each bonus adds ten times the base price; never below 0. A ring with a
 * bonus sells for 20 more a point, and for 50 without a good one.
 */
export function worthOf(game: Game, item: number): number {
  const { Item, Ring, Stick } = game.stores;
  if (has(game, item, 'Ring') && Ring.newBonus[item]) {
    const bonus = Ring.bonus[item];
    return bonus > 0 ? Item.worth[item] + 20 * bonus : 50;
  }
  const factor = bonusesOf(game, item).reduce((sum, bonus) => sum + 10 * bonus, 1);
  const charges = has(game, item, 'Stick') ? chargeWorth * Stick.charges[item] : 0;
  return Math.max(0, Item.worth[item] * factor * Item.count[item] + charges);
}

/** The gold for which each item of the hero's bag sells, in the order of the bag. */
export function saleOf(game: Game): { item: number; gold: number }[] {
  return bagOf(game, game.hero).map((item) => ({ item, gold: worthOf(game, item) }));
}

/** Sells the bag at the end of the game: every item becomes known. Returns the gold. */
export function sellBag(game: Game): number {
  const sale = saleOf(game);
  for (const { item } of sale) identifyFully(game, item);
  return sale.reduce((sum, { gold }) => sum + gold, 0);
}
