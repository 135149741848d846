import { useItem } from '../effects/use-item.ts';
import { singleName } from '../items/item-names.ts';
import { useUp } from '../items/stacks.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { ActionFor } from './action.ts';
import { checkItem } from './item-command.ts';

/**
 * Reading: the effects of a scroll act on the reader, and one scroll is used up. Its bundle lists the effects;
 * `effects/` has a file for each.
 */
export const read: ActionFor<'read'> = {
  check: checkItem,

  perform(game, actor, _dx, _dy, item) {
    say(game, 'normal', 'read', { item: singleName(game, item) });
    const rnd = rollsOf(game, actor, Purpose.effect);
    useItem(game, item, 'Scroll', { target: actor, source: actor, rnd });
    useUp(game, actor, item);
  },
};
