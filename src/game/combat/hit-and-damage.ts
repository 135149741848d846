import type { Rnd } from '../../dungeon/rnd.ts';
import { strengthBonusOf } from '../actors/strength.ts';
import type { Rules } from '../campaign.ts';
import { ammunition, type FieldName } from '../components.ts';
import { type Dice, rollDice, unpackDice } from '../dice.ts';
import { has, kindOf } from '../entity.ts';
import { appearanceListOf } from '../items/appearances.ts';
import { weaponOf } from '../items/gear.ts';
import { ringBonus } from '../items/rings.ts';
import { hasEffect } from '../kinds.ts';
import type { Attack } from '../pending.ts';
import { hasPower } from '../powers/power.ts';
import type { Game } from '../world.ts';
import { armourClassOf } from './armour-class.ts';
import { missileElements } from './damage-elements.ts';
import { attackOf, defenceOf, levelOf } from './fighters.ts';

/**
 * Whether an attack hits (`hits`) and its damage (`outcomeOf`). `systems/combat.ts` carries attacks out. An unseen target
 * is hit like any other.
 */

/** The result of an attack: whether it hits, and the damage in HP. */
export interface AttackOutcome {
  readonly landed: boolean;
  readonly damage: number;
}

/** The outcome of an attack. The missiles of monsters have the dice of `Throws` under every rule. */
export function outcomeOf(game: Game, attack: Attack, rnd: Rnd): AttackOutcome {
  const rule = game.campaign.rules.attack;
  if (attack.by === 'monsterMissile' && rule !== 'dice') {
    const { dice } = diceOf(game, attack);
    return { landed: true, damage: dice.reduce((sum, one) => sum + rollDice(one, rnd), 0) };
  }
  return attackRules[rule](game, attack, rnd);
}

/**
 * The damage of a touch, which replaces rolled damage: 0 for a paralysing touch. A grasp deals
 * `Condition.graspDamage`, even on a miss. Null for other attacks.
 */
export function touchDamage(game: Game, { attacker, target, by }: Attack): number | null {
  if (by !== 'hand') return null;
  if (hasPower(game, attacker, 'Paralysis')) return 0;
  return hasPower(game, attacker, 'Grasp') ? game.stores.Condition.graspDamage[target] : null;
}

/** The cause of the damage of an attack, for resistances. */
export function causeOf(game: Game, { attacker, by }: Attack): FieldName<'Resists'> {
  return by === 'monsterMissile' ? missileElements[game.stores.Throws.element[attacker]] : 'blow';
}

/**
 * The attack rules of campaigns: `ratio` in Simple, `single` in the arena, `dice` in Rogue. Under `ratio` and `single` every attack hits, and nothing is random but the missiles of
 * monsters (`outcomeOf`).
 */
const attackRules: Record<
  Rules['attack'],
  (game: Game, attack: Attack, rnd: Rnd) => AttackOutcome
> = {
  ratio(game, attack) {
    const { attacker, target } = attack;
    const weapon = attack.by === 'thrownItem' ? attack.item : weaponOf(game, attacker);
    const damage = ratioDamage(attackOf(game, attacker, weapon), defenceOf(game, target));
    return { landed: true, damage };
  },

  single: () => ({ landed: true, damage: 1 }),

  dice(game, attack, rnd) {
    const { dice, hit, damage } = diceOf(game, attack);
    const level = levelOf(game, attack.attacker);
    const armour = armourClassOf(game, attack.target);
    let landed = false;
    let sum = 0;
    for (const one of dice) {
      if (!hits(level, armour, hit, 1 + rnd(20))) continue;
      landed = true;
      sum += Math.max(0, rollDice(one, rnd) + damage);
    }
    return { landed, damage: sum };
  },
};

/** The damage of an attack under `ratio`: attack² / defence, rounded up. */
export function ratioDamage(attack: number, defence: number): number {
  return Math.ceil((attack * attack) / defence);
}

/**
 * Whether an attack hits under `dice`: a d20 (`rolled`, 1 to 20) plus the bonus must reach 21 − level −
 * armour class. The chance is (level + armour class + bonus) / 20.
 */
export function hits(level: number, armour: number, bonus: number, rolled: number): boolean {
  return rolled + bonus >= 21 - level - armour;
}

/** Bonuses to hit and to damage. */
interface Bonus {
  readonly hit: number;
  readonly damage: number;
}

const noBonus: Bonus = { hit: 0, damage: 0 };

/** The damage dice of an attack with its bonuses. */
interface AttackDice extends Bonus {
  readonly dice: readonly Dice[];
}

/** A function that returns the bonuses of a weapon. */
type BonusOf = (game: Game, weapon: number) => Bonus;

/**
 * The dice of an attack, with the bonuses of weapon, launcher and strength. `bonusOf` replaces the
 * bonuses of weapons, where they must not be revealed.
 */
export function diceOf(game: Game, attack: Attack, bonusOf: BonusOf = trueBonus): AttackDice {
  const { Fighter, Throws } = game.stores;
  const { attacker, by } = attack;
  const strength = strengthBonusOf(game, attacker);
  if (by === 'monsterMissile') return { dice: unpackDice(Throws.dice[attacker]), ...strength };
  const weapon = weaponOf(game, attacker);
  if (attack.by === 'thrownItem') {
    const thrown = thrownDice(game, attack.item, weapon, bonusOf);
    return { dice: thrown.dice, ...sumOf(thrown, strength) };
  }
  const own = sumOf(strength, ringBonuses(game, attacker));
  if (weapon) return { dice: diceInHand(game, weapon), ...sumOf(bonusOf(game, weapon), own) };
  const dice = has(game, attacker, 'Fighter')
    ? unpackDice(Fighter.attacks[attacker])
    : [asDie(attackOf(game, attacker))];
  return { dice, ...own };
}

/** The bonuses of rings to hits with the wielded weapon or the bare hands. */
function ringBonuses(game: Game, actor: number): Bonus {
  return { hit: ringBonus(game, actor, 'accuracy'), damage: ringBonus(game, actor, 'damage') };
}

function sumOf(one: Bonus, other: Bonus): Bonus {
  return { hit: one.hit + other.hit, damage: one.damage + other.damage };
}

/**
 * The dice of a thrown item. A `Missile` that its launcher fires has the dice `Weapon.thrownDice` and the bonuses of both;
 * any other `Missile` has its dice in the hand. Other weapons have the dice `Weapon.thrownDice` if these are set.
 */
function thrownDice(game: Game, item: number, launcher: number, bonusOf: BonusOf): AttackDice {
  const { Weapon } = game.stores;
  if (has(game, item, 'Stick')) return { dice: [thrownStick], ...noBonus };
  if (!has(game, item, 'Weapon')) return { dice: [noDice], ...noBonus };
  const own = bonusOf(game, item);
  const thrown = Weapon.thrownDice[item];
  if (!has(game, item, 'Missile')) {
    return { dice: thrown ? unpackDice(thrown) : diceInHand(game, item), ...own };
  }
  if (!fitsLauncher(game, item, launcher)) return { dice: diceInHand(game, item), ...own };
  return { dice: unpackDice(thrown), ...sumOf(own, bonusOf(game, launcher)) };
}

/** Whether an item is made for a launcher, not for the hand. */
export function isAmmunition(game: Game, item: number): boolean {
  return has(game, item, 'Missile') && ammunition[game.stores.Missile.fits[item]] !== 'none';
}

/** Whether an item is the ammunition of this launcher. `launcher`: any item, 0 for none. */
export function fitsLauncher(game: Game, item: number, launcher: number): boolean {
  const { Launcher, Missile } = game.stores;
  return (
    launcher !== 0 &&
    has(game, launcher, 'Launcher') &&
    isAmmunition(game, item) &&
    Launcher.fits[launcher] === Missile.fits[item]
  );
}

/** The bonuses of a weapon to hit and to damage, known or not. */
export function trueBonus(game: Game, weapon: number): Bonus {
  const { Weapon } = game.stores;
  if (!has(game, weapon, 'Weapon')) {
    const { hit, damage } = strikeOf(game, weapon) ?? noBonus;
    return { hit, damage };
  }
  return { hit: Weapon.hit[weapon], damage: Weapon.damage[weapon] };
}

/** The dice of a stick and of other items without `Weapon`. */
const heldStick: Dice = { count: 2, sides: 3 };
const thrownStick: Dice = { count: 1, sides: 1 };
const noDice: Dice = { count: 0, sides: 0 };

/** The effect `strike` of a stick with charges: it also counts in the hand. Null for other items. */
function strikeOf(game: Game, item: number) {
  if (!has(game, item, 'Stick') || game.stores.Stick.charges[item] === 0) return null;
  const strike = kindOf(game, item).effects.Stick?.find(({ name }) => name === 'strike');
  return (strike?.values as { dice: number; hit: number; damage: number } | undefined) ?? null;
}

/** The dice of a stick in the hand. One that only strikes is useless without charges. */
function stickDice(game: Game, stick: number): Dice[] {
  const strike = strikeOf(game, stick);
  if (strike) return unpackDice(strike.dice);
  if (hasEffect(kindOf(game, stick), 'Stick', 'strike')) return [noDice];
  return [appearanceListOf(game, game.stores.Identity.kind[stick])?.dice ?? heldStick];
}

/** The dice of an item in the hand. A weapon without dice uses one die with its attack as average. */
export function diceInHand(game: Game, weapon: number): Dice[] {
  const { Weapon } = game.stores;
  if (has(game, weapon, 'Stick')) return stickDice(game, weapon);
  if (!has(game, weapon, 'Weapon')) return [noDice];
  return Weapon.dice[weapon] ? unpackDice(Weapon.dice[weapon]) : [asDie(Weapon.attack[weapon])];
}

function asDie(average: number): Dice {
  return { count: 1, sides: Math.max(1, 2 * average - 1) };
}
