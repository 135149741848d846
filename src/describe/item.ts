import { bareSkin, usesArmourClass } from '../game/combat/armour-class.ts';
import { weaponAttack } from '../game/combat/fighters.ts';
import { diceInHand, isAmmunition } from '../game/combat/hit-and-damage.ts';
import type { ItemVerb } from '../game/commands.ts';
import type { ComponentName } from '../game/components.ts';
import { diceText, meanOfDice, packed } from '../game/dice.ts';
import { has, kindOf } from '../game/entity.ts';
import { appearanceOf, kindsWithAppearance, lookOf } from '../game/items/appearances.ts';
import { armourOf, isWorn, weaponOf } from '../game/items/gear.ts';
import { bonusesOf, knownBonuses } from '../game/items/identification.ts';
import { itemName } from '../game/items/item-names.ts';
import { itemUse } from '../game/items/item-verbs.ts';
import { knowsItem } from '../game/items/knowledge.ts';
import type { Game } from '../game/world.ts';
import { plain, signed } from '../words/numbers.ts';
import type { Names, Words } from '../words/texts.ts';
import type { Description } from './description.ts';
import { powersOf } from './powers.ts';

/**
 * Describes an item that the hero carries or stands on, with its known bonuses. `namesOf` in `words/sentences.ts` makes
 * its name.
 */
export function describeItem(game: Game, item: number, words: Words, names: Names): Description {
  const effect = itemEffect(game, item, words);
  return {
    heading: names.item(itemName(game, item)),
    marks: [effect, wornMark(game, item, words)].filter((mark) => mark !== ''),
    lines: [...comparisonOf(game, item, words, names), ...powerLines(game, item, words, names)],
    danger: null,
    look: lookOf(game, game.stores.Identity.kind[item]),
  };
}

/**
 * Sentences about the powers of an item, with the sentence about its stack last, or about the kinds that an unknown
 * item may be.
 */
export function powerLines(game: Game, item: number, words: Words, names: Names): string[] {
  const { kind } = game.stores.Identity;
  if (!knowsItem(game, item)) return unknownKindLines(game, kind[item], words, names);
  const powers = powersOf(game.campaign, kindOf(game, item), words, names).filter(
    ({ component }) => !isOnlyEffect(game, component),
  );
  const ofStack = powers.filter(({ component }) => component === 'Stack');
  const others = powers.filter(({ component }) => component !== 'Stack');
  return [...others, ...ofStack].map(({ about }) => about);
}

/** Whether the sentence about a component of an item only repeats the effect of the item. */
function isOnlyEffect(game: Game, component: ComponentName): boolean {
  return component === 'Armour' || (component === 'Weapon' && has(game, game.hero, 'Stats'));
}

/** The most kinds that a sentence about an unknown item names. */
const mostNamed = 3;

/** A sentence about the kinds that an unknown item may be. `kind`: the number of its kind. */
export function unknownKindLines(game: Game, kind: number, words: Words, names: Names): string[] {
  const group = appearanceOf(game, kind)?.group;
  const possible = kindsWithAppearance(game)
    .filter(({ kind: { id }, look }) => look.group === group && !game.known.has(id))
    .map(({ kind: { id } }) => names.kind(id))
    // By name: the order of the campaign would reveal the kind.
    .sort((a, b) => Number(a > b) - Number(a < b));
  const { look } = words;
  if (possible.length > mostNamed) return [look.anyOf(possible.length)];
  return [look.oneOf(words.list(possible))];
}

/** The mark of an item that the hero wears or holds, for a ring with its hand; empty for other items. */
export function wornMark(game: Game, item: number, { ui }: Words): string {
  return wornAs(game, item, ui.wornLeft, ui.wornRight, ui.worn);
}

/** As `wornMark`, in words. */
export function wornText(game: Game, item: number, { textView }: Words): string {
  return wornAs(game, item, textView.onLeft, textView.onRight, textView.inUse);
}

function wornAs(game: Game, item: number, left: string, right: string, other: string): string {
  const { Gear } = game.stores;
  if (!isWorn(game, game.hero, item)) return '';
  if (Gear.left[game.hero] === item) return left;
  return Gear.right[game.hero] === item ? right : other;
}

/** The effect of an item in place of the worn one: `ATK +1 → +3`. Other items have only their effect. */
export function itemChange(game: Game, item: number, words: Words): string {
  if (isForShooting(game, item)) return shotText(game, item);
  const effect = itemEffect(game, item, words);
  const worn = wornInstead(game, item);
  const before = worn ? lastWord(itemEffect(game, worn, words)) : '';
  if (before === '') return effect;
  const now = lastWord(effect);
  return `${effect.slice(0, effect.length - now.length)}${before} → ${now}`;
}

/** Whether an item is a launcher or made for one: nobody holds it in place of a weapon for close combat. */
function isForShooting(game: Game, item: number): boolean {
  return has(game, item, 'Launcher') || isAmmunition(game, item);
}

/** The damage of a missile that is shot; nothing for a launcher. */
function shotText(game: Game, item: number): string {
  return has(game, item, 'Launcher')
    ? ''
    : damageText(game, item, game.stores.Weapon.thrownDice[item]);
}

/** The value in an effect such as `ATK +1`. */
function lastWord(effect: string): string {
  return effect.slice(effect.lastIndexOf(' ') + 1);
}

/** The numbers of an item that the hero does not wear, next to the numbers of the worn one. */
export interface WornComparison {
  readonly label: string;
  readonly now: string;
  /** The value of the worn item, or without one. */
  readonly before: string;
  /** The gain: negative for a loss, 0 for none. An unknown bonus counts as 0. */
  readonly gain: number;
}

/**
 * Compares a weapon or armour with the worn one, or with bare hands and skin. Null for other items, and for launchers
 * and ammunition.
 */
export function compareWithWorn(game: Game, item: number, { ui }: Words): WornComparison | null {
  const { stores, hero } = game;
  if (isWorn(game, hero, item) || isForShooting(game, item)) return null;
  const worn = wornInstead(game, item);
  if (has(game, item, 'Weapon')) {
    const dice = stores.Weapon.dice[item];
    if (dice === 0 || has(game, hero, 'Stats')) {
      return signedComparison(ui.attack, weaponAttack(game, item), weaponAttack(game, worn));
    }
    const before = worn ? packedDiceInHand(game, worn) : stores.Fighter.attacks[hero];
    const gain = damageOf(game, item, dice) - (before > 0 ? damageOf(game, worn, before) : 0);
    const now = damageText(game, item, dice);
    return { label: ui.attack, now, before: damageText(game, worn, before) || '0', gain };
  }
  if (!has(game, item, 'Armour')) return null;
  if (!usesArmourClass(game, game.hero)) {
    const { defence } = stores.Armour;
    return signedComparison(ui.defence, defence[item], worn ? defence[worn] : 0);
  }
  const now = armourClass(game, item);
  const before = worn ? armourClass(game, worn) : stores.Fighter.armour[hero];
  return { label: ui.armourClass, now: plain(now), before: plain(before), gain: before - now };
}

/** The dice of a held item, packed; 0 for one that does no damage, such as a potion. */
function packedDiceInHand(game: Game, item: number): number {
  return packed(diceInHand(game, item).filter(({ count }) => count > 0));
}

function signedComparison(label: string, now: number, before: number): WornComparison {
  return { label, now: signed(now), before: signed(before), gain: now - before };
}

/** The average damage of dice with the known bonus of a weapon, 0 for no weapon. */
function damageOf(game: Game, weapon: number, dice: number): number {
  const [, bonus = 0] = weapon ? knownBonuses(game, weapon) : [];
  return meanOfDice(dice) + bonus;
}

/** The dice of a weapon with its known bonus, such as `2d4+1`; empty without dice. 0 is no weapon. */
function damageText(game: Game, weapon: number, dice: number): string {
  const [, bonus = 0] = weapon ? knownBonuses(game, weapon) : [];
  return diceText(dice) + (dice && bonus ? signed(bonus) : '');
}

/** The worn item that this one would replace; 0 for none. */
function wornInstead(game: Game, item: number): number {
  const { hero } = game;
  if (isWorn(game, hero, item)) return 0;
  if (has(game, item, 'Weapon')) return weaponOf(game, hero);
  return has(game, item, 'Armour') ? armourOf(game, hero) : 0;
}

/** A sentence that compares an item with the worn one. */
function comparisonOf(game: Game, item: number, words: Words, names: Names): string[] {
  const worn = wornInstead(game, item);
  const now = itemEffect(game, item, words);
  const before = worn ? itemEffect(game, worn, words) : '';
  if (now === '' || before === '') return [];
  return [words.ui.sheet.instead(now, before, names.item(itemName(game, worn)))];
}

/** The effect of an item in the bag, such as `ATK +2` or `2d4`. Empty for an item without numbers. */
export function itemEffect(game: Game, item: number, { ui }: Words): string {
  const { Weapon, Food } = game.stores;
  if (has(game, item, 'Weapon')) {
    return damageText(game, item, Weapon.dice[item]) || `${ui.attack} +${Weapon.attack[item]}`;
  }
  if (has(game, item, 'Armour')) return armourEffect(game, item, ui);
  if (has(game, item, 'Food') && Food.spread[item] === 0) {
    return `${ui.energy} +${Food.energy[item]}`;
  }
  const { power } = itemName(game, item);
  if (power > 0) return `${ui.hp} +${power}`;
  return '';
}

/** The effect of armour: a defence bonus, or the armour class if the hero has one. */
function armourEffect(game: Game, item: number, ui: Words['ui']): string {
  if (!usesArmourClass(game, game.hero))
    return `${ui.defence} ${signed(game.stores.Armour.defence[item])}`;
  return `${ui.armourClass} ${plain(armourClass(game, item))}`;
}

/** The armour class in an armour, as far as the hero knows it. */
function armourClass(game: Game, item: number): number {
  const { Armour, Item } = game.stores;
  // The bonus of unknown armour remains secret until the hero wears it and sees the armour class.
  const isBonusKnown = Item.known[item] === 1 || isWorn(game, game.hero, item);
  const hiddenBonus = isBonusKnown ? 0 : bonusesOf(game, item)[0];
  return bareSkin - Armour.defence[item] + hiddenBonus;
}

/** A way to use an item, as a menu entry. */
export function verbText(game: Game, item: number, verb: ItemVerb, { verbs }: Words): string {
  return verbs[itemUse(game, item, verb)];
}
