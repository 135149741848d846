import type { Rnd } from '../../dungeon/rnd.ts';
import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/**
 * Strength as in Rogue 3.6.3, in one number: 3 to 18, then 19 to 118 for 18/01 to 18/100. `spawn.ts` rolls the rare
 * strength above 18 of a new actor. `effects/restore-strength.ts` restores a strength to `Strength.best`, which
 * `effects/strengthen.ts` raises. Rings change `Strength.now`, never `Strength.best`
 * (`items/rings.ts`).
 */

/** Above 18, strength is in five bands. Their lowest strengths: 18/01, 18/51, 18/76, 18/91 and 18/00. */
const above18 = 18 + 1;
const above50 = 18 + 51;
const above75 = 18 + 76;
const above90 = 18 + 91;
const strongest = 18 + 100;

/** The bonuses to hit and to damage from each strength on. Below 7, each missing point lowers both by 1. */
const bonuses = [
  { from: 7, hit: 0, damage: 0 },
  { from: 16, hit: 0, damage: 1 },
  { from: 17, hit: 1, damage: 1 },
  { from: 18, hit: 1, damage: 2 },
  { from: above18, hit: 1, damage: 3 },
  { from: above50, hit: 2, damage: 3 },
  { from: above75, hit: 2, damage: 4 },
  { from: above90, hit: 2, damage: 5 },
  { from: strongest, hit: 3, damage: 6 },
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

/**
 * A strength, 3 to 118, after the loss of one point, at least 3. Above 18 it falls to the next lower band. Exactly as
 * in Rogue, a loss never ends at 18/90 or 18/99, the ends of their bands, but can end at 18/50 and 18/75.
 */
export function weakened(strength: number, rnd: Rnd): number {
  if (strength <= 18) return Math.max(3, strength - 1);
  if (strength < above50) return 18;
  if (strength < above75) return above18 + rnd(50);
  if (strength < above90) return above50 + rnd(25);
  if (strength < strongest) return above75 + rnd(14);
  return above90 + rnd(8);
}

/**
 * A strength, 3 to 118, after the gain of one point. From 18 on it rises to the next higher band, from 18/91 on by one
 * point, at most to 18/00. Exactly as in Rogue, no rise leads to 18/75 or 18/90, the ends of their bands, and 18/76 to
 * 18/90 always rise to 18/91.
 */
export function strengthened(strength: number, rnd: Rnd): number {
  if (strength < 18) return strength + 1;
  if (strength < above18) return above18 + rnd(50);
  if (strength < above50) return above50 + rnd(24);
  if (strength < above75) return above75 + rnd(14);
  if (strength < above90) return above90;
  return Math.min(strongest, strength + 1);
}

/** A strength as text: "16", or "18/50" for 68. */
export function strengthText(value: number): string {
  if (value <= 18) return `${value}`;
  const percent = value - 18;
  return `18/${percent === 100 ? '00' : String(percent).padStart(2, '0')}`;
}
