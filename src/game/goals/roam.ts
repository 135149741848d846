import { admits, type Cell, type Direction, directions, tileAt } from '../../dungeon/grid.ts';
import { gaitsOf } from '../actors/gaits.ts';
import { allowsStep } from '../actors/movement.ts';
import { cellOf } from '../entity.ts';
import { intend } from '../intent.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import type { Game } from '../world.ts';
import { goal } from './goal.ts';
import { canStep, tryStep } from './steps.ts';

/** Walks straight on and turns at obstacles. */
export const roam = goal({
  parameters: {},
  moves: true,
  decide(game, actor) {
    const { AI } = game.stores;
    const here = cellOf(game, actor);
    const [dx, dy] = [AI.destinationX[actor] - here.x, AI.destinationY[actor] - here.y];
    const straight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
    const walking = AI.hasDestination[actor] && straight;
    if (walking && tryStep(game, actor, Math.sign(dx), Math.sign(dy))) return true;
    AI.hasDestination[actor] = 0;
    const ways = directions.filter((way) => canStep(game, actor, way.dx, way.dy));
    if (ways.length === 0) return false;
    const way = ways[pick(roll(game, actor, Purpose.roaming, 0), ways.length)];
    const destination = endOf(game, gaitsOf(game, actor), here, way);
    AI.hasDestination[actor] = 1;
    AI.destinationX[actor] = destination.x;
    AI.destinationY[actor] = destination.y;
    intend(game, actor, 'move', way.dx, way.dy);
    return true;
  },
});

/** The last cell in a straight line that can be reached; actors on the way do not matter. */
function endOf(game: Game, by: number, from: Cell, { dx, dy }: Direction): Cell {
  let at = from;
  for (;;) {
    const next = { x: at.x + dx, y: at.y + dy };
    if (!admits(tileAt(game.floor.grid, next.x, next.y), by)) return at;
    if (!allowsStep(game, at, dx, dy)) return at;
    at = next;
  }
}
