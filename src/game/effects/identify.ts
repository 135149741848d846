import { has } from '../entity.ts';
import { bagOf } from '../items/bag.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/** Asks which item of the bag to identify. Without another item the effect is wasted. */
export const identify = effect({
  only: 'hero',
  parameters: {},

  apply(game, { target, item }) {
    if (!has(game, target, 'Bag')) return false;
    // The item that has the effect is about to be used up.
    const others = bagOf(game, target).filter(
      (other) => other !== item || game.stores.Item.count[item] > 1,
    );
    if (others.length > 0) game.asks = 'identify';
    else say(game, 'normal', 'nothingToIdentify');
    return true;
  },
});
