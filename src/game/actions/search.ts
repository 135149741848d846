import { has } from '../entity.ts';
import { searchAround } from '../floors/searching.ts';
import { say } from '../log.ts';
import { messageOf } from '../messages.ts';
import type { ActionFor } from './action.ts';

/**
 * Searching: finds secret doors and traps on the nine cells around the actor. `floors/searching.ts` has the
 * chances.
 */
export const search: ActionFor<'search'> = {
  check: (game) => (has(game, game.hero, 'Searcher') ? null : messageOf('cannotSearch')),

  perform(game, actor) {
    if (game.stores.Condition.blind[actor] > 0) {
      if (actor === game.hero) say(game, 'normal', 'blindSearch');
      return;
    }
    if (!searchAround(game, actor)) say(game, 'normal', 'searched');
  },
};
