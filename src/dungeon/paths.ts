import { type Cell, type Direction, directions, type Grid, isStandable, tileAt } from './grid.ts';

/**
 * The cell nearest to `from` that `accepts`, walking in eight directions over standable cells
 * (breadth first, neighbours clockwise from north), or null when there is none. `from` itself counts.
 */
export function nearestCell(
  grid: Grid,
  from: Cell,
  accepts: (x: number, y: number) => boolean,
): Cell | null {
  // Mostly it is that cell or one close by: a set costs less than a mark for each cell of the grid.
  // It gives back its cells in the order in which they came, and so is the queue as well.
  const { width } = grid;
  const reached = new Set([from.y * width + from.x]);
  for (const cell of reached) {
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    if (accepts(x, y)) return { x, y };
    for (const { dx, dy } of directions) {
      if (isStandable(tileAt(grid, x + dx, y + dy))) reached.add(cell + dy * width + dx);
    }
  }
  return null;
}

/**
 * The first step of a shortest way over the cells that `accepts`, or null where none leads to `to`.
 * `steps` are the directions in which one may go, where `isStep` does not forbid it from (x, y); the
 * first of equally short ones wins.
 */
export function firstStep(
  { width, height }: Pick<Grid, 'width' | 'height'>,
  from: Cell,
  to: Cell,
  steps: readonly Direction[],
  accepts: (x: number, y: number) => boolean,
  isStep: (x: number, y: number, dx: number, dy: number) => boolean = () => true,
): Direction | null {
  // Searched backwards, so that whoever is reached from `from` is one step nearer to `to`.
  const visited = new Uint8Array(width * height);
  const queue = [to.y * width + to.x];
  visited[queue[0]] = 1;
  for (const cell of queue) {
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    for (const step of steps) {
      const beforeX = x - step.dx;
      const beforeY = y - step.dy;
      if (!isStep(beforeX, beforeY, step.dx, step.dy)) continue;
      if (beforeX === from.x && beforeY === from.y) return step;
      if (beforeX < 0 || beforeY < 0 || beforeX >= width || beforeY >= height) continue;
      const before = beforeY * width + beforeX;
      if (visited[before] || !accepts(beforeX, beforeY)) continue;
      visited[before] = 1;
      queue.push(before);
    }
  }
  return null;
}
