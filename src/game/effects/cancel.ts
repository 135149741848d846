import { removeComponent } from 'bitecs';
import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { endGrasps } from '../combat/grasping.ts';
import { has } from '../entity.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/** Ends the powers of a monster's attacks, and its invisibility, for good. */
export const cancel = effect({
  only: 'monsters',
  parameters: {},

  apply(game, { target }) {
    game.stores.Condition.cancelled[target] = 1;
    if (has(game, target, 'Grasp')) endGrasps(game);
    if (has(game, target, 'Invisible')) {
      removeComponent(game.world, target, game.stores.Invisible);
    }
    const noticed = isMentioned(game, target);
    if (noticed) say(game, 'normal', 'isCancelled', { monster: nameOf(game, target) });
    return noticed;
  },
});
