import { query } from 'bitecs';
import type { Game } from '../world.ts';

/**
 * The bag of an actor. `stacks.ts` puts items into it and takes them out, `bag-limits.ts` has the limits of
 * weight and number, `gear.ts` the items that are worn, and `item-verbs.ts` the verbs for an item.
 */

/** The items that an actor carries, in the order of the rule `bag`. */
export function bagOf(game: Game, owner: number): number[] {
  const { rank, order } = game.stores.Item;
  const carried = [...query(game.world, [game.carriedBy(owner)])];
  return carried.sort((a, b) => rank[a] - rank[b] || order[a] - order[b]);
}
