import { bagOf, isWorn, itemVerbs } from '../game/bag.ts';
import type { ItemVerb } from '../game/commands.ts';
import { has } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import { slotsInOrder } from './bag-order.ts';
import { controls, type VerbControl } from './controls.ts';

/** Items by letter and by the verbs that apply to them. */

/** The letters of the first items; Z and X stay free, because they choose and go back. */
export const itemLetters = 'abcdefghijklmnopqrstuvw';

/** The slot that a key names in the open bag; null for other keys. */
export function slotOf(key: string): number | null {
  return key.length === 1 && itemLetters.includes(key) ? itemLetters.indexOf(key) : null;
}

/** The verb of a control that asks for an item. */
export function verbOf(control: VerbControl): ItemVerb {
  return controls[control].verb;
}

/** The slots of the items that a verb applies to; without a verb, of all items. In the order of the list. */
export function slotsFor(game: Game, control: VerbControl | null, isSorted = false): number[] {
  const items = bagOf(game, game.hero);
  const slots = slotsInOrder(game, isSorted);
  if (control === null) return slots;
  const fits = (slot: number) => itemVerbs(game, game.hero, items[slot]).includes(verbOf(control));
  const having = (component: 'Weapon' | 'Armour' | 'Ring') =>
    slots.filter((slot) => fits(slot) && has(game, items[slot], component));
  switch (control) {
    case 'wield':
      return having('Weapon');
    case 'wear':
      return having('Armour');
    case 'takeOff': {
      // Weapons come second: the key is for armour, and another weapon takes the place of the old one.
      const armour = having('Armour');
      return armour.length > 0 ? armour : having('Weapon');
    }
    case 'putOn':
    case 'removeRing':
      return having('Ring');
    default:
      return slots.filter(fits);
  }
}

/** The verb controls whose verb is in the menu of an item, and whose key therefore uses it. */
export function appliesTo(game: Game, control: VerbControl, slot: number): boolean {
  if (control !== 'takeOff') return slotsFor(game, control).includes(slot);
  return isWorn(game, game.hero, bagOf(game, game.hero)[slot]);
}
