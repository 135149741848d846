import { FOV } from 'rot-js';
import { makeFieldOfView } from '../../src/dungeon/field-of-view.ts';
import { type Cell, type Grid, isStandable, tileAt, walledGrid } from '../../src/dungeon/grid.ts';
import { Shadowcaster } from '../../src/dungeon/shadowcasting.ts';
import type { Contest, Scale } from './contest.ts';
import { inTurn, roomsFloor } from './places.ts';

const rot = 'rot.js, recursive shadowcasting';

/** Fields of view from changing cells: the previous view is cleared, and the new one is marked. */
export default function contests(scale: Scale): Contest[] {
  const rooms = roomsFloor();
  const side = scale === 'full' ? 200 : 20;
  const hall = walledGrid(side, side);
  const pillars = { ...hall, tiles: hall.tiles.map((tile, cell) => (isPillar(cell) ? 1 : tile)) };
  const middle = side >> 1;
  const places = [0, 1, 2].map((n) => ({ x: middle + n, y: middle - n }));
  return [
    contest('80×24, rooms', rooms.grid, rooms.places, 8),
    contest(`${side}×${side}, hall`, hall, places, 20),
    contest(`${side}×${side}, pillars`, pillars, places, 60),
  ];
}

/** About one cell in fifty, evenly spread. */
function isPillar(cell: number): boolean {
  return (cell * 2654435761) % 2 ** 32 < 2 ** 32 / 50;
}

function contest(place: string, grid: Grid, eyes: readonly Cell[], radius: number): Contest {
  const shadows = new Shadowcaster(grid);
  const view = makeFieldOfView(grid);
  return {
    name: `field of view: ${place}, radius ${radius}`,
    entries: [
      {
        name: 'the rules',
        run: inTurn(eyes, ({ x, y }) => {
          shadows.cast(x, y, radius, view);
          return view.bottom;
        }),
      },
      { name: rot, run: rotView(grid, eyes, radius) },
    ],
    goals: [{ than: rot, ratio: 1 / 5 }],
    bytes: 0,
  };
}

/** rot.js reports each cell to a function, which marks it as the rules do. */
function rotView(grid: Grid, eyes: readonly Cell[], radius: number): () => number {
  const { width, height } = grid;
  const lightPasses = (x: number, y: number) => isStandable(tileAt(grid, x, y));
  const fov = new FOV.RecursiveShadowcasting(lightPasses);
  const visible = new Uint8Array(width * height);
  const cells = new Uint32Array(width * height);
  let count = 0;
  const mark = (x: number, y: number) => {
    const cell = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || visible[cell]) return;
    visible[cell] = 1;
    cells[count++] = cell;
  };
  return inTurn(eyes, ({ x, y }) => {
    for (let n = 0; n < count; n++) visible[cells[n]] = 0;
    count = 0;
    fov.compute(x, y, radius, mark);
    return count;
  });
}
