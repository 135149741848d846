import { isMentioned } from '../actors/actor-names.ts';
import { loseStrength } from '../actors/losing-strength.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';
import { reportEffect } from './report-effect.ts';

/** Takes points of strength; from an actor without strength, points of attack down to 1. */
export const weaken = effect({
  parameters: {
    loss: { kind: 'u8', min: 1, max: 20, start: 1 },
    spread: { kind: 'u8', min: 1, max: 20, start: 1 },
  },

  apply(game, { target, rnd }, { loss, spread }) {
    const lost = loseStrength(game, target, loss + rnd(spread), rnd);
    if (lost) {
      return reportEffect(game, target, 'enemyHits', {
        hero: 'getsWeaker',
        monster: 'looksWeaker',
      });
    }
    if (target === game.hero) say(game, 'normal', 'staysStrong');
    return isMentioned(game, target);
  },
});
