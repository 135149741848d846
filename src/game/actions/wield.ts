import type { ActionFor } from './action.ts';
import { checkHand, takeInHand } from './equip.ts';
import { checkItem } from './item-command.ts';

/** Wielding: a ring in the hand replaces the item before, and does nothing there. */
export const wield: ActionFor<'wield'> = {
  check: (game, command) => checkItem(game, command) ?? checkHand(game),
  perform: (game, actor, _dx, _dy, item) => takeInHand(game, actor, item),
};
