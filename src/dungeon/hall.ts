import { type Cell, Tile, walledGrid } from './grid.ts';
import type { Layout } from './split.ts';

/** One great room from wall to wall, with stairs down on the given cell, if any. */
export function hallFloor(width: number, height: number, down: Cell | null): Layout {
  const grid = walledGrid(width, height);
  if (down) grid.tiles[down.y * width + down.x] = Tile.stairsDown;
  return { grid, rooms: [{ x1: 1, y1: 1, x2: width - 2, y2: height - 2 }], down };
}
