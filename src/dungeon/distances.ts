import { isLegalDiagonal } from './corners.ts';
import { directions, type Grid, isStandable, orthogonal, tileAt } from './grid.ts';

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
 * directions, the four orthogonal ones, or diagonals only where both corners are standable.
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
  for (let n = 0; n < distances.count; n++) steps[queue[n]] = unreached;
  const { width } = grid;
  const farthest = Math.min(reach, unreached - 1);
  const moves = ways === 'orthogonal' ? orthogonal : directions;
  queue[0] = y * width + x;
  steps[queue[0]] = 0;
  let count = 1;
  for (let n = 0; n < count; n++) {
    const cell = queue[n];
    const next = steps[cell] + 1;
    if (next > farthest) break;
    const cx = cell % width;
    const cy = Math.floor(cell / width);
    for (const { dx, dy } of moves) {
      if (!isStandable(tileAt(grid, cx + dx, cy + dy))) continue;
      if (ways === 'corners' && !isLegalDiagonal(grid, cx, cy, dx, dy)) continue;
      const to = cell + dy * width + dx;
      if (steps[to] !== unreached) continue;
      steps[to] = next;
      queue[count++] = to;
    }
  }
  distances.count = count;
}
