import type { Rules } from '../campaign.ts';
import { components } from '../components.ts';
import { say } from '../log.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import { addTo, setClamped } from '../stores.ts';
import type { Game } from '../world.ts';

/**
 * Experience and levels. `levelRules` says how many points a level takes, and what the actor gains. The points for the
 * first level are `Experience.next` in the `hero.json` of a campaign.
 */

/** Adds points of experience to an actor and raises its level as often as they allow. */
export function gainExperience(game: Game, actor: number, experience: number): void {
  const { Experience, Identity } = game.stores;
  const before = Experience.level[actor];
  Experience.points[actor] += experience;
  levelRules[game.campaign.rules.growth](game, actor);
  for (let reached = before + 1; reached <= Experience.level[actor]; reached++) {
    say(game, 'important', 'levelUp', { level: reached });
    game.events.push({ type: 'leveled', actor: Identity.seq[actor], level: reached });
  }
}

/** The factors of each level under `steps`. Products are rounded up; current HP stay. */
const stepFactors = { health: 1.2, stats: 1.1, next: 1.4 };

const mostNext = components.Experience.next.max;

/** A number times a factor, rounded up. */
function grown(number: number, factor: number): number {
  return Math.ceil(number * factor);
}

/** The number that `grown` turns into this one; if there is none, the quotient, rounded down. */
function shrunk(number: number, factor: number): number {
  const before = Math.floor(number / factor);
  // The quotient can be rounded down below a whole number.
  return grown(before + 1, factor) > number ? before : before + 1;
}

/** The level rules of campaigns: `steps` in Simple and in the arena, `doubling` in Rogue. */
const levelRules: Record<Rules['growth'], (game: Game, actor: number) => void> = {
  steps(game, actor) {
    const { Experience, Health, Stats } = game.stores;
    while (Experience.points[actor] >= Experience.next[actor]) {
      Experience.points[actor] -= Experience.next[actor];
      Experience.next[actor] = Math.min(mostNext, grown(Experience.next[actor], stepFactors.next));
      Experience.level[actor]++;
      setClamped(Health.max, actor, grown(Health.max[actor], stepFactors.health));
      setClamped(Stats.attack, actor, grown(Stats.attack[actor], stepFactors.stats));
      setClamped(Stats.defence, actor, grown(Stats.defence[actor], stepFactors.stats));
    }
  },

  doubling(game, actor) {
    const { Experience, Health } = game.stores;
    const reached = Math.max(Experience.level[actor], levelFor(Experience.points[actor]));
    for (let level = Experience.level[actor] + 1; level <= reached; level++) {
      const gained = 1 + pick(roll(game, actor, Purpose.growth, level), 10);
      addTo(Health.max, actor, gained);
      addTo(Health.current, actor, gained);
    }
    Experience.level[actor] = reached;
    Experience.next[actor] = thresholdOf(reached + 1);
  },
};

/** The experience that an actor lacks to its next level; below 0 if it has lost that level under `doubling`. */
export function missingExperience({ stores }: Game, actor: number): number {
  return stores.Experience.next[actor] - stores.Experience.points[actor];
}

/** Whether no experience raises the level of an actor further. */
export function isHighest({ campaign, stores }: Game, actor: number): boolean {
  return campaign.rules.growth === 'doubling' && stores.Experience.level[actor] >= highest;
}

/** The highest level under `doubling`. */
export const highest = 20;

/**
 * The total experience for a level under `doubling`: 10 for level 2, doubled for each further level,
 * except level 14, which is slightly lower in Rogue. Beyond level 20 it stays the same.
 */
export function thresholdOf(level: number): number {
  if (level <= 1) return 0;
  return level === 14 ? 40920 : 10 * 2 ** (Math.min(level, highest) - 2);
}

/** The level for a total of experience under `doubling`, 1 to 20. */
export function levelFor(points: number): number {
  let level = 1;
  while (level < highest && points >= thresholdOf(level + 1)) level++;
  return level;
}

/**
 * Takes one level from an actor, but never level 1. Under `steps` it also takes what the level has added. Under
 * `doubling` it keeps the hit points, and the experience is just above the threshold of the lost level, so that the
 * next experience brings the level back.
 */
export function loseLevel(game: Game, actor: number): void {
  const { Experience } = game.stores;
  const level = Experience.level[actor];
  if (game.campaign.rules.growth === 'doubling') {
    Experience.points[actor] = pointsAfterLoss(level);
    Experience.next[actor] = thresholdOf(Math.max(1, level - 1) + 1);
  } else if (level > 1) undoStep(game, actor);
  Experience.level[actor] = Math.max(1, level - 1);
}

/** The experience of an actor that has lost this level under `doubling`. */
export function pointsAfterLoss(level: number): number {
  return level === 1 ? 0 : thresholdOf(level) + 1;
}

/** The maximum HP without what a level has added under `steps`. */
export function undoneHealth(max: number): number {
  return Math.max(1, shrunk(max, stepFactors.health));
}

/** Takes what a level has added under `steps`. */
function undoStep(game: Game, actor: number): void {
  const { Experience, Health, Stats } = game.stores;
  const { points, next } = Experience;
  next[actor] = Math.max(1, shrunk(next[actor], stepFactors.next));
  points[actor] = Math.min(points[actor], next[actor] - 1);
  Health.max[actor] = undoneHealth(Health.max[actor]);
  Health.current[actor] = Math.min(Health.current[actor], Health.max[actor]);
  Stats.attack[actor] = shrunk(Stats.attack[actor], stepFactors.stats);
  Stats.defence[actor] = Math.max(1, shrunk(Stats.defence[actor], stepFactors.stats));
}
