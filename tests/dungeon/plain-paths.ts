import {
  type Cell,
  type Direction,
  directions,
  type Grid,
  isStandable,
  tileAt,
} from '../../src/dungeon/grid.ts';

/** `nearestCell` in its plainest form, an object a cell. */
export function plainNearest(
  grid: Grid,
  from: Cell,
  accepts: (x: number, y: number) => boolean,
): Cell | null {
  const queue: Cell[] = [{ x: from.x, y: from.y }];
  for (const { x, y } of queue) {
    if (accepts(x, y)) return { x, y };
    for (const { dx, dy } of directions) {
      const to = { x: x + dx, y: y + dy };
      const isKnown = queue.some((cell) => cell.x === to.x && cell.y === to.y);
      if (isStandable(tileAt(grid, to.x, to.y)) && !isKnown) queue.push(to);
    }
  }
  return null;
}

/** `firstStep` in its plainest form, an object a cell. */
export function plainFirstStep(
  { width, height }: Grid,
  from: Cell,
  to: Cell,
  steps: readonly Direction[],
  accepts: (x: number, y: number) => boolean,
  isStep: (x: number, y: number, dx: number, dy: number) => boolean,
): Direction | null {
  const queue: Cell[] = [to];
  for (const { x, y } of queue) {
    for (const step of steps) {
      const before = { x: x - step.dx, y: y - step.dy };
      if (!isStep(before.x, before.y, step.dx, step.dy)) continue;
      if (before.x === from.x && before.y === from.y) return step;
      const inside = before.x >= 0 && before.y >= 0 && before.x < width && before.y < height;
      const isKnown = queue.some((cell) => cell.x === before.x && cell.y === before.y);
      if (inside && !isKnown && accepts(before.x, before.y)) queue.push(before);
    }
  }
  return null;
}
