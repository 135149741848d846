import { cellsApart } from '../../dungeon/distance.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { cellOf } from '../entity.ts';
import type { Game } from '../world.ts';
import { foeOf } from './foe.ts';
import { goal } from './goal.ts';
import { reaches, walkTo } from './steps.ts';

/** Sets the post of a guard to the cell on which it decides for the first time. */
export function takePost(game: Game, actor: number): void {
  const { Guard } = game.stores;
  if (Guard.posted[actor]) return;
  const { x, y } = cellOf(game, actor);
  Guard.posted[actor] = 1;
  Guard.postX[actor] = x;
  Guard.postY[actor] = y;
}

/** The post of a guard. */
export function postOf(game: Game, actor: number): Cell {
  const { Guard } = game.stores;
  return { x: Guard.postX[actor], y: Guard.postY[actor] };
}

/**
 * While its foe is not near the post, a guard returns there and stays. A foe beside the guard is left to
 * the next goals.
 */
export const guard = goal({
  component: 'Guard',
  parameters: {},
  moves: true,
  decide(game, actor) {
    const post = postOf(game, actor);
    const foe = foeOf(game, actor);
    if (foe !== 0) {
      if (cellsApart(post, cellOf(game, foe)) <= game.stores.Guard.radius[actor]) return false;
      if (reaches(game, actor, foe)) return false;
    }
    if (cellsApart(cellOf(game, actor), post) > 0) walkTo(game, actor, post);
    return true;
  },
});
