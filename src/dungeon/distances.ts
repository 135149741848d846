import { type Grid, isStandable } from './grid.ts';

/** How many steps each cell is from a goal. */
export interface Distances {
  /** By cell; `unreached` where no way within reach leads to the goal. */
  readonly steps: Uint16Array;
  /** The first `count` are the cells reached, the goal first, never a farther one before a nearer. */
  readonly queue: Uint32Array;
  count: number;
}

/** In `steps`, of a cell that was not reached. */
export const unreached = 65535;

/** Distances of a grid of so many cells, nothing reached yet. */
export function makeDistances(cells: number): Distances {
  return {
    steps: new Uint16Array(cells).fill(unreached),
    queue: new Uint32Array(cells),
    count: 0,
  };
}

/**
 * Fills in the distances to (x, y) over standable cells, breadth first, up to `reach` steps (at most
 * 65534) away. The goal itself may be of any terrain. `ways` as in a campaign's rules: all eight
 * directions, the four orthogonal ones, or diagonals only where both corners are standable. Takes
 * back only what it filled in last time, and allocates nothing.
 */
export function fillDistances(
  distances: Distances,
  grid: Grid,
  x: number,
  y: number,
  ways: 'free' | 'orthogonal' | 'corners',
  reach: number,
): void {
  const { steps, queue } = distances;
  const { tiles, width, height } = grid;
  for (let n = 0; n < distances.count; n++) steps[queue[n]] = unreached;
  const farthest = Math.min(reach, unreached - 1);
  const perWidth = 1 / width;
  const goal = y * width + x;
  queue[0] = goal;
  steps[goal] = 0;
  let count = 1;
  for (let n = 0; n < count; n++) {
    const cell = queue[n];
    const next = steps[cell] + 1;
    if (next > farthest) break;
    // Half a cell keeps the quotient off whole numbers, where rounding could change it.
    const row = ((cell + 0.5) * perWidth) | 0;
    const column = cell - row * width;
    const north = row > 0;
    const south = row < height - 1;
    const west = column > 0;
    const east = column < width - 1;
    if (north) count = reachCell(tiles, steps, queue, count, cell - width, next);
    if (east) count = reachCell(tiles, steps, queue, count, cell + 1, next);
    if (south) count = reachCell(tiles, steps, queue, count, cell + width, next);
    if (west) count = reachCell(tiles, steps, queue, count, cell - 1, next);
    if (ways === 'orthogonal') continue;
    let northWest = north && west;
    let northEast = north && east;
    let southWest = south && west;
    let southEast = south && east;
    if (ways === 'corners') {
      const openNorth = north && isStandable(tiles[cell - width]);
      const openSouth = south && isStandable(tiles[cell + width]);
      const openWest = west && isStandable(tiles[cell - 1]);
      const openEast = east && isStandable(tiles[cell + 1]);
      northWest = openNorth && openWest;
      northEast = openNorth && openEast;
      southWest = openSouth && openWest;
      southEast = openSouth && openEast;
    }
    if (northEast) count = reachCell(tiles, steps, queue, count, cell - width + 1, next);
    if (southEast) count = reachCell(tiles, steps, queue, count, cell + width + 1, next);
    if (southWest) count = reachCell(tiles, steps, queue, count, cell + width - 1, next);
    if (northWest) count = reachCell(tiles, steps, queue, count, cell - width - 1, next);
  }
  distances.count = count;
}

/** Puts a cell at the end of the queue, unless it is in it or nobody can stand there; its new length. */
function reachCell(
  tiles: Uint8Array,
  steps: Uint16Array,
  queue: Uint32Array,
  count: number,
  cell: number,
  far: number,
): number {
  if (steps[cell] !== unreached || !isStandable(tiles[cell])) return count;
  steps[cell] = far;
  queue[count] = cell;
  return count + 1;
}
