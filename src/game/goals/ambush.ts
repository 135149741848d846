import { cellsApart } from '../../dungeon/line.ts';
import { cellOf, heroCell } from '../entity.ts';
import { seesHero } from '../minds/hero-field.ts';
import { provoke } from '../waking.ts';
import { goal } from './goal.ts';

/**
 * Lies in wait. It ends the ambush, and provokes its pack, when it sees the hero near enough or is
 * attacked.
 */
export const ambush = goal({
  component: 'Ambusher',
  parameters: {},
  isFirst: true,
  decide(game, actor) {
    const { Ambusher, AI } = game.stores;
    if (Ambusher.sprung[actor]) return false;
    const near = cellsApart(cellOf(game, actor), heroCell(game)) <= Ambusher.distance[actor];
    if (!AI.provoked[actor]) {
      if (!near || !seesHero(game, actor)) return true;
      provoke(game, actor);
    }
    Ambusher.sprung[actor] = 1;
    return false;
  },
});
