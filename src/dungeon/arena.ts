import { type Grid, isStandable, orthogonal, Tile, tileAt } from './grid.ts';
import type { Layout } from './split.ts';

/**
 * A field without a border in which each cell is a wall with the probability `walls` (0 to below 1).
 * Drawn anew until orthogonal steps join all open cells and there are at least `room` of them, so
 * that nobody is walled in. `next` gives uniform numbers from 0 to below 1. Throws a RangeError where
 * so many walls never leave such a field.
 */
export function arenaFloor(
  next: () => number,
  width: number,
  height: number,
  walls: number,
  room: number,
): Layout {
  for (let tries = 0; tries < 10000; tries++) {
    const tiles = Uint8Array.from({ length: width * height }, () =>
      next() < walls ? Tile.wall : Tile.floor,
    );
    const grid: Grid = { width, height, tiles };
    const open = tiles.filter(isStandable).length;
    if (open >= room && joined(grid) === open) return { grid, rooms: [], down: null };
  }
  throw new RangeError(
    `No arena of ${width} × ${height} cells with ${walls} walls joins ${room} open cells.`,
  );
}

/** How many open cells orthogonal steps reach from the first one. */
function joined(grid: Grid): number {
  const first = grid.tiles.findIndex(isStandable);
  const reached = new Set(first < 0 ? [] : [first]);
  for (const cell of reached) {
    const x = cell % grid.width;
    const y = Math.floor(cell / grid.width);
    for (const { dx, dy } of orthogonal) {
      if (isStandable(tileAt(grid, x + dx, y + dy))) reached.add((y + dy) * grid.width + x + dx);
    }
  }
  return reached.size;
}
