import type { Game } from '../../game/world.ts';
import { isBlindDoorway } from './reasons-to-stop.ts';
import { pass } from './rest.ts';
import type { Automatic } from './series.ts';
import { stop } from './stop.ts';

/** After this number of searches a secret door beside the hero is found in 97% of all cases. */
const searches = 15;

/** Searches a number of times, 0 for the usual one. Every find stops it. */
export function search(game: Game, count = 0): Automatic {
  const most = count || searches;
  let turns = 0;
  return {
    outlasts: true,
    next() {
      if (turns >= most) return stop('searched', { turns });
      if (isBlindDoorway(game)) return stop('blindRest');
      turns++;
      // The first search reports that a blind hero finds nothing, or that this hero cannot search.
      return turns === 1 ? { type: 'search' } : pass(game);
    },
  };
}
