import { type Direction, directions } from '../../dungeon/grid.ts';
import { isOpen, neighbour } from './bot-map.ts';
import type { Situation } from './tactics.ts';
import type { WatchedMonster } from './watching.ts';

/** A direction in which a missile or the power of a stick meets a monster first. */
export interface ClearShot {
  readonly direction: Direction;
  readonly target: WatchedMonster;
  /** Cells to the target. */
  readonly distance: number;
}

/** Cells within which a bot throws and zaps. */
export const longRange = 20;

/** The clear shots at these monsters from a cell, nearest first. */
export function clearShots(
  { map, here }: Situation,
  monsters: readonly WatchedMonster[],
  range = longRange,
  from = here,
): ClearShot[] {
  const shots: ClearShot[] = [];
  for (const direction of directions) {
    let cell = from;
    for (let distance = 1; distance <= range; distance++) {
      cell = neighbour(map, cell, direction);
      const target = monsters.find((monster) => monster.cell === cell);
      if (target) shots.push({ direction, target, distance });
      if (target || map.occupied[cell] || !isOpen(map, cell)) break;
    }
  }
  return shots.sort((a, b) => a.distance - b.distance);
}
