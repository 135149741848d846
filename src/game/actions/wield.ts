import type { ActionFor } from './action.ts';
import { checkHand, takeInHand } from './equip.ts';
import { checkItem } from './item-command.ts';

/** Wields a ring: in the hand it has no power. Every other item is taken in the hand with `equip`. */
export const wield: ActionFor<'wield'> = {
  check: (game, command) => checkItem(game, command) ?? checkHand(game),
  perform: (game, actor, _dx, _dy, item) => takeInHand(game, actor, item),
};
