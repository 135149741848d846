import { cellsApart } from '../../dungeon/distance.ts';
import { type Cell, isAiry } from '../../dungeon/grid.ts';
import { isClear } from '../../dungeon/line.ts';
import { cellOf } from '../entity.ts';
import type { Game } from '../world.ts';
import { monstersIn } from './actors.ts';

/** The actors in a radius around a cell and in a line that missiles cross: the hero, then monsters by `seq`. */
export function actorsNear(game: Game, from: Cell, radius: number): number[] {
  const { x, y } = from;
  const near = monstersIn(game, x - radius, y - radius, x + radius, y + radius);
  return [game.hero, ...near].filter((actor) => {
    const at = cellOf(game, actor);
    return cellsApart(from, at) <= radius && isClear(game.floor.grid, from, at, isAiry);
  });
}
