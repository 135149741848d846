import { type Cell, directions, orthogonal } from '../dungeon/grid.ts';
import { heroCell } from '../game/entity.ts';
import { unknown } from '../game/floor.ts';
import { isRememberedOpen } from '../game/hero-memory.ts';
import type { Game } from '../game/world.ts';

/** The ground of the hero's floor as the hero remembers it. An edge is an open cell beside an unknown one. */

/** Whether a cell is next to a cell of the floor that the hero does not remember. */
export function isEdge({ floor }: Game, { x, y }: Cell): boolean {
  const { grid, memory } = floor;
  return directions.some(({ dx, dy }) => {
    const column = x + dx;
    const row = y + dy;
    const isInside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
    return isInside && memory.tiles[row * grid.width + column] === unknown;
  });
}

/** The edge that the fewest remembered steps lead to; null if there is none. */
export function nearestEdge(game: Game): Cell | null {
  const { width } = game.floor.grid;
  const hero = heroCell(game);
  const steps = game.campaign.rules.ways === 'free' ? directions : orthogonal;
  // A set iterates also over the cells that are added meanwhile.
  const reached = new Set([hero.y * width + hero.x]);
  for (const at of reached) {
    const cell = { x: at % width, y: Math.floor(at / width) };
    if (at !== hero.y * width + hero.x && isEdge(game, cell)) return cell;
    for (const { dx, dy } of steps) {
      const next = { x: cell.x + dx, y: cell.y + dy };
      if (isRememberedOpen(game, next.x, next.y)) reached.add(next.y * width + next.x);
    }
  }
  return null;
}

/** The number of remembered open cells in a straight line from a cell, without the cell itself. */
export function openAhead(game: Game, from: Cell, dx: number, dy: number): number {
  let cells = 0;
  while (isRememberedOpen(game, from.x + dx * (cells + 1), from.y + dy * (cells + 1))) cells++;
  return cells;
}
