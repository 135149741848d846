import { addTo } from '../stores.ts';
import { effect } from './effect.ts';
import { reportEffect } from './report-effect.ts';

/**
 * The actor cannot leave its cell. Each attempt to move uses up one of the turns: `actions/move.ts`. The bundle of the
 * trap has their number.
 */
export const snare = effect({
  parameters: {
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 255, start: 3 },
  },

  apply(game, { target }, { turns }) {
    addTo(game.stores.Condition.trapped, target, turns);
    return reportEffect(game, target, 'important', { hero: 'snared', monster: 'isSnared' });
  },
});
