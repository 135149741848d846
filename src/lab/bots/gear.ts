import { meanOf } from '../../game/dice.ts';
import { fieldOf, hasComponent, type Kind } from '../../game/kinds.ts';
import type { Possessed, View } from './view.ts';

/** What is worth having, as far as a player can know: by the kinds' numbers and the bonuses that show. */

/** What a weapon adds in the hand, on average. Missiles and launchers are for other things. */
export function weaponValue(view: View, kind: Kind, bonuses: readonly number[] = []): number {
  if (!hasComponent(kind, 'Weapon')) return 0;
  const own = fieldOf(kind, 'Weapon', 'attack');
  const dice = meanOf(fieldOf(kind, 'Weapon', 'dice'));
  const [hit = 0, damage = 0] = bonuses;
  if (view.rules.attack !== 'dice') return own || Math.ceil(dice);
  return (dice || own) + damage + hit / 2;
}

/** What an armour adds. */
export function armourValue(kind: Kind, bonuses: readonly number[] = []): number {
  if (!hasComponent(kind, 'Armour')) return 0;
  return fieldOf(kind, 'Armour', 'defence') + (bonuses[0] ?? 0);
}

/** What an item of the bag is worth in its place. */
export function gearValue(view: View, { kind, name }: Possessed): number {
  const bonuses = name.bonuses ?? [];
  return hasComponent(kind, 'Armour')
    ? armourValue(kind, bonuses)
    : weaponValue(view, kind, bonuses);
}

/** The item of a sort that is worn. */
export function wornOf({ bag }: View, sort: 'Weapon' | 'Armour'): Possessed | undefined {
  return bag.find(({ worn, kind }) => worn && hasComponent(kind, sort));
}

/** The best item of a sort to wear, if it is better than what is worn. */
export function upgradeOf(view: View, sort: 'Weapon' | 'Armour'): Possessed | undefined {
  const worn = wornOf(view, sort);
  let best: Possessed | undefined;
  let value = worn ? gearValue(view, worn) : bareHands(view, sort);
  for (const item of view.bag) {
    if (item.worn || !hasComponent(item.kind, sort) || !item.verbs.includes('equip')) continue;
    const other = gearValue(view, item);
    if (other <= value) continue;
    best = item;
    value = other;
  }
  return best;
}

/** Bare hands have dice of their own where blows are rolled. */
function bareHands({ rules, kinds }: View, sort: 'Weapon' | 'Armour'): number {
  if (rules.attack !== 'dice' || sort === 'Armour') return 0;
  return meanOf(fieldOf(kinds[0], 'Fighter', 'attacks'));
}

/** The meal to eat first: the one that wastes least of itself. */
export function mealOf({ bag, hero }: View): Possessed | undefined {
  const room = hero.maxEnergy - (hero.energy ?? 0);
  const waste = ({ kind }: Possessed) => Math.abs(fieldOf(kind, 'Food', 'energy') - room);
  const meals = bag.filter(({ verbs }) => verbs.includes('eat'));
  return meals.sort((a, b) => waste(a) - waste(b))[0];
}

/** Whether the hero should eat: something would happen soon, or nothing is wasted. */
export function isHungry({ hero }: View): boolean {
  if (hero.energy === null) return false;
  return hero.hunger !== 'fed' || hero.energy <= hero.maxEnergy * 0.15;
}
