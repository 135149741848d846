import { isLegalDiagonal } from './diagonal-step.ts';
import { type Grid, isStandable } from './grid.ts';
import type { MovementRule } from './movement-rule.ts';

/** The number of steps from each cell to a goal. */
export interface DistanceField {
  /** By cell: the steps to the goal, or `unreached`. */
  readonly steps: Int32Array;
  /** The first `count` entries are the reached cells: the goal first, then in order of their steps. */
  readonly queue: Int32Array;
  count: number;
}

/** The entry in `steps` of a cell from which no path within the range leads to the goal. */
export const unreached = 2 ** 31 - 1;

/** Returns an empty field for grids of `cells` cells. */
export function makeDistanceField(cells: number): DistanceField {
  return {
    steps: new Int32Array(cells).fill(unreached),
    queue: new Int32Array(cells),
    count: 0,
  };
}

/**
 * Fills the field with the distances to (x, y) over standable cells, up to `range` steps, breadth
 * first. The goal itself may be on any tile. A refill resets only the cells that the previous call
 * reached, so a short range stays cheap on a large grid.
 */
export function fillDistanceField(
  field: DistanceField,
  grid: Grid,
  x: number,
  y: number,
  rule: MovementRule,
  range: number,
): void {
  const { steps, queue } = field;
  const { tiles, width, height } = grid;
  for (let n = 0; n < field.count; n++) steps[queue[n]] = unreached;
  const goal = y * width + x;
  steps[goal] = 0;
  queue[0] = goal;
  let count = 1;
  for (let n = 0; n < count; n++) {
    const cell = queue[n];
    const next = steps[cell] + 1;
    if (next > range) break;
    const cellX = cell % width;
    const cellY = Math.floor(cell / width);
    // A loop over `directionsOf(rule)` saves a tenth for orthogonal steps, but costs two fifths for the others.
    const left = Math.max(cellX - 1, 0);
    const right = Math.min(cellX + 1, width - 1);
    const bottom = Math.min(cellY + 1, height - 1);
    for (let toY = Math.max(cellY - 1, 0); toY <= bottom; toY++) {
      for (let toX = left; toX <= right; toX++) {
        const to = toY * width + toX;
        if (steps[to] !== unreached || !isStandable(tiles[to])) continue;
        if (rule === 'orthogonal' && toX !== cellX && toY !== cellY) continue;
        const dx = toX - cellX;
        const dy = toY - cellY;
        if (rule === 'corners' && !isLegalDiagonal(grid, cellX, cellY, dx, dy)) continue;
        steps[to] = next;
        queue[count++] = to;
      }
    }
  }
  field.count = count;
}
