import { strengthBonusOf } from '../actors/strength.ts';
import { unpackDice } from '../dice.ts';
import { has, kindOf } from '../entity.ts';
import { reachesHero } from '../goals/steps.ts';
import { weaponOf } from '../items/gear.ts';
import { type DrainVictim, drained, mostDrained } from '../powers/level-drain.ts';
import { hasPower } from '../powers/power.ts';
import type { Game } from '../world.ts';
import { elements } from './damage-elements.ts';
import { causeOf, touchDamage } from './hit-and-damage.ts';
import { attackOdds, hitsFor } from './odds.ts';
import { afterResistance } from './resistance.ts';
import { savingThrows } from './saving-throw.ts';

/**
 * How soon the hero can be dead if each attack has its worst result: for warnings. Nothing is rolled and nothing
 * changes.
 */

/** The worst result of a monster's attack on the hero. */
interface WorstHit {
  /** Whether it can hit at all. A grasp hurts also without a hit. */
  readonly lands: boolean;
  /** The most damage of a hit in HP, without the damage of a grasp. */
  readonly most: number;
  /** Whether a grasp causes the damage, so that it grows with each attack. */
  readonly grasps: boolean;
  readonly drains: boolean;
  /** The most HP that `damage` among the effects of `OnHit` takes afterwards. */
  readonly after: number;
}

/** The hero after some of these attacks. */
interface Victim {
  hero: DrainVictim;
  /** The attacks of a monster with `Grasp` so far. */
  grasped: number;
}

/** The least number of hits of a monster by hand after which the hero can be dead. */
export function hitsUntilDeath(game: Game, monster: number): number {
  const victim = victimOf(game);
  const worst = worstHit(game, monster, 'hand');
  if (!worst.grasps && !worst.drains) return hitsFor(worst.most + worst.after, victim.hero.hp);
  const canHurt = worst.drains || worst.after > 0 || graspDamage(game, monster, victim.hero.hp) > 0;
  if (!canHurt) return Infinity;
  let hits = 1;
  while (!isKilled(game, monster, worst, victim)) hits++;
  return hits;
}

/** Whether the hero can be dead after one attack by each of these monsters, in this order. */
export function canKill(game: Game, monsters: readonly number[]): boolean {
  const victim = victimOf(game);
  return monsters.some((monster) => {
    const by =
      reachesHero(game, monster) || !has(game, monster, 'Throws') ? 'hand' : 'monsterMissile';
    return isKilled(game, monster, worstHit(game, monster, by), victim);
  });
}

function victimOf({ stores: { Experience, Health }, hero }: Game): Victim {
  return {
    hero: {
      hp: Health.current[hero],
      max: Health.max[hero],
      level: Experience.level[hero],
      points: Experience.points[hero],
    },
    grasped: 0,
  };
}

function worstHit(game: Game, monster: number, by: 'hand' | 'monsterMissile'): WorstHit {
  const { hit, most } = attackOdds(game, { attacker: monster, target: game.hero, by });
  const isByHand = by === 'hand';
  const lands = hit > 0;
  return {
    lands,
    most,
    grasps: isByHand && hasPower(game, monster, 'Grasp'),
    drains:
      lands &&
      isByHand &&
      hasPower(game, monster, 'LevelDrain') &&
      has(game, game.hero, 'Experience'),
    after: lands ? damageAfterHit(game, monster, isByHand).most : 0,
  };
}

/** Applies a hit in the order of the rules. Returns whether the victim is dead. */
function isKilled(game: Game, monster: number, worst: WorstHit, victim: Victim): boolean {
  const hurt = (by: number) => {
    victim.hero = { ...victim.hero, hp: victim.hero.hp - by };
    return victim.hero.hp <= 0;
  };
  if (hurt(worst.grasps ? graspDamage(game, monster, victim.grasped++) : worst.most)) return true;
  if (worst.drains) {
    const left = drained(victim.hero, mostDrained, game.campaign.rules.growth);
    if (!left) return true;
    victim.hero = left;
  }
  return hurt(worst.after);
}

/**
 * The HP that `damage` among the effects of `OnHit` takes from the hero, after a hit of a monster. The least is without
 * the effects that can fail.
 */
export function damageAfterHit(
  game: Game,
  monster: number,
  isByHand: boolean,
): { least: number; most: number } {
  const own = hasPower(game, monster, 'OnHit') ? [monster] : [];
  const effects = [...own, isByHand ? weaponOf(game, monster) : 0]
    .filter((bearer) => bearer !== 0 && has(game, bearer, 'OnHit'))
    .flatMap((bearer) => kindOf(game, bearer).effects.OnHit ?? []);
  let least = 0;
  let most = 0;
  for (const { name, chance, resisted, values } of effects) {
    if (name !== 'damage') continue;
    const { dice, bonus, strong, element } = values;
    const added = bonus + (strong ? strengthBonusOf(game, monster).damage : 0);
    const taken = (rolled: number) =>
      afterResistance(game, game.hero, Math.max(0, rolled + added), elements[element]);
    const rolls = unpackDice(dice).filter(({ sides }) => sides > 0);
    const isCertain = chance === 100 && savingThrows[resisted] === 'none';
    if (isCertain) least += taken(rolls.reduce((sum, { count }) => sum + count, 0));
    most += taken(rolls.reduce((sum, { count, sides }) => sum + count * sides, 0));
  }
  return { least, most };
}

/** The damage to the hero of a monster with `Grasp` after `before` more attacks, each of which adds a point. */
function graspDamage(game: Game, monster: number, before: number): number {
  const attack = { attacker: monster, target: game.hero, by: 'hand' } as const;
  const full = (touchDamage(game, attack) ?? 0) + before;
  return afterResistance(game, game.hero, full, causeOf(game, attack));
}
