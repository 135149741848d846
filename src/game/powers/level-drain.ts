import { nameOf } from '../actors/actor-names.ts';
import { loseLevel } from '../actors/levels.ts';
import { takeDamage } from '../combat/injury.ts';
import { has, kindOf } from '../entity.ts';
import { say } from '../log.ts';
import type { Power } from './power.ts';

/** The greatest loss of maximum health in HP by one drain; the least is 1. */
export const mostDrained = 10;

/**
 * Level drain: the target loses a level and some maximum health for good. `isFatalDrain` names the
 * targets that die of it.
 */
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
    const victim = {
      level: Experience.level[target],
      points: Experience.points[target],
      max: Health.max[target],
    };
    if (isFatalDrain(victim, loss)) {
      takeDamage(game, target, Health.current[target], kindOf(game, attacker).id, attacker);
      return;
    }
    loseLevel(game, target);
    const max = Math.max(1, Health.max[target] - loss);
    Health.max[target] = max;
    Health.current[target] = Math.max(1, Math.min(max, Health.current[target] - loss));
  },
};

/** The level, experience and maximum health of an actor that is drained. */
interface DrainVictim {
  readonly level: number;
  readonly points: number;
  readonly max: number;
}

/** Whether a drain of this many HP kills: the victim has no experience to lose, or no health is left. */
export function isFatalDrain({ level, points, max }: DrainVictim, loss: number): boolean {
  return (level === 1 && points === 0) || max - loss < 1;
}
