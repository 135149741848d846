import { addTo } from '../stores.ts';
import { effect } from './effect.ts';
import { reportEffect } from './report-effect.ts';

/**
 * Starts the confusion of an actor; what it does is in `actors/confusion.ts`: the actor moves and aims at random.
 * Further confusion is added. The confusion of a monster ends by chance. The bundle of the item has the duration.
 */
export const confuse = effect({
  parameters: {
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 255 },
    spread: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 1 },
  },

  apply(game, { target, rnd }, { turns, spread }) {
    addTo(game.stores.Condition.confused, target, turns + rnd(spread));
    return reportEffect(game, target, 'enemyHits', {
      hero: 'getsConfused',
      monster: 'looksConfused',
    });
  },
});
