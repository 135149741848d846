import { setClamped } from '../stores.ts';
import { effect } from './effect.ts';
import { reportEffect } from './report-effect.ts';

/**
 * The actor cannot act: `helpless` in `actors/conditions.ts`. Unlike sleep, a second paralysis does not add to the
 * first. The bundle of the item or trap has the duration. Attacks paralyse by `powers/paralysis.ts`.
 */
export const paralyse = effect({
  parameters: {
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 255 },
    spread: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 1 },
  },

  apply(game, { target, rnd }, { turns, spread }) {
    const { helpless } = game.stores.Condition;
    setClamped(helpless, target, Math.max(helpless[target], turns + rnd(spread)));
    return reportEffect(game, target, 'enemyHits', { hero: 'paralysed', monster: 'isParalysed' });
  },
});
