import type { ComponentName } from '../game/components.ts';
import { has } from '../game/entity.ts';
import { bagOf } from '../game/items/bag.ts';
import { isIdentifiable } from '../game/items/identification.ts';
import { knowsItem } from '../game/items/knowledge.ts';
import type { Game } from '../game/world.ts';

/** The types of items in the order of a sorted bag. An item is of its last type: arrows are also weapons. */
const types: readonly ComponentName[] = [
  'Weapon',
  'Launcher',
  'Missile',
  'Armour',
  'Food',
  'Potion',
  'Ring',
  'Scroll',
];

/**
 * The slots of a bag in the order in which they are shown. Sorted: by type, then in the order of the campaign,
 * then as found. The items keep their slots and letters, because commands name slots.
 */
export function slotsInOrder(game: Game, isSorted: boolean): number[] {
  const items = bagOf(game, game.hero);
  const slots = items.map((_, slot) => slot);
  if (!isSorted) return slots;
  const { kind } = game.stores.Identity;
  const rankOf = (item: number) => {
    const type = types.findLastIndex((component) => has(game, item, component));
    return type < 0 ? types.length : type;
  };
  return slots.sort(
    (a, b) => rankOf(items[a]) - rankOf(items[b]) || kind[items[a]] - kind[items[b]] || a - b,
  );
}

/**
 * The slots of a bag in the order in which an item to identify is chosen: unknown kinds, items with unknown
 * bonuses or charges, and then known items.
 */
export function slotsToIdentify(game: Game): number[] {
  const items = bagOf(game, game.hero);
  const rankOf = (slot: number) => {
    if (!knowsItem(game, items[slot])) return 0;
    return isIdentifiable(game, items[slot]) ? 1 : 2;
  };
  return items.map((_, slot) => slot).sort((a, b) => rankOf(a) - rankOf(b) || a - b);
}
