import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { endCondition } from '../actors/conditions.ts';
import { forGood } from '../actors/speed.ts';
import { provokeBy } from '../actors/waking.ts';
import { say } from '../log.ts';
import { addTo } from '../stores.ts';
import { effect } from './effect.ts';

/**
 * Doubles the speed of an actor (`actors/speed.ts`). For a slowed one, slowness ends instead. A second haste ends the
 * first if it exhausts. The bundle of the item has the duration.
 */
export const haste = effect({
  parameters: {
    /** 0 for good. */
    turns: { kind: 'u16', unit: 'turns', min: 0, max: 9999, start: 0 },
    spread: { kind: 'u16', unit: 'turns', min: 1, max: 999, start: 1 },
    /** A second haste ends the first and costs fewer helpless turns than this; 0: it prolongs the first. */
    exhausts: { kind: 'u8', unit: 'turns', min: 0, max: 100, start: 0 },
  },

  apply(game, { target, source, rnd }, { turns, spread, exhausts }) {
    const { Condition } = game.stores;
    const noticed = isMentioned(game, target);
    if (Condition.slowed[target] > 0) endCondition(game, target, 'slowed');
    else if (Condition.hasted[target] > 0 && exhausts > 0) {
      Condition.hasted[target] = 0;
      addTo(Condition.helpless, target, rnd(exhausts));
      if (target === game.hero) say(game, 'important', 'exhausted');
    } else {
      const lasts = turns === 0 ? forGood : turns + rnd(spread);
      Condition.hasted[target] = Math.max(Condition.hasted[target], lasts);
      if (target === game.hero) say(game, 'normal', 'hasted');
      else if (noticed) say(game, 'normal', 'isHasted', { monster: nameOf(game, target) });
    }
    provokeBy(game, target, source);
    return noticed;
  },
});
