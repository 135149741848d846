import { type Cell, Tile, walledGrid } from '../grid.ts';
import type { GeneratedFloor } from './generated-floor.ts';

/** Makes one room that fills the grid up to the outer wall, with stairs down on `down`, if given. */
export function hallFloor(width: number, height: number, down: Cell | null): GeneratedFloor {
  const grid = walledGrid(width, height);
  if (down) grid.tiles[down.y * width + down.x] = Tile.stairsDown;
  return { grid, rooms: [{ x1: 1, y1: 1, x2: width - 2, y2: height - 2 }], down };
}
