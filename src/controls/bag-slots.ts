import type { ItemVerb } from '../game/commands.ts';
import { has } from '../game/entity.ts';
import { bagOf } from '../game/items/bag.ts';
import { isWorn, weaponOf } from '../game/items/gear.ts';
import { itemVerbs } from '../game/items/item-verbs.ts';
import type { Game } from '../game/world.ts';
import { slotsInOrder } from './bag-order.ts';
import { controls, plainControls } from './control-table.ts';
import { isVerb, type VerbControl } from './controls.ts';

/**
 * The slots of the bag: their letters, and those whose items a verb applies to. `game/items/item-verbs.ts` has the
 * verbs for an item.
 */

/** The letters of the first items; Z and X stay free, because they choose and go back. */
export const itemLetters = 'abcdefghijklmnopqrstuvw';

/** The slot that a key names in the open bag; null for other keys. */
export function slotOf(key: string): number | null {
  return key.length === 1 && itemLetters.includes(key) ? itemLetters.indexOf(key) : null;
}

/** The verb of a control for an item. The control `wield` equips every item but a ring, which it wields. */
export function verbOf(game: Game, control: VerbControl, item: number): ItemVerb {
  if (control === 'wield' && has(game, item, 'Ring')) return 'wield';
  return controls[control].verb;
}

/** The slots of the items that a verb applies to; without a verb, of all items. In the order of the list. */
export function slotsFor(game: Game, control: VerbControl | null, isSorted = false): number[] {
  const items = bagOf(game, game.hero);
  const slots = slotsInOrder(game, isSorted);
  if (control === null) return slots;
  const fits = (slot: number) => {
    const item = items[slot];
    return itemVerbs(game, game.hero, item).includes(verbOf(game, control, item));
  };
  const having = (place: Place) =>
    slots.filter((slot) => fits(slot) && placeOf(game, items[slot]) === place);
  switch (control) {
    case 'wield':
      return slots.filter((slot) => fits(slot) && placeOf(game, items[slot]) !== 'body');
    case 'wear':
      return having('body');
    case 'takeOff': {
      // The held item comes second: the key is for armour, and another weapon takes the place of the old one.
      const armour = having('body');
      return armour.length > 0 ? armour : having('hand');
    }
    case 'putOn':
    case 'removeRing':
      return having('finger');
    default:
      return slots.filter(fits);
  }
}

/** Where a worn item is. */
type Place = 'hand' | 'body' | 'finger';

function placeOf(game: Game, item: number): Place {
  if (has(game, item, 'Armour')) return 'body';
  return has(game, item, 'Ring') && weaponOf(game, game.hero) !== item ? 'finger' : 'hand';
}

/**
 * Whether a control can use the item of a slot, whose menu is open. Taking off applies to everything that the hero
 * wears or holds, although `slotsFor` lists less for it.
 */
export function appliesTo(game: Game, control: VerbControl, slot: number): boolean {
  if (control !== 'takeOff') return slotsFor(game, control).includes(slot);
  return isWorn(game, game.hero, bagOf(game, game.hero)[slot]);
}

/** The control whose key uses the item of a slot as a verb says; null if there is none. */
export function controlFor(game: Game, verb: ItemVerb, slot: number): VerbControl | null {
  const item = bagOf(game, game.hero)[slot];
  const fits = (control: VerbControl) =>
    verbOf(game, control, item) === verb && appliesTo(game, control, slot);
  return plainControls.filter(isVerb).find(fits) ?? null;
}
