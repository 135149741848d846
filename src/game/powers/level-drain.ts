import { nameOf } from '../actors/actor-names.ts';
import { loseLevel } from '../actors/level-up.ts';
import { takeDamage } from '../combat/death.ts';
import { has, kindOf } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
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
    const { Health, LevelDrain } = game.stores;
    if (!has(game, target, 'Experience')) return;
    if (rnd(100) >= LevelDrain.chance[attacker]) return;
    const loss = 1 + rnd(mostDrained);
    if (target === game.hero) {
      say(game, 'enemyHits', 'drained', { monster: nameOf(game, attacker) });
    }
    if (isFatalDrain(game, target, loss)) {
      takeDamage(game, target, Health.current[target], kindOf(game, attacker).id, attacker);
      return;
    }
    loseLevel(game, target);
    const max = Math.max(1, Health.max[target] - loss);
    Health.max[target] = max;
    Health.current[target] = Math.max(1, Math.min(max, Health.current[target] - loss));
  },
};

/** Whether a drain of this many HP kills: the target has no experience to lose, or no health is left. */
function isFatalDrain(game: Game, target: number, loss: number): boolean {
  const { Experience, Health } = game.stores;
  const isInexperienced = Experience.points[target] === 0 && Experience.level[target] === 1;
  return isInexperienced || Health.max[target] - loss < 1;
}
