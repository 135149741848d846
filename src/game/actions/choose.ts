import { kindsToWipeOut, wipeOut } from '../actors/genocide.ts';
import { kindById } from '../campaign.ts';
import { identifyFully } from '../items/identification.ts';
import { itemName } from '../items/item-names.ts';
import { say } from '../log.ts';
import { messageOf } from '../messages.ts';
import type { Game } from '../world.ts';
import type { ActionFor } from './action.ts';
import { itemIn } from './item-command.ts';

/**
 * The turn of the action that has asked passes with the answer. If a monster or a trigger has asked, that turn is over:
 * the answer is the first action of the hero since then, and takes no time.
 */
function freeAfterMonsters(game: Game): void {
  game.pending.free = game.stores.Identity.actions[game.hero] === 1;
}

/** Choosing an item to identify. */
export const chooseItem: ActionFor<'chooseItem'> = {
  check(game, command) {
    if (game.asks !== 'identify') return messageOf('notAsked');
    return itemIn(game, command) === undefined ? messageOf('noSuchItem') : null;
  },

  perform(game, _actor, _dx, _dy, item) {
    identifyFully(game, item);
    say(game, 'special', 'identified', { item: itemName(game, item) });
    freeAfterMonsters(game);
  },
};

/** Choosing a kind of monsters to wipe out. */
export const chooseKind: ActionFor<'chooseKind'> = {
  check(game, { kind }) {
    if (game.asks !== 'genocide') return messageOf('notAsked');
    return kindsToWipeOut(game).some(({ id }) => id === kind) ? null : messageOf('noSuchAnswer');
  },

  perform(game) {
    wipeOut(game, kindById(game.campaign, game.pending.text));
    freeAfterMonsters(game);
  },
};
