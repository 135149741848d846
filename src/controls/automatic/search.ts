import type { Game } from '../../game/world.ts';
import { isBlindDoorway } from './blind-doorway.ts';
import { counted } from './count.ts';
import { pass } from './rest.ts';
import type { Automatic } from './series.ts';
import { stop } from './stop.ts';

/**
 * After this number of searches a secret door beside the hero is found in 96% of all cases, by `doorChance` in
 * `game/actions/search.ts`.
 */
const searches = 15;

/** Searches a number of times, 0 for the usual one. Every find stops it. */
export function search(game: Game, count = 0): Automatic {
  const most = count || searches;
  const next = (done: number) => {
    if (isBlindDoorway(game)) return stop('blindRest');
    // The first search reports that a blind hero finds nothing, or that this hero cannot search.
    return done === 0 ? ({ type: 'search' } as const) : pass(game);
  };
  return { ...counted(most, next, stop('searched', { turns: most })), passes: 'search' };
}
