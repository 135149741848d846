import { type Cell, type Grid, isGround } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import { unknown } from '../../game/floors/floor.ts';

/** How far light falls from a door into a room, and how broad it becomes on each side, in cells. */
const most = { length: 2.6, side: 1.5 };

/** Light that falls from a door into a room: from the edge of the door's cell, broader and broader. */
export interface DoorLight extends Cell {
  /** The way into the room. */
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  readonly side: number;
}

/** The light at the known doors of a room. `tiles`: as the hero remembers them. It stays within the walls of the room. */
export function doorLightsOf(
  { x1, y1, x2, y2 }: Room,
  { width, height }: Pick<Grid, 'width' | 'height'>,
  tiles: Uint8Array,
): DoorLight[] {
  const lights: DoorLight[] = [];
  const add = (
    x: number,
    y: number,
    dx: number,
    dy: number,
    room: { aside: number; far: number },
  ) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const tile = tiles[y * width + x];
    if (tile === unknown || !isGround(tile)) return;
    const side = Math.min(most.side, room.aside + 0.5);
    lights.push({ x, y, dx, dy, side, length: Math.min(most.length, room.far) });
  };
  for (let x = x1; x <= x2; x++) {
    const room = { aside: Math.min(x - x1, x2 - x), far: y2 - y1 + 1 };
    add(x, y1 - 1, 0, 1, room);
    add(x, y2 + 1, 0, -1, room);
  }
  for (let y = y1; y <= y2; y++) {
    const room = { aside: Math.min(y - y1, y2 - y), far: x2 - x1 + 1 };
    add(x1 - 1, y, 1, 0, room);
    add(x2 + 1, y, -1, 0, room);
  }
  return lights;
}
