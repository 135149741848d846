import { seesInvisible } from '../actors/hero-senses.ts';
import { queueHeroRoom } from '../floors/occupancy.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/**
 * The hero sees invisible monsters. Nothing is added for a hero that already sees them, be it by a ring.
 * Monsters need no such power. `isHidden` in `actors/hero-senses.ts` decides which monsters are not seen. The bundle of
 * the item has the duration.
 */
export const seeInvisible = effect({
  only: 'hero',
  parameters: {
    turns: { kind: 'u16', unit: 'turns', min: 1, max: 9999 },
  },

  apply(game, { target }, { turns }) {
    const { Condition } = game.stores;
    say(game, 'normal', 'seesInvisible');
    if (seesInvisible(game)) return true;
    Condition.seeing[target] = turns;
    queueHeroRoom(game);
    return true;
  },
});
