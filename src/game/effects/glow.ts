import { effect } from './effect.ts';
import { report } from './report.ts';

/** The next hit of the actor confuses its target. */
export const glow = effect({
  parameters: {},

  apply(game, { target }) {
    game.stores.Condition.glowing[target] = 1;
    return report(game, target, 'important', { hero: 'handsGlow', monster: 'startsGlowing' });
  },
});
