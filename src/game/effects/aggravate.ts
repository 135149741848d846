import { monstersHere } from '../actors.ts';
import { say } from '../log.ts';
import { provoke } from '../waking.ts';
import { effect } from './effect.ts';

/** All monsters of the floor wake and turn against the hero. */
export const aggravate = effect({
  parameters: {},

  apply(game) {
    for (const monster of monstersHere(game)) provoke(game, monster);
    say(game, 'enemyHits', 'aggravates');
    return true;
  },
});
