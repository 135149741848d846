import type { ActionFor } from './action.ts';
import { checkHand, takeInHand } from './equip.ts';
import { checkItem } from './item-command.ts';

/** Wielding: any item can be taken in the hand. A ring in the hand has no power. */
export const wield: ActionFor<'wield'> = {
  check: (game, command) => checkItem(game, command) ?? checkHand(game),
  perform: (game, actor, _dx, _dy, item) => takeInHand(game, actor, item),
};
