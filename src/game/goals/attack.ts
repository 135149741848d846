import { attackActor, isBeside } from '../minds/steps.ts';
import { foeOf } from './foe.ts';
import { goal } from './goal.ts';

/** Attacks an enemy next to it. */
export const attack = goal({
  parameters: {},
  decide(game, actor) {
    const foe = foeOf(game, actor);
    return foe !== 0 && isBeside(game, actor, foe) && attackActor(game, actor, foe);
  },
});
