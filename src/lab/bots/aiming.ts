import { type Direction, directions } from '../../dungeon/grid.ts';
import { isOpen, neighbour } from './bot-map.ts';
import type { Situation } from './tactics.ts';
import type { Watched } from './watching.ts';

/** A direction in which a missile or the power of a stick meets a monster first. */
export interface ClearShot {
  readonly way: Direction;
  readonly target: Watched;
  /** Cells to the target. */
  readonly far: number;
}

/** Cells within which a bot throws and zaps. */
export const longRange = 20;

/** The aims at these monsters in a straight line from a cell, nearest first. */
export function aimsAt(
  { map, here }: Situation,
  monsters: readonly Watched[],
  range = longRange,
  from = here,
): ClearShot[] {
  const aims: ClearShot[] = [];
  for (const way of directions) {
    let cell = from;
    for (let far = 1; far <= range; far++) {
      cell = neighbour(map, cell, way);
      const target = monsters.find((one) => one.cell === cell);
      if (target) aims.push({ way, target, far });
      if (target || map.occupied[cell] || !isOpen(map, cell)) break;
    }
  }
  return aims.sort((a, b) => a.far - b.far);
}
