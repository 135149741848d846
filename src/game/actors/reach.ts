import { directions, isPassable, Tile, tileAt } from '../../dungeon/grid.ts';
import { heroCell } from '../entity.ts';
import type { Game } from '../world.ts';
import { allowsStep } from './movement.ts';

/**
 * The cells of the hero's floor to which the hero can walk, as row × width + column. It opens doors, finds secret
 * ones and digs through weak walls.
 */
export function reachedByHero(game: Game): ReadonlySet<number> {
  const { grid } = game.floor;
  const { x, y } = heroCell(game);
  const reached = new Set([y * grid.width + x]);
  // A set also iterates over the cells that are added during the iteration.
  for (const cell of reached) {
    const from = { x: cell % grid.width, y: Math.floor(cell / grid.width) };
    for (const { dx, dy } of directions) {
      const tile = tileAt(grid, from.x + dx, from.y + dy);
      if (!isPassable(tile) && tile !== Tile.weakWall) continue;
      if (allowsStep(game, from, dx, dy)) reached.add(cell + dy * grid.width + dx);
    }
  }
  return reached;
}
