import { cellsApart } from '../../dungeon/distance.ts';
import { provoke } from '../actors/waking.ts';
import { cellOf } from '../entity.ts';
import { foeOf, sees } from './foe.ts';
import { goal } from './goal.ts';

/**
 * Lies in wait. It ends the ambush, and provokes its pack, when it sees its foe near enough or is
 * attacked.
 */
export const ambush = goal({
  component: 'Ambusher',
  parameters: {},
  isFirst: true,
  decide(game, actor) {
    const { Ambusher, AI } = game.stores;
    if (Ambusher.sprung[actor]) return false;
    const foe = foeOf(game, actor);
    const far = foe === 0 ? Infinity : cellsApart(cellOf(game, actor), cellOf(game, foe));
    if (!AI.provoked[actor]) {
      if (far > Ambusher.distance[actor] || !sees(game, actor, foe)) return true;
      if (foe === game.hero) provoke(game, actor);
    }
    Ambusher.sprung[actor] = 1;
    return false;
  },
});
