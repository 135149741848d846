import { type Cell, directions, type Grid, isStandable, tileAt } from './grid.ts';

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
