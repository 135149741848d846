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

/** Distances of a grid of so many cells, always the same or one of its size, nothing reached yet. */
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
  clear(distances, grid);
  const farthest = Math.min(reach, unreached - 1);
  const goal = y * grid.width + x;
  queue[0] = goal;
  steps[goal] = 0;
  distances.count = isWalledIn(grid, x, y, farthest)
    ? spreadInside(distances, grid, x, y, ways, farthest)
    : spread(distances, grid, ways, farthest);
}

/** Of so many cells in a row it takes as long to clear one by one as to clear the row. */
const clearedAtOnce = 16;

/** Takes back what was filled in last time. */
function clear({ steps, queue, count }: Distances, { width, height }: Grid): void {
  if (count === 0) return;
  const goal = queue[0];
  // Nobody comes farther to any side than the last one in the queue has come.
  const far = steps[queue[count - 1]];
  const x = goal % width;
  const y = (goal - x) / width;
  const left = Math.max(0, x - far);
  const right = Math.min(width, x + far + 1);
  const top = Math.max(0, y - far);
  const bottom = Math.min(height, y + far + 1);
  if (count > clearedAtOnce * (bottom - top)) {
    for (let row = top; row < bottom; row++) {
      steps.fill(unreached, row * width + left, row * width + right);
    }
  } else for (let n = 0; n < count; n++) steps[queue[n]] = unreached;
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

/** Reaches the cells of the opening that are so far away and not at its rim. */
function reachInside(distances: Distances, width: number, count: number, far: number): number {
  const { north, east, south, west } = distances.opening;
  const goal = distances.queue[0];
  const left = Math.min(far, west - 1);
  const right = Math.min(far, east - 1);
  // The corners belong to the rows.
  const above = Math.min(far, north) - 1;
  const below = Math.min(far, south) - 1;
  if (far < north) count = reachLine(distances, count, goal - far * width, 1, left, right, far);
  if (far < east) count = reachLine(distances, count, goal + far, width, above, below, far);
  if (far < south) count = reachLine(distances, count, goal + far * width, 1, left, right, far);
  if (far < west) count = reachLine(distances, count, goal - far, width, above, below, far);
  return count;
}

/** Reaches those at its rim. */
function reachRim(distances: Distances, width: number, count: number, far: number): number {
  const { north, east, south, west } = distances.opening;
  const goal = distances.queue[0];
  const above = north - 1;
  const below = south - 1;
  count = reachSide(distances, count, goal - north * width, 1, north, west, east, far);
  count = reachSide(distances, count, goal + east, width, east, above, below, far);
  count = reachSide(distances, count, goal + south * width, 1, south, west, east, far);
  return reachSide(distances, count, goal - west, width, west, above, below, far);
}

/** Reaches those of one side of the rim, a row or column that is so far `away` and ends where it says. */
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
  if (far === away) {
    const [back, on] = [Math.min(far, before), Math.min(far, after)];
    count = reachLine(distances, count, middle, step, back, on, far);
  } else if (far > away) {
    if (far <= before) count = reachLine(distances, count, middle - far * step, step, 0, 0, far);
    if (far <= after) count = reachLine(distances, count, middle + far * step, step, 0, 0, far);
  }
  return count;
}

/**
 * Puts cells of a row or column at the end of the queue, so many `before` the middle and `after` it, and
 * the middle itself; its new length.
 */
function reachLine(
  { steps, queue }: Distances,
  count: number,
  middle: number,
  step: number,
  before: number,
  after: number,
  far: number,
): number {
  const last = middle + after * step;
  for (let cell = middle - before * step; cell <= last; cell += step) {
    steps[cell] = far;
    queue[count++] = cell;
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
