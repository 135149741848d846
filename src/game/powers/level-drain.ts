import { nameOf } from '../actors/actor-names.ts';
import { loseLevel, pointsAfterLoss, undoneHealth } from '../actors/levels.ts';
import type { Campaign } from '../campaign.ts';
import { takeDamage } from '../combat/injury.ts';
import { has, kindOf } from '../entity.ts';
import { say } from '../log.ts';
import type { Power } from './power.ts';

/** The greatest loss of maximum health in HP by one drain; the least is 1. */
export const mostDrained = 10;

/** Level drain: the target loses a level and some maximum health for good. */
export const levelDrain: Power = {
  component: 'LevelDrain',
  apply(game, attacker, target, rnd) {
    const { Experience, Health, LevelDrain } = game.stores;
    if (!has(game, target, 'Experience')) return;
    if (rnd(100) >= LevelDrain.chance[attacker]) return;
    const loss = 1 + rnd(mostDrained);
    if (target === game.hero) {
      say(game, 'enemyHits', 'drained', { monster: nameOf(game, attacker) });
    }
    const after = drained(
      {
        level: Experience.level[target],
        points: Experience.points[target],
        max: Health.max[target],
        hp: Health.current[target],
      },
      loss,
      game.campaign.rules.growth,
    );
    if (!after) {
      takeDamage(game, target, Health.current[target], kindOf(game, attacker).id, attacker);
      return;
    }
    loseLevel(game, target);
    Health.max[target] = after.max;
    Health.current[target] = after.hp;
  },
};

/** What a drain changes of an actor: its level, experience, maximum health and health. */
export interface DrainVictim {
  readonly level: number;
  readonly points: number;
  readonly max: number;
  readonly hp: number;
}

/**
 * The victim after a drain of this many HP, or null if that kills it: it has no experience to lose, or no health is
 * left.
 */
export function drained(
  { level, points, max, hp }: DrainVictim,
  loss: number,
  growth: Campaign['rules']['growth'],
): DrainVictim | null {
  if ((level === 1 && points === 0) || max - loss < 1) return null;
  const isDoubling = growth === 'doubling';
  const undone = !isDoubling && level > 1 ? undoneHealth(max) : max;
  const left = Math.max(1, undone - loss);
  return {
    level: Math.max(1, level - 1),
    points: isDoubling ? pointsAfterLoss(level) : points,
    max: left,
    hp: Math.max(1, Math.min(left, Math.min(hp, undone) - loss)),
  };
}
