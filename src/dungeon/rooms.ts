import type { Cell, Grid } from './grid.ts';

/** A rectangle of floor cells, bounds included. Its walls are one cell outside. */
export interface Room {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** In a dark room the hero sees only the neighbouring cells. Light changes it in play. */
  dark?: boolean;
  /** The doors of the room, including secret ones, if the generator lists them. */
  readonly exits?: readonly Cell[];
}

/** The rooms of a floor to choose from; for a floor without rooms, one that is the whole grid. */
export function roomsOrWhole(rooms: readonly Room[], { width, height }: Grid): readonly Room[] {
  return rooms.length > 0 ? rooms : [{ x1: 0, y1: 0, x2: width - 1, y2: height - 1 }];
}

/** Whether (x, y) is a cell of the room or of its walls and doorways. */
export function contains({ x1, y1, x2, y2 }: Room, x: number, y: number): boolean {
  return x >= x1 - 1 && x <= x2 + 1 && y >= y1 - 1 && y <= y2 + 1;
}

/** Returns the first room that contains (x, y), including walls and doorways. */
export function roomWith(rooms: readonly Room[], x: number, y: number): Room | undefined {
  return rooms.find((room) => contains(room, x, y));
}

/** Returns the first room with (x, y) on its floor, without walls and doorways. */
export function roomAt(rooms: readonly Room[], x: number, y: number): Room | undefined {
  return rooms.find(({ x1, y1, x2, y2 }) => x >= x1 && x <= x2 && y >= y1 && y <= y2);
}

/** Returns the result of `roomWith` for every cell of a grid. */
export function roomsByCell(
  { width, height }: Grid,
  rooms: readonly Room[],
): readonly (Room | undefined)[] {
  const byCell = new Array<Room | undefined>(width * height).fill(undefined);
  // In reverse, because the first of several overlapping rooms has to win.
  for (const room of rooms.toReversed()) {
    for (let y = Math.max(room.y1 - 1, 0); y <= Math.min(room.y2 + 1, height - 1); y++) {
      for (let x = Math.max(room.x1 - 1, 0); x <= Math.min(room.x2 + 1, width - 1); x++) {
        byCell[y * width + x] = room;
      }
    }
  }
  return byCell;
}
