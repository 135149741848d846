import { provokeAll } from '../actors/waking.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/** All monsters of the floor wake and turn against the hero. */
export const aggravate = effect({
  parameters: {},
  afterDeath: true,

  apply(game) {
    provokeAll(game);
    say(game, 'enemyHits', 'aggravates');
    return true;
  },
});
