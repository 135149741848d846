import { foeOf } from './foe.ts';
import { goal } from './goal.ts';
import { intendAttack, reaches } from './steps.ts';

/**
 * Attacks an enemy next to it, unless a scary item lies there (`isScary` in `items/scares.ts`). `actions/move.ts` carries
 * the attack out. `approach.ts` attacks, too, where the way ends at the foe.
 */
export const attack = goal({
  parameters: {},
  decide(game, actor) {
    const foe = foeOf(game, actor);
    return foe !== 0 && reaches(game, actor, foe) && intendAttack(game, actor, foe);
  },
});
