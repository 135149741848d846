import { nameOf } from '../fighters.ts';
import { say } from '../log.ts';
import type { Power } from './power.ts';

/** Paralysis: the target cannot act for some turns. */
export const paralysis: Power = {
  component: 'Paralysis',
  apply(game, attacker, target, rnd) {
    const { Condition, Paralysis } = game.stores;
    // A second touch does not prolong the paralysis: otherwise it could last for ever.
    if (Condition.helpless[target] > 0) return;
    Condition.helpless[target] = Paralysis.turns[attacker] + rnd(Paralysis.spread[attacker]);
    if (target !== game.hero) return;
    say(game, 'enemyHits', 'frozen', { monster: nameOf(game, attacker) });
  },
};
