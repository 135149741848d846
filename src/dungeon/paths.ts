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
  const visited = new Uint8Array(grid.width * grid.height);
  visited[from.y * grid.width + from.x] = 1;
  const queue: Cell[] = [from];
  for (const { x, y } of queue) {
    if (accepts(x, y)) return { x, y };
    for (const { dx, dy } of directions) {
      if (!isStandable(tileAt(grid, x + dx, y + dy))) continue;
      const index = (y + dy) * grid.width + x + dx;
      if (visited[index]) continue;
      visited[index] = 1;
      queue.push({ x: x + dx, y: y + dy });
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
  visited[to.y * width + to.x] = 1;
  const queue: Cell[] = [to];
  for (const { x, y } of queue) {
    for (const step of steps) {
      const before = { x: x - step.dx, y: y - step.dy };
      if (!isStep(before.x, before.y, step.dx, step.dy)) continue;
      if (before.x === from.x && before.y === from.y) return step;
      if (before.x < 0 || before.y < 0 || before.x >= width || before.y >= height) continue;
      const index = before.y * width + before.x;
      if (visited[index] || !accepts(before.x, before.y)) continue;
      visited[index] = 1;
      queue.push(before);
    }
  }
  return null;
}
