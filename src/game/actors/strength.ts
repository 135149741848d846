import type { Rnd } from '../../dungeon/rnd.ts';
import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/**
 * Strength as in Rogue 3.6.3, in one number: 3 to 18, then 19 to 118 for 18/01 to 18/100. `spawn.ts` rolls the rare
 * strength above 18 of a new actor. `effects/restore-strength.ts` restores a strength to `Strength.best`, which
 * `effects/strengthen.ts` raises. Rings add to neither (`items/rings.ts`).
 */

/** The bonuses to hit and to damage from each strength on. */
const bonuses = [
  { from: 7, hit: 0, damage: 0 },
  { from: 16, hit: 0, damage: 1 },
  { from: 17, hit: 1, damage: 1 },
  { from: 18, hit: 1, damage: 2 },
  { from: 19, hit: 1, damage: 3 },
  { from: 69, hit: 2, damage: 3 },
  { from: 94, hit: 2, damage: 4 },
  { from: 109, hit: 2, damage: 5 },
  { from: 118, hit: 3, damage: 6 },
];

/** The bonuses of a strength to hit and to damage. */
export function strengthBonus(strength: number): { hit: number; damage: number } {
  const step = bonuses.findLast(({ from }) => strength >= from);
  return step ?? { hit: strength - 7, damage: strength - 7 };
}

/** The bonuses of an actor's strength; none without strength. */
export function strengthBonusOf(game: Game, actor: number): { hit: number; damage: number } {
  const isStrong = actor !== 0 && has(game, actor, 'Strength');
  return isStrong ? strengthBonus(game.stores.Strength.now[actor]) : { hit: 0, damage: 0 };
}

/** A strength, 3 to 118, after the loss of one point, at least 3. Above 18 it falls to the next lower band. */
export function weakened(strength: number, rnd: Rnd): number {
  if (strength <= 18) return Math.max(3, strength - 1);
  if (strength < 69) return 18;
  if (strength < 94) return 19 + rnd(50);
  if (strength < 109) return 69 + rnd(25);
  if (strength < 118) return 94 + rnd(14);
  return 109 + rnd(8);
}

/**
 * A strength, 3 to 118, after the gain of one point. Above 18 it rises to the next higher band, from 18/91 on by one
 * point, at most to 18/00.
 */
export function strengthened(strength: number, rnd: Rnd): number {
  if (strength < 18) return strength + 1;
  if (strength === 18) return 19 + rnd(50);
  if (strength < 69) return 69 + rnd(24);
  if (strength < 94) return 94 + rnd(14);
  if (strength < 109) return 109;
  return Math.min(118, strength + 1);
}

/** A strength as text: "16", or "18/50" for 68. */
export function strengthText(value: number): string {
  if (value <= 18) return `${value}`;
  const percent = value - 18;
  return `18/${percent === 100 ? '00' : String(percent).padStart(2, '0')}`;
}
