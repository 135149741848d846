import { Path } from 'rot-js';
import { fillDistanceField, makeDistanceField } from '../../src/dungeon/distance-field.ts';
import {
  type Cell,
  type Grid,
  isStandable,
  Tile,
  tileAt,
  walledGrid,
} from '../../src/dungeon/grid.ts';
import type { Contest, Entry, Scale } from './contest.ts';
import { inTurn, roomsFloor } from './places.ts';
import { typedDistances } from './references/typed-distances.ts';

const plain = 'plain typed breadth-first search';
const rot = 'rot.js Dijkstra';

/** How far away each cell is from one in the middle. */
export default function contests(scale: Scale): Contest[] {
  const sizes =
    scale === 'full'
      ? [
          [80, 24],
          [200, 200],
          [1000, 1000],
        ]
      : [[12, 8]];
  const side = scale === 'full' ? 1000 : 90;
  return [
    ...sizes.map(([width, height]) => hallContest(walledGrid(width, height))),
    roomsContest(),
    ...(scale === 'full'
      ? [starContest(walledGrid(200, 200), 1000)]
      : [starContest(walledGrid(12, 8), 3)]),
    boundedContest(side),
  ];
}

function hallContest(grid: Grid): Contest {
  const { width, height } = grid;
  return {
    name: `distances, whole ${width}×${height}`,
    entries: wholeEntries(grid, [middleOf(grid)]),
    goals: [
      { than: plain, ratio: 1.2 },
      { than: rot, ratio: 1 / 150 },
    ],
    bytes: 0,
  };
}

/** Where much is to be searched for: most lies behind doorways. */
function roomsContest(): Contest {
  const { grid, places } = roomsFloor();
  return {
    name: 'distances, whole 80×24 rooms',
    entries: wholeEntries(grid, places),
    goals: [{ than: plain, ratio: 0.9 }],
    bytes: 0,
  };
}

function wholeEntries(grid: Grid, goals: readonly Cell[]): Entry[] {
  const passes = (x: number, y: number) => isStandable(tileAt(grid, x, y));
  return [
    oursTo('ours', grid, goals, 65534),
    plainlyTo(plain, grid, goals, 65534),
    {
      name: rot,
      run: inTurn(goals, ({ x, y }) => {
        const search = new Path.Dijkstra(x, y, passes, { topology: 8 });
        // It looks until it has come to the cell that is asked for: nobody stands outside.
        search.compute(-1, -1, () => {});
        return search;
      }),
    },
  ];
}

/** One field for all against a search for each: what a crowd asks every turn. */
function starContest(grid: Grid, seekers: number): Contest {
  const { width, height } = grid;
  const ours = makeDistanceField(width * height);
  const [x, y] = [width >> 1, height >> 1];
  // Ten of the many, times what is left: all of them would take half a minute.
  const some = Math.min(seekers, 10);
  const passes = (column: number, row: number) => isStandable(tileAt(grid, column, row));
  return {
    name: `distances of ${some} seekers, ${width}×${height}`,
    entries: [
      {
        name: 'ours',
        run: () => {
          fillDistanceField(ours, grid, x, y, 'free', 65534);
          return ours.count;
        },
      },
      {
        name: 'rot.js A* each',
        run: () => {
          let length = 0;
          for (let n = 0; n < some; n++) {
            const search = new Path.AStar(x, y, passes);
            search.compute(1 + ((n * 37) % (width - 2)), 1 + ((n * 101) % (height - 2)), () => {
              length++;
            });
          }
          return length;
        },
      },
    ],
    goals: [{ than: 'rot.js A* each', ratio: 1 }],
  };
}

/** The same hall in a small grid and in the midst of a great one. */
function boundedContest(side: number): Contest {
  const small = walledGrid(80, 24);
  const great = { width: side, height: side, tiles: new Uint8Array(side * side).fill(Tile.rock) };
  const left = (side - 80) >> 1;
  const top = (side - 24) >> 1;
  for (let y = 0; y < 24; y++) {
    great.tiles.set(small.tiles.subarray(y * 80, (y + 1) * 80), (top + y) * side + left);
  }
  return {
    name: `distances, 32 steps in a hall of 80×24`,
    entries: [
      oursTo(`in a grid of ${side}²`, great, [middleOf(great)], 32),
      oursTo('in one of 80×24', small, [middleOf(small)], 32),
      plainlyTo(`${plain} in ${side}²`, great, [middleOf(great)], 32),
    ],
    goals: [
      { than: 'in one of 80×24', ratio: 1.3 },
      { than: `${plain} in ${side}²`, ratio: 1.2 },
    ],
    bytes: 0,
  };
}

function oursTo(name: string, grid: Grid, goals: readonly Cell[], reach: number): Entry {
  const distances = makeDistanceField(grid.tiles.length);
  return {
    name,
    run: inTurn(goals, ({ x, y }) => {
      fillDistanceField(distances, grid, x, y, 'free', reach);
      return distances.count;
    }),
  };
}

function plainlyTo(name: string, grid: Grid, goals: readonly Cell[], reach: number): Entry {
  const plainly = typedDistances(grid);
  return { name, run: inTurn(goals, ({ x, y }) => plainly.search(x, y, reach)) };
}

function middleOf({ width, height }: Grid): Cell {
  return { x: width >> 1, y: height >> 1 };
}
