import { type Grid, isGround, Tile } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import { hashAt, pick } from './place-hash.ts';
import { within } from './region.ts';
import type { StoneColours } from './stone-colours.ts';
import { tileIndex } from './tile-names.ts';

/**
 * The ground is divided into blocks of this size. A block has at most one of these decorations, so they are never
 * crowded.
 */
const block = { width: 4, height: 3 };
const share = 0.7;
/** The most places of one drawing in a small room. A larger room has at most one per `cells` cells. */
const mostAlike = { small: 3, cells: 40 };

/** Scatters decorations over ground that has no other look. */
export function scatterDecorations(
  ground: Uint8Array,
  { width, height, tiles }: Grid,
  rooms: readonly Room[],
  layer: number,
  { decorations }: StoneColours,
): void {
  /** How often each room has a decoration, by its name. Outside of rooms there is no limit: the rest is large. */
  const counts = rooms.map(() => new Map<string, number>());
  const roomAt = (x: number, y: number) => rooms.findIndex((room) => within(room, { x, y }));
  const isWall = (cell: number) => !isGround(tiles[cell] ?? Tile.rock);
  const inCorner = (cell: number) => isWall(cell - 1) && isWall(cell - width);
  const besideWall = (cell: number) =>
    [cell - 1, cell + 1, cell - width, cell + width].some(isWall);
  /** Within two cells of a wall, where loose things gather. */
  const nearWall = (cell: number) =>
    besideWall(cell) || [cell - 2, cell + 2, cell - 2 * width, cell + 2 * width].some(isWall);
  const fits: Readonly<Partial<Record<string, (cell: number) => boolean>>> = {
    grate: besideWall,
    web: inCorner,
    runes: besideWall,
    bones: nearWall,
    leaves: nearWall,
    roots: nearWall,
    rubble: nearWall,
    straw: nearWall,
  };
  const columns = Math.ceil(width / block.width);
  const chosen: string[] = [];
  // Neighbouring blocks have different decorations, so that none looks like wallpaper.
  const around = [
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ];
  const namesAt = (cell: number, column: number, row: number, room: number) => {
    const most = room < 0 ? Number.POSITIVE_INFINITY : mostAlikeIn(rooms[room]);
    const others = around
      .filter(([dx]) => column + dx >= 0 && column + dx < columns)
      .map(([dx, dy]) => chosen[(row + dy) * columns + column + dx]);
    return decorations.ground.filter(
      (name) =>
        (fits[name]?.(cell) ?? true) &&
        !others.includes(name) &&
        (counts[room]?.get(name) ?? 0) < most,
    );
  };
  for (let row = 0; row * block.height < height; row++) {
    for (let column = 0; column * block.width < width; column++) {
      if (hashAt(column, row, layer + 1) >= share) continue;
      const x = column * block.width + pick(block.width, hashAt(column, row, layer + 2));
      const y = row * block.height + pick(block.height, hashAt(column, row, layer + 3));
      const cell = y * width + x;
      if (x >= width || y >= height || tiles[cell] !== Tile.floor || ground[cell] !== 0) continue;
      const room = roomAt(x, y);
      const names = namesAt(cell, column, row, room);
      const name = names[pick(names.length, hashAt(column, row, layer + 4))];
      chosen[row * columns + column] = name;
      if (!name) continue;
      ground[cell] = tileIndex(`floor-${name}`);
      counts[room]?.set(name, (counts[room].get(name) ?? 0) + 1);
    }
  }
}

/** The most places of one drawing in a room. */
function mostAlikeIn({ x1, y1, x2, y2 }: Room): number {
  return Math.max(mostAlike.small, ((x2 - x1 + 1) * (y2 - y1 + 1)) / mostAlike.cells);
}
