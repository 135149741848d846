import { takeDamage } from '../death.ts';
import { has, kindOf } from '../entity.ts';
import { nameOf } from '../fighters.ts';
import { loseLevel } from '../level-up.ts';
import { say } from '../log.ts';
import type { Power } from './power.ts';

/**
 * Level drain: the target loses a level and 1 to 10 hit points for good. It dies without any
 * experience to lose, or without hit points left.
 */
export const levelDrain: Power = {
  component: 'LevelDrain',
  apply(game, attacker, target, rnd) {
    const { Experience, Health, LevelDrain } = game.stores;
    if (!has(game, target, 'Experience')) return;
    if (rnd(100) >= LevelDrain.chance[attacker]) return;
    const loss = 1 + rnd(10);
    if (target === game.hero) {
      say(game, 'enemyHits', 'drained', { monster: nameOf(game, attacker) });
    }
    const inexperienced = Experience.points[target] === 0 && Experience.level[target] === 1;
    const max = Health.max[target] - loss;
    if (inexperienced || max < 1) {
      takeDamage(game, target, Health.current[target], kindOf(game, attacker).id, attacker);
      return;
    }
    loseLevel(game, target);
    Health.max[target] = max;
    Health.current[target] = Math.max(1, Math.min(max, Health.current[target] - loss));
  },
};
