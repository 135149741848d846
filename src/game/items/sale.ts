import type { Game } from '../world.ts';
import { bagOf } from './bag.ts';
import { identifyFully } from './identification.ts';
import { worthOf } from './items.ts';

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
