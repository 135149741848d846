import { weaponOf } from './bag.ts';
import { ammunition } from './components.ts';
import { type Dice, unpackDice } from './dice.ts';
import { has } from './entity.ts';
import { attackOf } from './fighters.ts';
import { strengthBonus } from './strength.ts';
import type { Game } from './world.ts';

/** The damage dice of an attack with its bonuses to hit and to damage. */
export interface AttackDice {
  readonly dice: readonly Dice[];
  readonly hit: number;
  readonly damage: number;
}

const noBonus = { hit: 0, damage: 0 };

/**
 * The dice of an attack, with the bonuses of weapon, launcher and strength. `thrown` is the thrown
 * item, 0 for the missile of `Throws`, undefined for an attack by hand.
 */
export function diceOf(game: Game, attacker: number, thrown?: number): AttackDice {
  const { Fighter, Strength, Throws } = game.stores;
  const own = has(game, attacker, 'Strength') ? strengthBonus(Strength.now[attacker]) : noBonus;
  if (thrown === 0) return { dice: unpackDice(Throws.dice[attacker]), ...own };
  const weapon = weaponOf(game, attacker);
  if (thrown !== undefined) return add(thrownDice(game, thrown, weapon), own);
  if (weapon) return add({ dice: handDice(game, weapon), ...bonusOf(game, weapon) }, own);
  const dice = has(game, attacker, 'Fighter')
    ? unpackDice(Fighter.attacks[attacker])
    : [asDie(attackOf(game, attacker))];
  return { dice, ...own };
}

function add({ dice, hit, damage }: AttackDice, bonus: typeof noBonus): AttackDice {
  return { dice, hit: hit + bonus.hit, damage: damage + bonus.damage };
}

/**
 * The dice of a thrown item. A missile from its own launcher uses its throwing dice and the bonuses of
 * both; any other missile uses its dice in the hand. Other weapons use throwing dice if they have any.
 */
function thrownDice(game: Game, item: number, launcher: number): AttackDice {
  const { Weapon, Missile, Launcher } = game.stores;
  if (!has(game, item, 'Weapon')) return { dice: [{ count: 0, sides: 0 }], ...noBonus };
  const own = bonusOf(game, item);
  const throwing = Weapon.hurled[item];
  if (!has(game, item, 'Missile')) {
    return { dice: throwing ? unpackDice(throwing) : handDice(game, item), ...own };
  }
  const fits =
    launcher !== 0 &&
    has(game, launcher, 'Launcher') &&
    ammunition[Missile.fits[item]] !== 'none' &&
    Launcher.fits[launcher] === Missile.fits[item];
  if (!fits) return { dice: handDice(game, item), ...own };
  return add({ dice: unpackDice(throwing), ...own }, bonusOf(game, launcher));
}

function bonusOf(game: Game, weapon: number): typeof noBonus {
  const { Weapon } = game.stores;
  return { hit: Weapon.hit[weapon], damage: Weapon.damage[weapon] };
}

/** The dice of a weapon in the hand. A weapon without dice uses one die with its attack as average. */
function handDice(game: Game, weapon: number): Dice[] {
  const { Weapon } = game.stores;
  return Weapon.dice[weapon] ? unpackDice(Weapon.dice[weapon]) : [asDie(Weapon.attack[weapon])];
}

function asDie(average: number): Dice {
  return { count: 1, sides: Math.max(1, 2 * average - 1) };
}
