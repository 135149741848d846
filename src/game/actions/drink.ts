import { useItem } from '../effects/use-item.ts';
import { singleName } from '../items/item-names.ts';
import { useUp } from '../items/stacks.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { ActionFor } from './action.ts';
import { checkItem } from './item-command.ts';

/**
 * Drinking: the effects of a potion act on the drinker, and one potion is used up. Its bundle lists the effects;
 * `effects/` has a file for each.
 */
export const drink: ActionFor<'drink'> = {
  check: checkItem,

  perform(game, actor, _dx, _dy, item) {
    say(game, 'normal', 'drank', { item: singleName(game, item) });
    const rnd = rollsOf(game, actor, Purpose.effect);
    useItem(game, item, 'Potion', { target: actor, source: actor, rnd });
    useUp(game, actor, item);
  },
};
