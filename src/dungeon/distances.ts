import { type Grid, isStandable } from './grid.ts';
import { findOpening, type Opening } from './opening.ts';

/** How many steps each cell is from a goal. */
export interface Distances {
  /** By cell; `unreached` where no way within reach leads to the goal. */
  readonly steps: Uint16Array;
  /** The first `count` are the cells reached, the goal first, never a farther one before a nearer. */
  readonly queue: Uint32Array;
  count: number;
  /** What lies open around the goal: scratch for the search. */
  readonly opening: Opening;
}

/** In `steps`, of a cell that was not reached. */
export const unreached = 65535;

/** Distances of a grid of so many cells, nothing reached yet. */
export function makeDistances(cells: number): Distances {
  return {
    steps: new Uint16Array(cells).fill(unreached),
    queue: new Uint32Array(cells),
    count: 0,
    opening: { north: 0, east: 0, south: 0, west: 0 },
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
    ? spreadInside(distances, grid, x, y, ways, farthest)
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

/** Searches from (x, y), step by step, where no way leads to the border; how many it reached. */
function spreadInside(
  distances: Distances,
  grid: Grid,
  x: number,
  y: number,
  ways: 'free' | 'orthogonal' | 'corners',
  farthest: number,
): number {
  const { steps, queue, opening } = distances;
  const { tiles, width } = grid;
  findOpening(opening, grid, x, y, ways === 'orthogonal' ? 0 : farthest);
  const widest = Math.max(opening.north, opening.east, opening.south, opening.west);
  let count = 1;
  let n = 0;
  for (let next = 1; next <= farthest && (next <= widest || n < count); next++) {
    const end = count;
    // From inside the opening nothing is found that is not known.
    if (next <= widest) count = reachInside(distances, width, count, next);
    const first = count;
    if (next <= widest) count = reachRim(distances, width, count, next);
    for (; n < end; n++) {
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
    n = first;
  }
  return count;
}

/** Reaches the cells of the opening that are so far away and not at its rim. */
function reachInside(distances: Distances, width: number, count: number, far: number): number {
  const { queue, opening } = distances;
  const goal = queue[0];
  const north = opening.north - 1;
  const east = opening.east - 1;
  const south = opening.south - 1;
  const west = opening.west - 1;
  // The corners belong to the rows.
  const [left, right] = [Math.min(far, west), Math.min(far, east)];
  const [above, below] = [Math.min(far - 1, north) * width, Math.min(far - 1, south) * width];
  if (far <= north) {
    const row = goal - far * width;
    count = reachLine(distances, count, row - left, row + right, 1, far);
  }
  if (far <= east) {
    const column = goal + far;
    count = reachLine(distances, count, column - above, column + below, width, far);
  }
  if (far <= south) {
    const row = goal + far * width;
    count = reachLine(distances, count, row - left, row + right, 1, far);
  }
  if (far <= west) {
    const column = goal - far;
    count = reachLine(distances, count, column - above, column + below, width, far);
  }
  return count;
}

/** Reaches those at its rim. */
function reachRim(distances: Distances, width: number, count: number, far: number): number {
  const { queue, opening } = distances;
  const { north, east, south, west } = opening;
  const goal = queue[0];
  const top = goal - north * width;
  const bottom = goal + south * width;
  count = reachSide(distances, count, top, 1, north, west, east, far);
  count = reachSide(distances, count, goal + east, width, east, north - 1, south - 1, far);
  count = reachSide(distances, count, bottom, 1, south, west, east, far);
  count = reachSide(distances, count, goal - west, width, west, north - 1, south - 1, far);
  return count;
}

/**
 * Reaches the cells of a side of the rim, a row or column `away` from the goal, that goes `before`
 * cells back from its middle and `after` on.
 */
function reachSide(
  distances: Distances,
  count: number,
  middle: number,
  step: number,
  away: number,
  before: number,
  after: number,
  far: number,
): number {
  if (far < away) return count;
  const from = middle - Math.min(far, before) * step;
  const to = middle + Math.min(far, after) * step;
  if (far === away) return reachLine(distances, count, from, to, step, far);
  if (far <= before) count = reachLine(distances, count, from, from, step, far);
  if (far <= after) count = reachLine(distances, count, to, to, step, far);
  return count;
}

/** Puts the cells of a row or column at the end of the queue, both ends included; its new length. */
function reachLine(
  { steps, queue }: Distances,
  count: number,
  from: number,
  to: number,
  step: number,
  far: number,
): number {
  for (let cell = from; cell <= to; cell += step) {
    steps[cell] = far;
    queue[count++] = cell;
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
