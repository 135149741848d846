import { Path } from 'rot-js';
import { fillDistanceField, makeDistanceField } from '../../src/dungeon/distance-field.ts';
import { type Cell, type Grid, isStandable, tileAt, walledGrid } from '../../src/dungeon/grid.ts';
import type { MovementRule } from '../../src/dungeon/movement-rule.ts';
import type { Contest, Scale } from './contest.ts';
import { inTurn, roomsFloor } from './places.ts';

const rot = 'rot.js, Dijkstra';

/** More steps than any floor of this file needs. */
const everywhere = 1_000_000;

/** Directions of rot.js. It has no rule against cutting corners, so `corners` uses all eight. */
const topologies: Record<MovementRule, 4 | 8> = { free: 8, orthogonal: 4, corners: 8 };

/** The distances of all cells to a goal, under each movement rule. */
export default function contests(scale: Scale): Contest[] {
  const rules = Object.keys(topologies) as MovementRule[];
  const rooms = roomsFloor();
  const side = scale === 'full' ? 200 : 12;
  const hall = walledGrid(side, side);
  const middle = { x: side >> 1, y: side >> 1 };
  return rules.flatMap((rule) => [
    contest(`80×24, rooms, ${rule}`, rooms.grid, rooms.places, rule),
    contest(`${side}×${side}, hall, ${rule}`, hall, [middle], rule),
  ]);
}

function contest(place: string, grid: Grid, goals: readonly Cell[], rule: MovementRule): Contest {
  const field = makeDistanceField(grid.tiles.length);
  return {
    name: `distance field: ${place}`,
    entries: [
      {
        name: 'the rules',
        run: inTurn(goals, ({ x, y }) => {
          fillDistanceField(field, grid, x, y, rule, everywhere);
          return field.count;
        }),
      },
      { name: rot, run: inTurn(goals, (goal) => rotDistances(grid, goal, topologies[rule])) },
    ],
    goals: [{ than: rot, ratio: 1 / 50 }],
    bytes: 0,
  };
}

/** The distances of all cells to a goal, with rot.js. */
export function rotDistances(grid: Grid, { x, y }: Cell, topology: 4 | 8) {
  const isOpen = (column: number, row: number) => isStandable(tileAt(grid, column, row));
  const search = new Path.Dijkstra(x, y, isOpen, { topology });
  // It searches until it reaches a given cell; one outside the floor makes it search everywhere.
  search.compute(-1, -1, () => {});
  return search;
}
