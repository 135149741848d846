import { effect } from './effect.ts';
import { reportEffect } from './report-effect.ts';

/** The next hit of the actor confuses its target: `combat/glowing.ts`. */
export const glow = effect({
  parameters: {},

  apply(game, { target }) {
    game.stores.Condition.glowing[target] = 1;
    return reportEffect(game, target, 'important', { hero: 'handsGlow', monster: 'startsGlowing' });
  },
});
