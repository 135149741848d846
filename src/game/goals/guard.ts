import { directions, isStandable, tileAt } from '../../dungeon/grid.ts';
import { cellsApart } from '../../dungeon/line.ts';
import { firstStep } from '../../dungeon/paths.ts';
import { isFree } from '../actors.ts';
import { cellOf, heroCell } from '../entity.ts';
import { isBesideHero, tryStep } from '../minds/steps.ts';
import { isWay } from '../movement.ts';
import type { Game } from '../world.ts';
import { goal } from './goal.ts';

/** Sets the post of a guard to the cell on which it decides for the first time. */
export function takePost(game: Game, actor: number): void {
  const { Guard } = game.stores;
  if (Guard.posted[actor]) return;
  const { x, y } = cellOf(game, actor);
  Guard.posted[actor] = 1;
  Guard.postX[actor] = x;
  Guard.postY[actor] = y;
}

/**
 * While the hero is not near the post, a guard returns there and stays. A hero beside the guard is
 * left to the next goals.
 */
export const guard = goal({ component: 'Guard', parameters: {}, moves: true, decide: keepPost });

function keepPost(game: Game, actor: number): boolean {
  const { Guard } = game.stores;
  const post = { x: Guard.postX[actor], y: Guard.postY[actor] };
  if (cellsApart(post, heroCell(game)) <= Guard.radius[actor]) return false;
  if (isBesideHero(game, actor)) return false;
  const here = cellOf(game, actor);
  if (cellsApart(here, post) === 0) return true;
  const { grid } = game.floor;
  const stepOver = (accepts: (x: number, y: number) => boolean) =>
    firstStep(grid, here, post, directions, accepts, (x, y, dx, dy) =>
      isWay(game, { x, y }, dx, dy),
    );
  // If other actors block every way, the guard goes as far as it can.
  const step =
    stepOver((x, y) => isFree(game, x, y)) ?? stepOver((x, y) => isStandable(tileAt(grid, x, y)));
  if (step) tryStep(game, actor, step.dx, step.dy);
  return true;
}
