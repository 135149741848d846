import { wornBy } from '../items/gear.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/**
 * Lifts the curses of everything that the actor wears or wields. Items that it only carries stay cursed.
 * `items/curses.ts` has the effect of a curse.
 */
export const removeCurse = effect({
  parameters: {},

  apply(game, { target }) {
    for (const item of wornBy(game, target)) game.stores.Item.cursed[item] = 0;
    const isHero = target === game.hero;
    if (isHero) say(game, 'normal', 'cursesLift');
    return isHero;
  },
});
