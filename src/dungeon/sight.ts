import { type Grid, isStandable, type Room, roomAt, roomWith, tileAt } from './grid.ts';

/**
 * Room sight: in a room one sees all of it and the ring of walls and doorways around it; elsewhere
 * (a doorway, an opened wall) only the 3 × 3 cells around. Writes 1 into `visible` for each seen
 * cell and 0 for all others.
 */
export function roomSight(
  grid: Grid,
  rooms: readonly Room[],
  x: number,
  y: number,
  visible: Uint8Array,
): void {
  const room = roomAt(rooms, x, y) ?? { x1: x, y1: y, x2: x, y2: y };
  const left = Math.max(room.x1 - 1, 0);
  const right = Math.min(room.x2 + 1, grid.width - 1);
  const top = Math.max(room.y1 - 1, 0);
  const bottom = Math.min(room.y2 + 1, grid.height - 1);
  visible.fill(0);
  for (let row = top; row <= bottom; row++) {
    visible.fill(1, row * grid.width + left, row * grid.width + right + 1);
  }
}

/**
 * Sight by light: the eight cells around, and from anywhere in a lit room, its doorways included, all
 * of it with its walls. From outside a room its walls do not show. Writes like `roomSight`.
 */
export function lightSight(
  grid: Grid,
  rooms: readonly Room[],
  x: number,
  y: number,
  visible: Uint8Array,
): void {
  visible.fill(0);
  const room = roomWith(rooms, x, y);
  for (let row = Math.max(0, y - 1); row <= Math.min(grid.height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(grid.width - 1, x + 1); column++) {
      if (room || isStandable(tileAt(grid, column, row))) visible[row * grid.width + column] = 1;
    }
  }
  if (!room || room.dark) return;
  for (let row = room.y1 - 1; row <= room.y2 + 1; row++) {
    visible.fill(1, row * grid.width + room.x1 - 1, row * grid.width + room.x2 + 2);
  }
}
