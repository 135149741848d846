import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { endCondition } from '../actors/conditions.ts';
import { forGood } from '../actors/speed.ts';
import { provokeBy } from '../actors/waking.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/** The action points that a newly slowed actor has, so that it acts in the next turn. */
const startPoints = 50;

/**
 * Halves the speed of an actor (`actors/speed.ts`). For a hasted one, haste ends instead. The bundle of the item has
 * the duration.
 */
export const slow = effect({
  parameters: {
    /** 0 for good. */
    turns: { kind: 'u16', unit: 'turns', min: 0, max: 9999, start: 0 },
    spread: { kind: 'u16', unit: 'turns', min: 1, max: 999, start: 1 },
  },

  apply(game, { target, source, rnd }, { turns, spread }) {
    const { Condition } = game.stores;
    const noticed = isMentioned(game, target);
    if (!endCondition(game, target, 'hasted')) {
      if (Condition.slowed[target] === 0) Condition.actionPoints[target] = startPoints;
      const lasts = turns === 0 ? forGood : turns + rnd(spread);
      Condition.slowed[target] = Math.max(Condition.slowed[target], lasts);
      if (target === game.hero) say(game, 'enemyHits', 'slowed');
      else if (noticed) say(game, 'normal', 'isSlowed', { monster: nameOf(game, target) });
    }
    provokeBy(game, target, source);
    return noticed;
  },
});
