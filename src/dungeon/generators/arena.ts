import { type Cell, type Grid, isStandable, orthogonal, Tile, tileAt } from '../grid.ts';
import { flood } from '../paths.ts';
import { FloorError } from './floor-error.ts';
import type { GeneratedFloor } from './generated-floor.ts';

/** Enough for any sensible `walls`; a fifth of walls succeeds at the first try 99 times in 100. */
const maximumTries = 10_000;

/**
 * Makes an open field without an outer wall. Each cell is a wall with the probability `walls` (0 to
 * below 1). The field is rolled again until at least `openCells` cells are open and orthogonal steps
 * connect all of them. `next` returns uniform random numbers from 0 to below 1. Throws a FloorError if
 * no try succeeds.
 */
export function arenaFloor(
  next: () => number,
  width: number,
  height: number,
  walls: number,
  openCells: number,
): GeneratedFloor {
  const tiles = new Uint8Array(width * height);
  const grid: Grid = { width, height, tiles };
  for (let tries = 0; tries < maximumTries; tries++) {
    let open = 0;
    for (let cell = 0; cell < tiles.length; cell++) {
      const isWall = next() < walls;
      tiles[cell] = isWall ? Tile.wall : Tile.floor;
      if (!isWall) open++;
    }
    if (open >= openCells && countConnected(grid) === open) return { grid, rooms: [], down: null };
  }
  throw new FloorError(
    `No arena of ${width} × ${height} cells with ${walls} walls has ${openCells} connected open cells.`,
  );
}

/** Counts the open cells that orthogonal steps connect with the first open cell. */
function countConnected(grid: Grid): number {
  const first = grid.tiles.findIndex(isStandable);
  const start = { x: first % grid.width, y: Math.floor(first / grid.width) };
  const isOpen = ({ x, y }: Cell) => isStandable(tileAt(grid, x, y));
  return [...flood(grid, [start], orthogonal, isOpen)].length;
}
