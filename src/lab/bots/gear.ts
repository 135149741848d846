import { heroKind } from '../../game/campaign.ts';
import { meanOfDice } from '../../game/dice.ts';
import { fieldOf, type Kind, kindHas } from '../../game/kinds.ts';
import type { BotItem, BotView } from './view.ts';

/** The value of weapons, armour and food, as far as a player knows it. */

/** The average damage of a weapon in hand; 0 for other items. */
function weaponValue(view: BotView, kind: Kind, bonuses: readonly number[]): number {
  if (!kindHas(kind, 'Weapon')) return 0;
  const attack = fieldOf(kind, 'Weapon', 'attack');
  const dice = meanOfDice(fieldOf(kind, 'Weapon', 'dice'));
  const [hit = 0, damage = 0] = bonuses;
  if (view.rules.attack !== 'dice') return attack || Math.ceil(dice);
  return (dice || attack) + damage + hit / 2;
}

/** The defence of armour; 0 for other items. */
function armourValue(kind: Kind, bonuses: readonly number[]): number {
  if (!kindHas(kind, 'Armour')) return 0;
  return fieldOf(kind, 'Armour', 'defence') + (bonuses[0] ?? 0);
}

/** The value of a weapon or armour in the bag. */
function gearValue(view: BotView, { kind, name }: BotItem): number {
  const bonuses = name.bonuses ?? [];
  return kindHas(kind, 'Armour') ? armourValue(kind, bonuses) : weaponValue(view, kind, bonuses);
}

/** The worn weapon or armour. */
export function wornOf({ bag }: BotView, sort: 'Weapon' | 'Armour'): BotItem | undefined {
  return bag.find(({ worn, kind }) => worn && kindHas(kind, sort));
}

/** The best weapon or armour of the bag, if it is better than the worn one. */
export function upgradeOf(view: BotView, sort: 'Weapon' | 'Armour'): BotItem | undefined {
  const worn = wornOf(view, sort);
  let best: BotItem | undefined;
  let bestValue = worn ? gearValue(view, worn) : valueWithout(view, sort);
  for (const item of view.bag) {
    if (item.worn || !kindHas(item.kind, sort) || !item.verbs.includes('equip')) continue;
    const value = gearValue(view, item);
    if (value <= bestValue) continue;
    best = item;
    bestValue = value;
  }
  return best;
}

/** The value of no weapon or no armour: in campaigns with dice, bare hands have their own dice. */
function valueWithout(view: BotView, sort: 'Weapon' | 'Armour'): number {
  if (view.rules.attack !== 'dice' || sort === 'Armour') return 0;
  return meanOfDice(fieldOf(heroKind(view), 'Fighter', 'attacks'));
}

/** The food that wastes the least energy. */
export function mealOf({ bag, hero }: BotView): BotItem | undefined {
  const lostEnergy = hero.maxEnergy - (hero.energy ?? 0);
  const waste = ({ kind }: BotItem) => Math.abs(fieldOf(kind, 'Food', 'energy') - lostEnergy);
  const meals = bag.filter(({ verbs }) => verbs.includes('eat'));
  return meals.sort((a, b) => waste(a) - waste(b))[0];
}

/** Whether the hero should eat. */
export function isHungry({ hero }: BotView): boolean {
  if (hero.energy === null) return false;
  return hero.needsFood || hero.energy <= hero.maxEnergy * 0.15;
}
