import { minds } from '../../game/components.ts';
import { meanOf, unpackDice } from '../../game/dice.ts';
import { fieldOf, hasComponent, type Kind } from '../../game/kinds.ts';
import { strengthBonus } from '../../game/strength.ts';
import { wornOf } from './gear.ts';
import type { View } from './view.ts';

/** What a fight is likely to come to, by the bestiary's numbers and the hero's own. */

/** A foe as far as a fight goes. */
export interface Opponent {
  readonly kind: Kind;
  /** HP as far as is known. */
  readonly health: number;
}

/** Health of an unhurt one of a kind, on average. */
export function healthOf(kind: Kind): number {
  return fieldOf(kind, 'Health', 'max') + meanOf(fieldOf(kind, 'Health', 'dice'));
}

/** HP that a turn beside one of a kind costs the hero, on average. */
export function blowOf({ rules, hero }: View, kind: Kind): number {
  if (hasComponent(kind, 'Paralysis')) return 0;
  if (rules.blow === 'single') return 1;
  const attacks = fieldOf(kind, 'Fighter', 'attacks');
  if (rules.blow === 'ratio') {
    const attack = hasComponent(kind, 'Stats')
      ? fieldOf(kind, 'Stats', 'attack')
      : Math.ceil(meanOf(attacks) || 1);
    return Math.ceil(attack ** 2 / hero.defence);
  }
  const level = fieldOf(kind, 'Fighter', 'level') || 1;
  const mean = attacks ? meanOf(attacks) : fieldOf(kind, 'Stats', 'attack');
  return chanceToHit(level, hero.armourClass, 0) * mean;
}

/** The most that a turn beside one of a kind can cost. */
export function worstBlowOf(view: View, kind: Kind): number {
  if (view.rules.blow !== 'dice') return blowOf(view, kind);
  const dice = unpackDice(fieldOf(kind, 'Fighter', 'attacks'));
  return dice.reduce((sum, { count, sides }) => sum + count * sides, 0);
}

/** Blows that the hero needs, on average, to slay one. */
export function blowsFor(view: View, { kind, health }: Opponent): number {
  const { rules, hero, kinds } = view;
  if (rules.blow === 'single') return health;
  if (rules.blow === 'ratio') {
    const skin = hasComponent(kind, 'Fighter') ? 11 - fieldOf(kind, 'Fighter', 'armour') : 1;
    const defence = hasComponent(kind, 'Stats') ? fieldOf(kind, 'Stats', 'defence') : skin;
    return Math.ceil(health / Math.ceil(hero.attack ** 2 / Math.max(1, defence)));
  }
  const weapon = wornOf(view, 'Weapon');
  const dice = weapon
    ? fieldOf(weapon.kind, 'Weapon', 'dice')
    : fieldOf(kinds[0], 'Fighter', 'attacks');
  const strong = hero.strength === null ? { hit: 0, damage: 0 } : strengthBonus(hero.strength);
  const [hit = 0, damage = 0] = weapon?.name.bonuses ?? [];
  const armour = hasComponent(kind, 'Fighter') ? fieldOf(kind, 'Fighter', 'armour') : 10;
  const chance = chanceToHit(hero.level, armour, strong.hit + hit);
  const mean = (dice ? meanOf(dice) : hero.attack) + strong.damage + damage;
  return health / Math.max(0.05, chance * Math.max(1, mean));
}

/** A d20 and the bonus reach 21 − level − armour class: see `lands`. */
function chanceToHit(level: number, armour: number, bonus: number): number {
  return Math.min(1, Math.max(0, (level + armour + bonus) / 20));
}

/** HP that it costs to slay all of these, one after another, the hero striking first. */
export function costOf(view: View, foes: readonly Opponent[]): number {
  const order = foes
    .map((foe) => ({ blows: blowsFor(view, foe), blow: blowOf(view, foe.kind) }))
    .sort((a, b) => a.blows / (a.blow + 0.01) - b.blows / (b.blow + 0.01));
  let turns = 0;
  let cost = 0;
  for (const { blows, blow } of order) {
    turns += blows;
    cost += blow * Math.max(0, turns - 1);
  }
  return cost;
}

/** Whether one of a kind does nothing to the hero until he hurts it. */
export function loiters(kind: Kind): boolean {
  const mind = minds[fieldOf(kind, 'AI', 'mind')];
  return mind === 'timid' || mind === 'grudge';
}

/** Powers for which one had better not wake it. */
const nasty = ['Paralysis', 'Rust', 'ItemThief', 'LevelDrain', 'Venom', 'ConfusingGaze'] as const;

export function isNasty(kind: Kind): boolean {
  return nasty.some((power) => hasComponent(kind, power));
}
