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
 * directions, the four orthogonal ones, or diagonals only where both corners are standable. What it
 * takes back first is in proportion to what it filled in last time; it allocates nothing.
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
  // Cell by cell takes longer where that is much of the grid.
  if (distances.count > steps.length >> 3) steps.fill(unreached);
  else for (let n = 0; n < distances.count; n++) steps[queue[n]] = unreached;
  const farthest = Math.min(reach, unreached - 1);
  const goal = y * grid.width + x;
  queue[0] = goal;
  steps[goal] = 0;
  distances.count = isWalledIn(grid, x, y, farthest)
    ? spreadInside(distances, grid, ways, farthest)
    : spread(distances, grid, ways, farthest);
}

/** Whether a search from (x, y) that goes so far over standable cells never comes to the border. */
function isWalledIn({ tiles, width, height }: Grid, x: number, y: number, far: number): boolean {
  const east = width - 1;
  const south = height - 1;
  if (x === 0 || y === 0 || x === east || y === south) return false;
  for (let column = Math.max(0, x - far); column <= Math.min(east, x + far); column++) {
    if (y <= far && isStandable(tiles[column])) return false;
    if (y + far >= south && isStandable(tiles[south * width + column])) return false;
  }
  for (let row = Math.max(0, y - far); row <= Math.min(south, y + far); row++) {
    if (x <= far && isStandable(tiles[row * width])) return false;
    if (x + far >= east && isStandable(tiles[row * width + east])) return false;
  }
  return true;
}

/** Searches from the goal, step by step, where no way leads to the border; how many it reached. */
function spreadInside(
  { steps, queue }: Distances,
  { tiles, width }: Grid,
  ways: 'free' | 'orthogonal' | 'corners',
  farthest: number,
): number {
  let count = 1;
  let n = 0;
  for (let next = 1; next <= farthest && n < count; next++) {
    for (const end = count; n < end; n++) {
      const cell = queue[n];
      const north = cell - width;
      const south = cell + width;
      count = reachCell(tiles, steps, queue, count, north, next);
      count = reachCell(tiles, steps, queue, count, cell + 1, next);
      count = reachCell(tiles, steps, queue, count, south, next);
      count = reachCell(tiles, steps, queue, count, cell - 1, next);
      if (ways === 'free') {
        count = reachCell(tiles, steps, queue, count, north + 1, next);
        count = reachCell(tiles, steps, queue, count, south + 1, next);
        count = reachCell(tiles, steps, queue, count, south - 1, next);
        count = reachCell(tiles, steps, queue, count, north - 1, next);
      } else if (ways === 'corners') {
        const east = isStandable(tiles[cell + 1]);
        const west = isStandable(tiles[cell - 1]);
        if (isStandable(tiles[north])) {
          if (east) count = reachCell(tiles, steps, queue, count, north + 1, next);
          if (west) count = reachCell(tiles, steps, queue, count, north - 1, next);
        }
        if (isStandable(tiles[south])) {
          if (east) count = reachCell(tiles, steps, queue, count, south + 1, next);
          if (west) count = reachCell(tiles, steps, queue, count, south - 1, next);
        }
      }
    }
  }
  return count;
}

/** The same where one may come to the border, and must not leave the grid there. */
function spread(
  { steps, queue }: Distances,
  { tiles, width, height }: Grid,
  ways: 'free' | 'orthogonal' | 'corners',
  farthest: number,
): number {
  const perWidth = 1 / width;
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
  return count;
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
