import { armourClassOf } from './armour-class.ts';
import { diceOf } from './attack-dice.ts';
import type { Rules } from './campaign.ts';
import { rollDice } from './dice.ts';
import { attackOf, defenceOf, levelOf } from './fighters.ts';
import type { Attack } from './pending.ts';
import type { Rnd } from './random.ts';
import type { Game } from './world.ts';

/** The result of an attack: whether it hits, and the damage in HP. */
export interface Outcome {
  readonly landed: boolean;
  readonly damage: number;
}

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

/** The attack rules of campaigns. Under `ratio` and `single` every attack hits, and nothing is random. */
const attackRules: Record<Rules['attack'], (game: Game, attack: Attack, rnd: Rnd) => Outcome> = {
  ratio(game, { attacker, target, thrown }) {
    const attack = attackOf(game, attacker, thrown);
    return { landed: true, damage: ratioDamage(attack, defenceOf(game, target)) };
  },

  single: () => ({ landed: true, damage: 1 }),

  dice(game, { attacker, target, thrown }, rnd) {
    const { dice, hit, damage } = diceOf(game, attacker, thrown);
    const level = levelOf(game, attacker);
    const armour = armourClassOf(game, target);
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

/** The outcome of an attack. Missiles of `Throws` use their own dice under every rule. */
export function outcomeOf(game: Game, attack: Attack, rnd: Rnd): Outcome {
  const rule = game.campaign.rules.attack;
  if (attack.thrown !== 0 || rule === 'dice') return attackRules[rule](game, attack, rnd);
  const { dice } = diceOf(game, attack.attacker, 0);
  return { landed: true, damage: dice.reduce((sum, one) => sum + rollDice(one, rnd), 0) };
}
