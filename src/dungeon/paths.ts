import { squaredDistance } from './distance.ts';
import {
  type Cell,
  type Direction,
  directions,
  type Grid,
  isOnGrid,
  isStandable,
  tileAt,
} from './grid.ts';

/**
 * The cells that can be reached from the starts, breadth first. Each cell is left by `steps` in their order, if
 * `canStep` to the next cell of the grid.
 */
export function* flood(
  grid: Pick<Grid, 'width' | 'height'>,
  starts: readonly Cell[],
  steps: readonly Direction[],
  canStep: (to: Cell, from: Cell, step: Direction) => boolean,
): Generator<Cell, void> {
  const { width } = grid;
  // A set iterates in the order of insertion and includes cells that are added during the iteration,
  // so it serves as the queue and as the list of known cells.
  const reached = new Set(starts.map(({ x, y }) => y * width + x));
  for (const at of reached) {
    const from = { x: at % width, y: Math.floor(at / width) };
    yield from;
    for (const step of steps) {
      const to = { x: from.x + step.dx, y: from.y + step.dy };
      if (isOnGrid(grid, to.x, to.y) && canStep(to, from, step)) reached.add(to.y * width + to.x);
    }
  }
}

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
  const isOpen = ({ x, y }: Cell) => isStandable(tileAt(grid, x, y));
  for (const cell of flood(grid, [from], directions, isOpen)) {
    if (accepts(cell.x, cell.y)) return cell;
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
  grid: Pick<Grid, 'width' | 'height'>,
  from: Cell,
  to: Cell,
  steps: readonly Direction[],
  accepts: (cell: Cell) => boolean,
  isStep: (from: Cell, step: Direction) => boolean = () => true,
): Direction | null {
  const { width } = grid;
  // The search goes backwards from `to`, so the step by which it arrives at `from` is the first one.
  const reached = new Set([to.y * width + to.x]);
  for (const index of reached) {
    for (const step of steps) {
      const x = (index % width) - step.dx;
      const y = Math.floor(index / width) - step.dy;
      const cell = { x, y };
      if (!isStep(cell, step)) continue;
      if (x === from.x && y === from.y) return step;
      if (isOnGrid(grid, x, y) && accepts(cell)) reached.add(y * width + x);
    }
  }
  return null;
}
