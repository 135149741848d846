import { type Grid, isStandable } from './grid.ts';

/**
 * A box of standable cells around a goal, whose own terrain does not matter, from two rows and columns
 * on. Where diagonals are free in the open, each cell of it is as many steps away as it is rows or
 * columns, whichever is more: there is nothing to search for. It goes so many cells in each direction
 * and is not always the greatest one; where there is none, these are 0.
 */
export interface Opening {
  north: number;
  east: number;
  south: number;
  west: number;
}

/** Finds the opening around (x, y), at most `reach` cells in each direction. */
export function findOpening(
  opening: Opening,
  { tiles, width, height }: Grid,
  x: number,
  y: number,
  reach: number,
): void {
  const goal = y * width + x;
  let [north, east, south, west] = [0, 0, 0, 0];
  let mostNorth = Math.min(reach, y);
  let mostEast = Math.min(reach, width - 1 - x);
  let mostSouth = Math.min(reach, height - 1 - y);
  let mostWest = Math.min(reach, x);
  // The four sides move outwards by turns, each until it comes upon something solid.
  while (north < mostNorth || east < mostEast || south < mostSouth || west < mostWest) {
    if (north < mostNorth) {
      const row = goal - (north + 1) * width;
      if (isOpen(tiles, row - west, row + east, 1)) north++;
      else mostNorth = north;
    }
    if (east < mostEast) {
      const column = goal + east + 1;
      if (isOpen(tiles, column - north * width, column + south * width, width)) east++;
      else mostEast = east;
    }
    if (south < mostSouth) {
      const row = goal + (south + 1) * width;
      if (isOpen(tiles, row - west, row + east, 1)) south++;
      else mostSouth = south;
    }
    if (west < mostWest) {
      const column = goal - west - 1;
      if (isOpen(tiles, column - north * width, column + south * width, width)) west++;
      else mostWest = west;
    }
  }
  const isBox = north + south > 0 && east + west > 0;
  opening.north = isBox ? north : 0;
  opening.east = isBox ? east : 0;
  opening.south = isBox ? south : 0;
  opening.west = isBox ? west : 0;
}

/** Whether one can stand on all cells of a row or column, both ends included. */
function isOpen(tiles: Uint8Array, from: number, to: number, step: number): boolean {
  for (let cell = from; cell <= to; cell += step) if (!isStandable(tiles[cell])) return false;
  return true;
}
