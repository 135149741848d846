import { searchAround } from '../floors/searching.ts';
import { effect } from './effect.ts';

/** Searches the cells around the actor for secret doors and traps, with the chances of `floors/searching.ts`. */
export const search = effect({
  parameters: {},
  apply: (game, { target }) => searchAround(game, target),
});
