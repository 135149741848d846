import { searchAround } from '../actions/search.ts';
import { effect } from './effect.ts';

/** Searches the cells around the actor for secret doors and traps, with the chances of `actions/search.ts`. */
export const search = effect({
  parameters: {},
  apply: (game, { target }) => searchAround(game, target),
});
