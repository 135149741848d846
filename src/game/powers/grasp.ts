import { nameOf } from '../actors/actor-names.ts';
import { say } from '../log.ts';
import { addTo } from '../stores.ts';
import type { Power } from './power.ts';

/**
 * Grasp: the target cannot leave, and each hit does one more damage than the last. `touchDamage` in
 * `combat/hit-and-damage.ts` deals it even if the attack misses, and `combat/grasping.ts` ends it.
 */
export const grasp: Power = {
  component: 'Grasp',
  apply(game, attacker, target) {
    const { Condition } = game.stores;
    const already = Condition.grasped[target] === 1;
    Condition.grasped[target] = 1;
    addTo(Condition.graspDamage, target, 1);
    if (target !== game.hero || already) return;
    say(game, 'enemyHits', 'held', { monster: nameOf(game, attacker) });
  },
};
