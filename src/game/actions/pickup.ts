import { heroCell } from '../entity.ts';
import { itemsAt } from '../floors/floor-contents.ts';
import { messageOf } from '../messages.ts';
import type { ActionFor } from './action.ts';

/** Picking up: the system `pickup` takes the item. */
export const pickup: ActionFor<'pickup'> = {
  check(game) {
    const { x, y } = heroCell(game);
    return itemsAt(game, x, y).length === 0 ? messageOf('nothingHere') : null;
  },
  perform(game, actor) {
    game.pending.pickers.push(actor);
  },
};
