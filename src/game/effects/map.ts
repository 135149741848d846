import { rememberMap } from '../floors/hero-memory.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/**
 * The hero learns the walls, doors, passages and stairs of the floor, and secret doors become doors. It
 * does not learn the floor of rooms, items and traps.
 */
export const map = effect({
  only: 'hero',
  parameters: {},

  apply(game) {
    rememberMap(game);
    say(game, 'important', 'mapped');
    return true;
  },
});
