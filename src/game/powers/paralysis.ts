import { nameOf } from '../actors/actor-names.ts';
import { say } from '../log.ts';
import { addTo } from '../stores.ts';
import type { Power } from './power.ts';

/**
 * Paralysis: the target cannot act for some turns, unless it is blind: in Rogue this is the gaze of the floating eye.
 * Further touches add turns, but only up to a sum: otherwise the paralysis could last for ever. Potions and traps paralyse
 * by `effects/paralyse.ts`.
 */
export const paralysis: Power = {
  component: 'Paralysis',
  apply(game, attacker, target, rnd) {
    const { Condition, Paralysis } = game.stores;
    if (Condition.blind[target] > 0) return;
    const rolled = Paralysis.turns[attacker] + rnd(Paralysis.spread[attacker]);
    const left = Math.max(0, Paralysis.most[attacker] - Condition.paralysisSum[target]);
    const turns = Math.min(rolled, left);
    const isHelpless = Condition.helpless[target] > 0;
    Condition.paralysisSum[target] += turns;
    addTo(Condition.helpless, target, turns);
    if (target !== game.hero || isHelpless) return;
    say(game, 'enemyHits', 'frozen', { monster: nameOf(game, attacker) });
  },
};
