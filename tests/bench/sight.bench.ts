import { FOV } from 'rot-js';
import { makeFieldOfView, seeRoom } from '../../src/dungeon/field-of-view.ts';
import { splitFloor } from '../../src/dungeon/generators/split.ts';
import { type Cell, type Grid, isStandable, tileAt } from '../../src/dungeon/grid.ts';
import { HashStream } from '../../src/dungeon/hash-stream.ts';
import type { Room } from '../../src/dungeon/rooms.ts';
import { Shadowcaster } from '../../src/dungeon/shadowcasting.ts';
import type { Contest, Entry, Scale } from './contest.ts';
import { cornersAndMiddle, inTurn, roomsFloor } from './places.ts';
import { typedSight } from './references/typed-sight.ts';

/** Sight from place to place: what was seen is taken back, and what is seen now is marked. */
export default function contests(scale: Scale): Contest[] {
  const rooms = roomsFloor();
  const side = scale === 'full' ? 500 : 20;
  const open = { width: side, height: side, tiles: new Uint8Array(side * side) };
  const pillars = { ...open, tiles: open.tiles.map((_, cell) => (isPillar(cell) ? 1 : 0)) };
  const middle = Math.floor(side / 2);
  const places = [0, 1, 2].map((n) => ({ x: middle + n, y: middle - n }));
  const tutorial = splitFloor(new HashStream('bench,1'), { x: 12, y: 5 }, 25, 25);
  return [
    contest('80×24 rooms', rooms.grid, rooms.places, 8, 5, 3),
    contest(`open ${side}²`, open, places, scale === 'full' ? 20 : 4, 5, 3),
    contest(`open ${side}²`, open, places, scale === 'full' ? 60 : 9, 20, 3),
    contest(`pillars ${side}²`, pillars, places, scale === 'full' ? 60 : 9, 5, 1),
    roomContest(tutorial.grid, tutorial.rooms),
  ];
}

/** One cell in fifty or so, strewn evenly. */
function isPillar(cell: number): boolean {
  return (cell * 2654435761) % 2 ** 32 < 2 ** 32 / 50;
}

/** Our sight is to be `recursive` times as fast as rot.js' quickest, and `typed` times as our typed one. */
function contest(
  place: string,
  grid: Grid,
  eyes: readonly Cell[],
  radius: number,
  recursive: number,
  typed: number,
): Contest {
  const shadows = new Shadowcaster(grid);
  const sight = makeFieldOfView(grid);
  const typedOne = typedSight(grid);
  const lightPasses = (x: number, y: number) => isStandable(tileAt(grid, x, y));
  return {
    name: `sight, ${place} R${radius}`,
    entries: [
      {
        name: 'ours',
        run: inTurn(eyes, ({ x, y }) => {
          shadows.cast(x, y, radius, sight);
          return sight.bottom;
        }),
      },
      {
        name: 'typed shadowcasting',
        run: inTurn(eyes, ({ x, y }) => typedOne.look(x, y, radius)),
      },
      rotEntry('rot.js recursive', new FOV.RecursiveShadowcasting(lightPasses), grid, eyes, radius),
      rotEntry('rot.js precise', new FOV.PreciseShadowcasting(lightPasses), grid, eyes, radius),
    ],
    goals: [
      { than: 'rot.js recursive', ratio: 1 / recursive },
      ...(typed > 1 ? [] : [{ than: 'typed shadowcasting', ratio: 1 }]),
    ],
    bytes: 0,
  };
}

/** rot.js tells of cells, of some more than once; whoever asks must mark them and take them back. */
function rotEntry(
  name: string,
  fov: InstanceType<typeof FOV.RecursiveShadowcasting | typeof FOV.PreciseShadowcasting>,
  { width, height }: Grid,
  eyes: readonly Cell[],
  radius: number,
): Entry {
  const visible = new Uint8Array(width * height);
  const cells = new Uint32Array(width * height);
  let count = 0;
  const mark = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const cell = y * width + x;
    if (visible[cell]) return;
    visible[cell] = 1;
    cells[count++] = cell;
  };
  return {
    name,
    run: inTurn(eyes, ({ x, y }) => {
      for (let n = 0; n < count; n++) visible[cells[n]] = 0;
      count = 0;
      fov.compute(x, y, radius, mark);
      return count;
    }),
  };
}

function roomContest(grid: Grid, rooms: readonly Room[]): Contest {
  const sight = makeFieldOfView(grid);
  const eyes = rooms.flatMap(cornersAndMiddle);
  const look = inTurn(eyes, ({ x, y }) => {
    seeRoom(grid, rooms, x, y, sight);
    return sight.bottom;
  });
  const blocks = Array.from({ length: grid.width }, () => new Array<boolean>(grid.height));
  return {
    name: "sight, the tutorials' rooms",
    entries: [
      { name: 'ours', run: look },
      {
        name: "tutorials' objects",
        run: inTurn(eyes, ({ x, y }) => {
          for (const column of blocks) column.fill(false);
          const room = rooms.find(
            ({ x1, y1, x2, y2 }) => x >= x1 && x <= x2 && y >= y1 && y <= y2,
          ) ?? { x1: x, y1: y, x2: x, y2: y };
          for (let column = room.x1 - 1; column <= room.x2 + 1; column++) {
            for (let row = room.y1 - 1; row <= room.y2 + 1; row++) blocks[column][row] = true;
          }
          return blocks;
        }),
      },
    ],
    goals: [{ than: "tutorials' objects", ratio: 1 }],
    bytes: 0,
  };
}
