import { kindOf } from '../entity.ts';
import { singleName } from '../items/item-names.ts';
import { callKind, knowsItem } from '../items/knowledge.ts';
import { say } from '../log.ts';
import { messageOf } from '../messages.ts';
import type { ActionFor } from './action.ts';
import { checkItem, itemIn } from './item-command.ts';

/** Naming: an unknown kind gets the name that the player has typed. It takes no time. */
export const nameItem: ActionFor<'name'> = {
  takesNoTime: true,

  check(game, command) {
    const item = itemIn(game, command);
    if (item !== undefined && knowsItem(game, item)) {
      return messageOf('cannotCall', { item: singleName(game, item) });
    }
    return checkItem(game, command);
  },

  perform(game, actor, _dx, _dy, item) {
    if (actor !== game.hero) return;
    callKind(game, kindOf(game, item), game.pending.text);
    game.pending.free = true;
    say(game, 'normal', 'called', { item: singleName(game, item) });
  },
};
