import { addTo } from '../stores.ts';
import { effect } from './effect.ts';
import { reportEffect } from './report-effect.ts';

/**
 * The actor falls asleep: it cannot act for some turns (`helpless` in `actors/conditions.ts`), as many as the bundle of
 * the item or trap has. Further sleep is added. Nothing wakes it sooner; the sleep of monsters that have not noticed
 * the hero is the goal `sleep`.
 */
export const sleep = effect({
  parameters: {
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 255 },
    spread: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 1 },
  },

  apply(game, { target, rnd }, { turns, spread }) {
    addTo(game.stores.Condition.helpless, target, turns + rnd(spread));
    return reportEffect(game, target, 'important', { hero: 'sleeps', monster: 'fallsAsleep' });
  },
});
