import { orthogonal } from '../../dungeon/grid.ts';
import { canStandOn } from '../actors/movement.ts';
import { cellOf } from '../entity.ts';
import { intend } from '../intent.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import { goal } from './goal.ts';

/** Steps to a random orthogonal neighbour, and attacks an actor there that it fights. */
export const prowl = goal({
  parameters: {},
  moves: true,
  decide(game, actor) {
    const { x, y } = cellOf(game, actor);
    const ways = orthogonal.filter(({ dx, dy }) => canStandOn(game, actor, x + dx, y + dy));
    if (ways.length === 0) return false;
    const way = ways[pick(roll(game, actor, Purpose.idle, 0), ways.length)];
    intend(game, actor, 'move', way.dx, way.dy);
    return true;
  },
});
