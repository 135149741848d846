import { type Cell, type Direction, directions, type Grid, isStandable, tileAt } from './grid.ts';
import { squaredDistance } from './line.ts';

/**
 * Returns the cell nearest to `from` that `accepts`, or null if there is none. The search walks in
 * eight directions over standable cells, breadth first, neighbours clockwise from north. `from` itself
 * counts, with any tile.
 */
export function nearestCell(
  grid: Grid,
  from: Cell,
  accepts: (x: number, y: number) => boolean,
): Cell | null {
  // A set iterates in the order of insertion and includes cells that are added during the iteration,
  // so it serves as the queue and as the list of known cells.
  const { width } = grid;
  const reached = new Set([from.y * width + from.x]);
  for (const cell of reached) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    if (accepts(x, y)) return { x, y };
    for (const { dx, dy } of directions) {
      if (isStandable(tileAt(grid, x + dx, y + dy))) reached.add(cell + dy * width + dx);
    }
  }
  return null;
}

/** Returns the cell that `accepts` at the shortest straight distance from `from`, or null if there is none. */
export function nearestAnywhere(
  { width, height }: Pick<Grid, 'width' | 'height'>,
  from: Cell,
  accepts: (x: number, y: number) => boolean,
): Cell | null {
  let best: Cell | null = null;
  let nearest = Infinity;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = squaredDistance({ x, y }, from);
      if (far >= nearest || !accepts(x, y)) continue;
      nearest = far;
      best = { x, y };
    }
  }
  return best;
}

/**
 * Returns the first step of a shortest path from `from` to `to`, or null if there is no path. A path
 * uses the directions in `steps` and passes cells that `accepts`; `from` and `to` are always allowed.
 * `isStep` can forbid single steps.
 */
export function firstStep(
  { width, height }: Pick<Grid, 'width' | 'height'>,
  from: Cell,
  to: Cell,
  steps: readonly Direction[],
  accepts: (x: number, y: number) => boolean,
  isStep: (x: number, y: number, dx: number, dy: number) => boolean = () => true,
): Direction | null {
  // The search goes backwards from `to`, so the step by which it arrives at `from` is the first one.
  const reached = new Set([to.y * width + to.x]);
  for (const cell of reached) {
    for (const step of steps) {
      const x = (cell % width) - step.dx;
      const y = Math.floor(cell / width) - step.dy;
      if (!isStep(x, y, step.dx, step.dy)) continue;
      if (x === from.x && y === from.y) return step;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      if (accepts(x, y)) reached.add(y * width + x);
    }
  }
  return null;
}
