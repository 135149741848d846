import {
  type Cell,
  type Direction,
  directions,
  isPassable,
  Tile,
  tileAt,
} from '../../dungeon/grid.ts';
import { flood } from '../../dungeon/paths.ts';
import { heroCell } from '../entity.ts';
import type { Game } from '../world.ts';
import { allowsStep } from './movement.ts';

/**
 * The cells of the hero's floor to which the hero can walk, as row × width + column. It opens doors, finds secret
 * ones and digs through weak walls.
 */
export function cellsInHeroReach(game: Game): ReadonlySet<number> {
  const { grid } = game.floor;
  const canStep = (to: Cell, from: Cell, { dx, dy }: Direction) => {
    const tile = tileAt(grid, to.x, to.y);
    return (isPassable(tile) || tile === Tile.weakWall) && allowsStep(game, from, dx, dy);
  };
  const reached = [...flood(grid, [heroCell(game)], directions, canStep)];
  return new Set(reached.map(({ x, y }) => y * grid.width + x));
}
