import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/**
 * The actor sees nothing: `isBlind` in `actors/hero-senses.ts` for the hero; a monster moves at random
 * (`goals/erratic-step.ts`). Blindness does not last longer for an actor that is already blind. The bundle of the item
 * has the duration.
 */
export const blind = effect({
  parameters: {
    turns: { kind: 'u16', unit: 'turns', min: 1, max: 9999 },
  },

  apply(game, { target }, { turns }) {
    const { Condition } = game.stores;
    const noticed = isMentioned(game, target);
    if (Condition.blind[target] > 0) return noticed;
    Condition.blind[target] = turns;
    if (target === game.hero) say(game, 'enemyHits', 'goesBlind');
    else if (noticed) say(game, 'normal', 'isBlinded', { monster: nameOf(game, target) });
    return noticed;
  },
});
