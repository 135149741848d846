import { query } from 'bitecs';
import { stackings } from '../components.ts';
import { has } from '../entity.ts';
import type { Game } from '../world.ts';
import { bagOf } from './bag.ts';
import { stackFor, stacksByGroup } from './stacks.ts';

/**
 * The limits of a bag: `Bag` in `hero.json` has the largest weight in tenths (Simple 100, which is shown as 10.0) and the
 * number of places (Rogue 22). An item that does not fit stays where it is, with a message from `systems/pickup.ts`. Weight has no
 * other effect on the rules.
 */

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
export function bagProblem(game: Game, picker: number, item: number): 'weight' | 'places' | null {
  const { Item, Bag } = game.stores;
  if (has(game, item, 'Prize')) return null;
  const weight = carriedWeight(game, picker) + Item.weight[item] * Item.count[item];
  if (weight > Bag.maxWeight[picker]) return 'weight';
  return placesTaken(game, picker) + placesOf(game, item) > Bag.places[picker] ? 'places' : null;
}

/** Why an actor without `Bag` or with a full one cannot pick an item up; null if it can. Gold needs no room. */
export function pickupLimit(game: Game, picker: number, item: number): 'weight' | 'places' | null {
  if (has(game, item, 'Gold')) return null;
  const limit = has(game, picker, 'Bag') ? bagProblem(game, picker, item) : 'places';
  if (limit !== 'places') return limit;
  // An item that joins a group takes no place of its own.
  const joins =
    stacksByGroup(game, item) && stackFor(game, bagOf(game, picker), item) !== undefined;
  return joins ? null : limit;
}
