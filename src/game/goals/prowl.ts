import { orthogonal } from '../../dungeon/grid.ts';
import { intend } from '../intent.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import { goal } from './goal.ts';
import { isOpenTowards } from './steps.ts';

/** Steps to a random orthogonal neighbour, and attacks an actor there that it fights. */
export const prowl = goal({
  parameters: {},
  moves: true,
  decide(game, actor) {
    const ways = orthogonal.filter((way) => isOpenTowards(game, actor, way.dx, way.dy));
    if (ways.length === 0) return false;
    const way = ways[pick(roll(game, actor, Purpose.idle, 0), ways.length)];
    intend(game, actor, 'move', way.dx, way.dy);
    return true;
  },
});
