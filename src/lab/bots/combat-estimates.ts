import { strengthBonus } from '../../game/actors/strength.ts';
import { heroKind } from '../../game/campaign.ts';
import { meanOfDice, unpackDice } from '../../game/dice.ts';
import { fieldOf, type Kind, kindHas } from '../../game/kinds.ts';
import { upgradeOf, wornOf } from './gear.ts';
import type { BotItem, BotView } from './view.ts';

/** Estimates of fights, from the numbers in the bestiary and of the hero. */

/** A monster in a fight. */
export interface Opponent {
  readonly kind: Kind;
  /** The estimated HP. */
  readonly health: number;
}

/** The average HP of an unhurt monster. */
export function healthOf(kind: Kind): number {
  return fieldOf(kind, 'Health', 'max') + meanOfDice(fieldOf(kind, 'Health', 'dice'));
}

/** The average damage per turn to a hero next to a monster of a kind. */
export function damageOf({ rules, hero }: BotView, kind: Kind): number {
  if (kindHas(kind, 'Paralysis')) return 0;
  if (rules.attack === 'single') return 1;
  const attacks = fieldOf(kind, 'Fighter', 'attacks');
  if (rules.attack === 'ratio') {
    const attack = kindHas(kind, 'Stats')
      ? fieldOf(kind, 'Stats', 'attack')
      : Math.ceil(meanOfDice(attacks) || 1);
    return Math.ceil(attack ** 2 / hero.defence);
  }
  const level = fieldOf(kind, 'Fighter', 'level') || 1;
  const mean = attacks ? meanOfDice(attacks) : fieldOf(kind, 'Stats', 'attack');
  return chanceToHit(level, hero.armourClass, 0) * mean;
}

/** The greatest damage per turn to a hero next to a monster of a kind. */
export function worstDamageOf(view: BotView, kind: Kind): number {
  if (view.rules.attack !== 'dice') return damageOf(view, kind);
  const dice = unpackDice(fieldOf(kind, 'Fighter', 'attacks'));
  return dice.reduce((sum, { count, sides }) => sum + count * sides, 0);
}

/** The average number of attacks that the hero needs to kill a monster. */
export function attacksFor(view: BotView, { kind, health }: Opponent): number {
  const { rules, hero } = view;
  if (rules.attack === 'single') return health;
  if (rules.attack === 'ratio') {
    const ofArmour = kindHas(kind, 'Fighter') ? 11 - fieldOf(kind, 'Fighter', 'armour') : 1;
    const defence = kindHas(kind, 'Stats') ? fieldOf(kind, 'Stats', 'defence') : ofArmour;
    return Math.ceil(health / Math.ceil(hero.attack ** 2 / Math.max(1, defence)));
  }
  const weapon = weaponFor(view);
  const dice = weapon
    ? fieldOf(weapon.kind, 'Weapon', 'dice')
    : fieldOf(heroKind(view), 'Fighter', 'attacks');
  const strength = hero.strength === null ? { hit: 0, damage: 0 } : strengthBonus(hero.strength);
  const [hit = 0, damage = 0] = weapon?.name.bonuses ?? [];
  const armour = kindHas(kind, 'Fighter') ? fieldOf(kind, 'Fighter', 'armour') : 10;
  const chance = chanceToHit(hero.level, armour, strength.hit + hit);
  const mean = (dice ? meanOfDice(dice) : hero.attack) + strength.damage + damage;
  // The last hit usually does more damage than is left.
  const hits = Math.max(1, health / Math.max(1, mean) + 0.4);
  return hits / Math.max(0.05, chance);
}

/** The weapon in hand; instead of a launcher, the weapon that the hero would take for a fight. */
function weaponFor(view: BotView): BotItem | undefined {
  const worn = wornOf(view, 'Weapon');
  return worn && kindHas(worn.kind, 'Launcher') ? (upgradeOf(view, 'Weapon') ?? worn) : worn;
}

/** The chance that a d20 and the bonus reach 21 − level − armour class, 0 to 1. */
function chanceToHit(level: number, armour: number, bonus: number): number {
  return Math.min(1, Math.max(0, (level + armour + bonus) / 20));
}

/** The HP that the hero loses while killing all these monsters in the best order, attacking first. */
export function costOf(view: BotView, enemies: readonly Opponent[]): number {
  const order = enemies
    .map((enemy) => ({ attacks: attacksFor(view, enemy), damage: damageOf(view, enemy.kind) }))
    .sort((a, b) => a.attacks / (a.damage + 0.01) - b.attacks / (b.damage + 0.01));
  let turns = 0;
  let cost = 0;
  for (const { attacks, damage } of order) {
    turns += attacks;
    cost += damage * Math.max(0, turns - 1);
  }
  return cost;
}

/** Powers of monsters that are better left asleep. */
const nastyPowers = [
  'Paralysis',
  'Rust',
  'ItemThief',
  'LevelDrain',
  'Venom',
  'ConfusingGaze',
] as const;

export function isNasty(kind: Kind): boolean {
  return nastyPowers.some((power) => kindHas(kind, power));
}
