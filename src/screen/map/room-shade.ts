import type { Room } from '../../dungeon/rooms.ts';
import { shorterSide } from './inlays.ts';

/**
 * How far the shade of the walls reaches into a room, in cells, and the light beyond their shade; and the light at a
 * wall.
 */
const shade = { reach: 3.4, middle: 1.1 };
const wallShade = 0.74;

/** How bright the ground is at a place of a room, in cells of the floor: walls shade it. */
export function roomShade(room: Room, x: number, y: number): number {
  const { x1, y1, x2, y2 } = room;
  const near = Math.max(0, Math.min(x - x1, x2 + 1 - x, y - y1, y2 + 1 - y));
  const part = Math.min(1, near / Math.min(shade.reach, shorterSide(room) / 2));
  return wallShade + (shade.middle - wallShade) * part * (2 - part);
}
