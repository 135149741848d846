import { isNoticed, nameOf } from '../combat/fighters.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/** The next hit of the actor confuses its target. */
export const glow = effect({
  parameters: {},

  apply(game, { target }) {
    game.stores.Condition.glowing[target] = 1;
    if (target === game.hero) say(game, 'important', 'handsGlow');
    else if (isNoticed(game, target)) {
      say(game, 'normal', 'startsGlowing', { monster: nameOf(game, target) });
    }
    return isNoticed(game, target);
  },
});
