import { unreached } from '../../src/dungeon/distances.ts';
import { directions, type Grid, isStandable, tileAt } from '../../src/dungeon/grid.ts';

/** The distances of every cell to (x, y) in the plainest way: ring after ring of cells. */
export function plainDistances(
  grid: Grid,
  x: number,
  y: number,
  ways: 'free' | 'orthogonal' | 'corners',
  reach: number,
): number[] {
  const open = (column: number, row: number) => isStandable(tileAt(grid, column, row));
  const steps = Array.from(grid.tiles, () => unreached);
  steps[y * grid.width + x] = 0;
  let ring = [{ x, y }];
  for (let far = 1; far <= reach && ring.length > 0; far++) {
    const next = [];
    for (const cell of ring) {
      for (const { dx, dy } of directions) {
        const to = { x: cell.x + dx, y: cell.y + dy };
        const diagonal = dx !== 0 && dy !== 0;
        if (!open(to.x, to.y) || steps[to.y * grid.width + to.x] !== unreached) continue;
        if (diagonal && ways === 'orthogonal') continue;
        if (diagonal && ways === 'corners' && !(open(to.x, cell.y) && open(cell.x, to.y))) continue;
        steps[to.y * grid.width + to.x] = far;
        next.push(to);
      }
    }
    ring = next;
  }
  return steps;
}
