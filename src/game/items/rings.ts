import type { Rnd } from '../../dungeon/rnd.ts';
import { strengthened, weakened } from '../actors/strength.ts';
import { type Hand, hands } from '../commands.ts';
import { type RingPower, ringPowers } from '../components.ts';
import { has } from '../entity.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';

/**
 * Rings: one on each hand of an actor with `Gear`. These files ask for them: `combat/hit-and-damage.ts` (accuracy,
 * damage), `combat/armour-class.ts` (protection), `actors/natural-healing.ts` (regeneration), `actors/waking.ts` and
 * `monster-senses.ts` (stealth), `actors/losing-strength.ts` (sustenance), `actors/hero-senses.ts` (sight),
 * `floors/enter-floor.ts` and `effects/create-monster.ts` (aggravation); `actions/equip.ts` and `take-off.ts` when it
 * is put on or off. Strength and hunger: below. Searching and teleportation are effects of their bundles, which
 * `systems/rings.ts` applies each turn.
 */

/** A hand as the direction of an intent: −1 for left, 1 for right, 0 for any. */
export const directionOfHand = (hand: Hand | undefined) =>
  hand === undefined ? 0 : hand === 'left' ? -1 : 1;

/** The hand of such a direction; undefined for any. */
export const handOf = (dx: number): Hand | undefined =>
  dx === 0 ? undefined : dx < 0 ? 'left' : 'right';

/** The rings that an actor wears, the left hand first. */
export function ringsOf(game: Game, actor: number): number[] {
  if (!has(game, actor, 'Gear')) return [];
  const { Gear } = game.stores;
  return [Gear.left[actor], Gear.right[actor]].filter((ring) => ring !== 0);
}

/** The hands of an actor without a ring. */
export function freeHands(game: Game, actor: number): Hand[] {
  return hands.filter((hand) => game.stores.Gear[hand][actor] === 0);
}

/** The worn rings with a power. */
function ringsWith(game: Game, actor: number, power: RingPower): number[] {
  return ringsOf(game, actor).filter((ring) => powerOf(game, ring) === power);
}

/** Whether an actor wears a ring with a power. */
export function wearsRing(game: Game, actor: number, power: RingPower): boolean {
  return ringsWith(game, actor, power).length > 0;
}

/** The number of worn rings with a power. */
export function ringCount(game: Game, actor: number, power: RingPower): number {
  return ringsWith(game, actor, power).length;
}

/** The sum of the bonuses of the worn rings with a power. */
export function ringBonus(game: Game, actor: number, power: RingPower): number {
  const { Ring } = game.stores;
  return ringsWith(game, actor, power).reduce((sum, ring) => sum + Ring.bonus[ring], 0);
}

/** The bonus to the armour class. Of two rings of protection, only the one on the left hand counts. */
export function protectionOf(game: Game, actor: number): number {
  const [ring] = ringsWith(game, actor, 'protection');
  return ring ? game.stores.Ring.bonus[ring] : 0;
}

/**
 * The energy that an actor's worn rings use in this turn. −1 saves the energy of the turn: slow digestion never
 * adds any.
 */
export function ringHunger(game: Game, actor: number): number {
  const rnd = rollsOf(game, actor, Purpose.ringHunger);
  const sum = ringsOf(game, actor).reduce((total, ring) => {
    const { sign, least, percent } = ringUse(game, ring);
    return total + sign * (least + Number(rnd(100) < percent));
  }, 0);
  return Math.max(-1, sum);
}

/**
 * The average energy that an actor uses in a turn, by the rule of `ringHunger`. `withoutRings`: the energy that it would
 * use without its rings.
 */
export function meanHunger(game: Game, actor: number, withoutRings: number): number {
  // The energy that all rings together can use in a turn, with the chances.
  let ringSums = [{ sum: 0, chance: 1 }];
  for (const ring of ringsOf(game, actor)) {
    const { sign, least, percent } = ringUse(game, ring);
    ringSums = ringSums.flatMap(({ sum, chance }) => [
      { sum: sum + sign * least, chance: chance * (1 - percent / 100) },
      { sum: sum + sign * (least + 1), chance: (chance * percent) / 100 },
    ]);
  }
  let mean = 0;
  for (const { sum, chance } of ringSums) {
    mean += chance * Math.max(0, withoutRings + Math.max(-1, sum));
  }
  return mean;
}

/** The energy that a ring uses (sign 1) or saves (−1) in a turn: `least`, and one more with a chance in percent. */
function ringUse({ stores }: Game, ring: number) {
  const hunger = stores.Ring.hunger[ring];
  const percent = Math.abs(hunger);
  return { sign: Math.sign(hunger), least: Math.floor(percent / 100), percent: percent % 100 };
}

/** Puts a ring on a hand, without a message. */
export function wearRing(game: Game, actor: number, ring: number, hand: Hand): void {
  const { Gear, Ring } = game.stores;
  Gear[hand][actor] = ring;
  if (powerOf(game, ring) === 'strength') changeStrength(game, actor, Ring.bonus[ring]);
}

/**
 * Ends the power of a worn ring, without a message: it leaves the hand. As in Rogue, a ring of sight also ends
 * the sight that a potion has given.
 */
export function releaseRing(game: Game, actor: number, ring: number): void {
  const { Condition, Gear, Ring } = game.stores;
  for (const hand of hands) if (Gear[hand][actor] === ring) Gear[hand][actor] = 0;
  if (powerOf(game, ring) === 'strength') changeStrength(game, actor, -Ring.bonus[ring]);
  if (powerOf(game, ring) === 'sight') Condition.seeing[actor] = 0;
}

/** The power of a worn ring. */
export function powerOf(game: Game, ring: number): RingPower {
  return ringPowers[game.stores.Ring.power[ring]];
}

/** The strength that an actor would have without its rings. */
export function strengthWithoutRings(game: Game, actor: number): number {
  const rnd = rollsOf(game, actor, Purpose.ringStrength);
  return changedBy(game.stores.Strength.now[actor], -ringBonus(game, actor, 'strength'), rnd);
}

/** Changes strength by points, without a new best value. */
function changeStrength(game: Game, actor: number, points: number): void {
  if (!has(game, actor, 'Strength')) return;
  const { now } = game.stores.Strength;
  now[actor] = changedBy(now[actor], points, rollsOf(game, actor, Purpose.ringStrength));
}

/** A strength after points are gained or lost, one by one. */
function changedBy(strength: number, points: number, rnd: Rnd): number {
  let now = strength;
  for (let n = Math.abs(points); n > 0; n--) {
    now = points > 0 ? strengthened(now, rnd) : weakened(now, rnd);
  }
  return now;
}
