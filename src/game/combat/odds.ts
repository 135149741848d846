import { areHostile, isAlly } from '../actors/factions.ts';
import type { Rules } from '../campaign.ts';
import type { Dice } from '../dice.ts';
import { has } from '../entity.ts';
import { reachesHero } from '../goals/steps.ts';
import { temperOfMonster } from '../goals/temper.ts';
import { missileReaches } from '../goals/throw.ts';
import { knownBonuses } from '../items/identification.ts';
import type { Attack } from '../pending.ts';
import type { Game } from '../world.ts';
import { armourClassOf } from './armour-class.ts';
import { levelOf } from './fighters.ts';
import { causeOf, diceOf, hits, outcomeOf, touchDamage, trueBonus } from './hit-and-damage.ts';
import { afterResistance } from './resistance.ts';

/**
 * The exact chances of attacks under the rules of `hit-and-damage.ts` and `systems/combat.ts`. Nothing
 * is rolled and nothing changes. For the hero's attacks only the bonuses that the hero knows count.
 */

/** The chances of one attack. A monster with several dice attacks with all of them at once. */
export interface AttackOdds {
  /** The chance that the attack hits, 0 to 1. */
  readonly hit: number;
  /** The damage of a hit in HP: the least, the most and the average. All 0 if no hit is possible. */
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  /** By damage in HP: the chance that the attack causes exactly this damage; at 0 also of a miss. */
  readonly damage: readonly number[];
}

/** The hits that are necessary if each causes the most damage, and if each causes the least. */
export interface HitsToKill {
  readonly fewest: number;
  readonly most: number;
}

/** The reason why a monster would not attack a hero next to it. */
export type Calm = 'ally' | 'asleep' | 'peaceful' | 'helpless';

/** The chances of an attack. */
export function attackOdds(game: Game, attack: Attack): AttackOdds {
  const rolled = rolledOdds(game, attack);
  const touch = touchDamage(game, attack);
  const odds = touch === null ? rolled : { ...rolled, ...certain(touch) };
  return withResistance(game, attack, odds);
}

/** The chances with the damage that the target does not resist. */
function withResistance(game: Game, attack: Attack, odds: AttackOdds): AttackOdds {
  const cause = causeOf(game, attack);
  const left = (damage: number) => afterResistance(game, attack.target, damage, cause);
  if (left(100) === 100) return odds;
  const damage: number[] = [];
  odds.damage.forEach((chance, full) => {
    damage[left(full)] = (damage[left(full)] ?? 0) + chance;
  });
  const { hit } = odds;
  if (hit === 0) return odds;
  const all = Array.from(damage, (chance) => chance ?? 0);
  const mean = all.reduce((sum, chance, loss) => sum + loss * chance, 0) / hit;
  return { hit, least: left(odds.least), most: left(odds.most), mean, damage: all };
}

/** The hits of an attack that take `hp` from a fighter who does not heal. */
export function hitsToKill(
  { least, most }: Pick<AttackOdds, 'least' | 'most'>,
  hp: number,
): HitsToKill {
  if (most === 0) return { fewest: Infinity, most: Infinity };
  return { fewest: hitsFor(most, hp), most: hitsFor(least, hp) };
}

/** Whether a monster can attack the hero this turn without a step, as it is now. */
export function canAttack(game: Game, monster: number): boolean {
  if (calmOf(game, monster) !== null) return false;
  if (reachesHero(game, monster)) return true;
  return has(game, monster, 'Throws') && missileReaches(game, monster, game.hero);
}

/** The reason why a monster would not attack a hero next to it; null if it would. */
export function calmOf(game: Game, monster: number): Calm | null {
  const { AI, Condition } = game.stores;
  if (isAlly(game, monster)) return 'ally';
  const { sleeps, isPeaceful } = temperOfMonster(game, monster);
  if (Condition.helpless[monster] > 0 || Condition.spellbound[monster]) return 'helpless';
  if (sleeps && !AI.awake[monster]) return 'asleep';
  const isNeutral = !areHostile(game, monster, game.hero);
  return isNeutral || (isPeaceful && !AI.provoked[monster]) ? 'peaceful' : null;
}

/** The smallest number of hits of this damage that take `hp`. */
export function hitsFor(damage: number, hp: number): number {
  return damage > 0 ? Math.ceil(hp / damage) : Infinity;
}

/** The chances of an attack without `touchDamage`, as `outcomeOf` rolls it. */
function rolledOdds(game: Game, attack: Attack): AttackOdds {
  const rule = game.campaign.rules.attack;
  if (attack.by === 'monsterMissile' && rule !== 'dice') {
    // It always hits and has no bonus.
    const { dice } = diceOf(game, attack);
    return sumOf(
      dice.map((one) => sumOfDice(one, 0)),
      1,
    );
  }
  return oddsByRule[rule](game, attack);
}

/** The chances of attacks by the attack rule of the campaign. */
const oddsByRule: Record<Rules['attack'], (game: Game, attack: Attack) => AttackOdds> = {
  ratio: certainOdds,
  single: certainOdds,
  dice: dicedOdds,
};

/** The chances under a rule by which every attack hits, and nothing is random. */
function certainOdds(game: Game, attack: Attack): AttackOdds {
  const { damage } = outcomeOf(game, attack, () => 0);
  return { hit: 1, ...certain(damage) };
}

function dicedOdds(game: Game, attack: Attack): AttackOdds {
  const { attacker, target } = attack;
  const { dice, hit, damage } = diceOf(game, attack, (_, weapon) => {
    if (attacker !== game.hero) return trueBonus(game, weapon);
    const [toHit = 0, toDamage = 0] = knownBonuses(game, weapon);
    return { hit: toHit, damage: toDamage };
  });
  return sumOf(
    dice.map((one) => sumOfDice(one, damage)),
    chanceOf(levelOf(game, attacker), armourClassOf(game, target), hit),
  );
}

/** The share of the twenty rolls that hit. */
function chanceOf(level: number, armour: number, bonus: number): number {
  let count = 0;
  for (let rolled = 1; rolled <= 20; rolled++) if (hits(level, armour, bonus, rolled)) count++;
  return count / 20;
}

/** By sum: the chance of this sum of dice and bonus. Sums below 0 count as 0. */
function sumOfDice({ count, sides }: Dice, bonus: number): number[] {
  let chances = [1];
  for (let die = 0; die < count && sides > 0; die++) {
    const next = new Array<number>(chances.length + sides).fill(0);
    // The sum of the last `sides` chances moves along with the total.
    let window = 0;
    for (let total = 1; total < next.length; total++) {
      window += chances[total - 1] ?? 0;
      window -= chances[total - 1 - sides] ?? 0;
      next[total] = window / sides;
    }
    chances = next;
  }
  const shifted: number[] = [];
  chances.forEach((chance, sum) => {
    const total = Math.max(0, sum + bonus);
    shifted[total] = (shifted[total] ?? 0) + chance;
  });
  return Array.from(shifted, (chance) => chance ?? 0);
}

/** The odds of several dice, each of which hits with the same chance. */
function sumOf(dice: readonly (readonly number[])[], chance: number): AttackOdds {
  let all = [1];
  for (const one of dice) {
    const next = new Array<number>(all.length + one.length - 1).fill(0);
    all.forEach((before, sum) => {
      next[sum] += before * (1 - chance);
      one.forEach((part, more) => {
        next[sum + more] += before * part * chance;
      });
    });
    all = next;
  }
  const miss = (1 - chance) ** dice.length;
  const hit = 1 - miss;
  if (hit === 0) return { hit, ...certain(0) };
  // Rounding leaves tiny chances of damage that is impossible.
  const isPossible = (share: number) => share > 1e-12;
  const landed = all.map((share, sum) => (sum === 0 ? share - miss : share));
  return {
    hit,
    least: Math.max(0, landed.findIndex(isPossible)),
    most: Math.max(0, landed.findLastIndex(isPossible)),
    mean: landed.reduce((sum, share, damage) => sum + share * damage, 0) / hit,
    damage: all,
  };
}

/** Damage that each attack causes. */
function certain(damage: number): Omit<AttackOdds, 'hit'> {
  const chances = new Array<number>(damage + 1).fill(0);
  chances[damage] = 1;
  return { least: damage, most: damage, mean: damage, damage: chances };
}
