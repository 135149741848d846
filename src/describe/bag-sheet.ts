import { weaponAttack } from '../game/combat/fighters.ts';
import { unlimitedPlaces } from '../game/components.ts';
import { has } from '../game/entity.ts';
import { lookOf } from '../game/items/appearances.ts';
import { bagOf } from '../game/items/bag.ts';
import { carriedWeight, placesTaken } from '../game/items/bag-limits.ts';
import { itemName } from '../game/items/item-names.ts';
import { itemUse, itemVerbs, type UseOfItem } from '../game/items/item-verbs.ts';
import { type Kind, kindHas } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { signed } from '../words/numbers.ts';
import type { Names, Words } from '../words/texts.ts';
import {
  compareWithWorn,
  itemChange,
  itemEffect,
  powerLines,
  verbText,
  type WornComparison,
  wornText,
} from './item.ts';

/** The places of gear on the hero's figure. */
export const gearPlaces = ['weapon', 'armour', 'left', 'right'] as const;
export type GearPlace = (typeof gearPlaces)[number];

function isRingPlace(place: GearPlace): boolean {
  return place === 'left' || place === 'right';
}

/** An entry of the menu of an item. */
export interface BagVerb {
  readonly use: UseOfItem;
  readonly text: string;
  /** Whether it is the use for which the item is made. */
  readonly isUsual: boolean;
}

/** An item of the bag with everything that its slot and its card show. */
export interface BagItem {
  /** Its position in the bag. */
  readonly slot: number;
  readonly name: string;
  readonly look: Kind['look'];
  /** The number of items in a stack. */
  readonly count: number;
  /** Its known bonus, such as `+2`; empty for none. */
  readonly bonus: string;
  /** The place on the figure where the hero wears it; null for none. */
  readonly worn: GearPlace | null;
  /** The words for that place; empty if the hero does not wear it. */
  readonly wornText: string;
  /** The effect, such as `ATK +2`, or the effect of a missile when it is shot; empty for none. */
  readonly effect: string;
  readonly comparison: WornComparison | null;
  /** Its weight in words; empty where items have none. */
  readonly weight: string;
  /** Sentences about its powers. */
  readonly lines: readonly string[];
  /** The entries of its menu. */
  readonly verbs: readonly BagVerb[];
}

/** The hero's bag and the places on the figure. */
export interface BagSheet {
  /** Weight or number of the items, with the limit. */
  readonly load: string;
  /** The places of gear that the heroes of the campaign have. */
  readonly places: readonly GearPlace[];
  readonly items: readonly BagItem[];
}

/** Describes the bag and the gear of the hero; null for a hero without a bag. */
export function describeBag(game: Game, words: Words, names: Names): BagSheet | null {
  const { campaign, hero } = game;
  if (!has(game, hero, 'Bag')) return null;
  const hasRings = campaign.kinds.some((kind) => kindHas(kind, 'Ring'));
  const places = gearPlaces.filter((place) => !isRingPlace(place) || hasRings);
  return {
    load: loadText(game, words),
    places: has(game, hero, 'Gear') ? places : [],
    items: bagOf(game, hero).map((_, slot) => describeBagItem(game, slot, words, names)),
  };
}

/** The weight or the number of the items in the hero's bag, and its limit. */
export function loadOf(game: Game, { numbers }: Words): [load: string, limit: string] {
  const { hero, stores } = game;
  const { maxWeight, places } = stores.Bag;
  if (!limitsWeight(game)) return [`${placesTaken(game, hero)}`, `${places[hero]}`];
  return [numbers.decimal(carriedWeight(game, hero) / 10), numbers.decimal(maxWeight[hero] / 10)];
}

/** The load of the hero's bag and its limit in a short text, which names a weight. */
export function loadText(game: Game, words: Words): string {
  const load = loadOf(game, words).join('/');
  return limitsWeight(game) ? `${words.ui.weight} ${load}` : load;
}

/** Whether weight limits the hero's bag, and not the number of items. */
export function limitsWeight(game: Game): boolean {
  const { hero, stores } = game;
  return has(game, hero, 'Bag') && stores.Bag.places[hero] === unlimitedPlaces;
}

/** Describes the item in a slot of the hero's bag. */
export function describeBagItem(game: Game, slot: number, words: Words, names: Names): BagItem {
  const item = bagOf(game, game.hero)[slot];
  const { Item, Identity, Gear } = game.stores;
  const inUse = wornText(game, item, words);
  const comparison = compareWithWorn(game, item, words);
  const effect = comparison ? itemEffect(game, item, words) : itemChange(game, item, words);
  return {
    slot,
    name: names.item(itemName(game, item)),
    look: lookOf(game, Identity.kind[item]),
    count: has(game, item, 'Gold') ? 1 : Item.count[item],
    bonus: bonusText(game, item),
    worn: inUse ? (gearPlaces.find((place) => Gear[place][game.hero] === item) ?? null) : null,
    wornText: inUse,
    effect,
    comparison,
    weight: limitsWeight(game) ? weightText(game, item, words) : '',
    // The effect needs no sentence of its own.
    lines: powerLines(game, item, words, names).filter(
      (line) => line.replace(/[.。]$/, '') !== effect,
    ),
    verbs: itemVerbs(game, game.hero, item).map((verb, entry) => ({
      use: itemUse(game, item, verb),
      text: verbText(game, item, verb, words),
      // An item without a use of its own can be put down first.
      isUsual: entry === 0 && verb !== 'put',
    })),
  };
}

/** The weight of an item or a stack, such as `Weight 0.4`. */
function weightText(game: Game, item: number, { ui, numbers }: Words): string {
  const { Item } = game.stores;
  return `${ui.weight} ${numbers.decimal((Item.weight[item] * Item.count[item]) / 10)}`;
}

/**
 * The number on the slot of a weapon or armour: its known bonuses where the hero fights by dice, otherwise what
 * it adds to attack or defence. Empty for other items.
 */
export function bonusText(game: Game, item: number): string {
  const { bonuses = [] } = itemName(game, item);
  if (has(game, game.hero, 'Fighter')) return bonuses.map(signed).join(',');
  if (!has(game, game.hero, 'Stats')) return '';
  const defence = has(game, item, 'Armour') ? game.stores.Armour.defence[item] : 0;
  const added = weaponAttack(game, item) || defence;
  return added > 0 ? signed(added) : '';
}
