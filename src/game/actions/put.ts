import { cellOf, heroCell } from '../entity.ts';
import { isBare, layOnTop } from '../floors/floor-contents.ts';
import { isWorn } from '../items/gear.ts';
import { itemName } from '../items/item-names.ts';
import { stacksByGroup, takeOne } from '../items/stacks.ts';
import { say } from '../log.ts';
import { messageOf } from '../messages.ts';
import type { ActionFor } from './action.ts';
import { checkItem, checkRemovable } from './item-command.ts';
import { takeOffItem } from './take-off.ts';

/** Putting down: one item, or a whole group, goes from the bag to the cell under the actor. */
export const put: ActionFor<'put'> = {
  check(game, command) {
    const problem = checkItem(game, command) ?? checkRemovable(game, command);
    if (problem) return problem;
    const full = game.campaign.rules.ground === 'single' && !isBare(game, heroCell(game));
    return full ? messageOf('noRoomHere') : null;
  },

  perform(game, actor, _dx, _dy, item) {
    const { Item, Identity } = game.stores;
    const isAll = stacksByGroup(game, item) || Item.count[item] === 1;
    if (isAll && isWorn(game, actor, item)) takeOffItem(game, actor, item);
    const at = cellOf(game, actor);
    const one = takeOne(game, actor, item, isAll);
    layOnTop(game, one, game.floor, at);
    Item.put[one] = 1;
    say(game, 'normal', 'put', { item: itemName(game, one) });
    game.events.push({ type: 'put', actor: Identity.seq[actor], item: Identity.seq[one], at });
  },
};
