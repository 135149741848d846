import type { Cell } from './grid.ts';
import type { Rnd } from './rnd.ts';
import type { Room } from './rooms.ts';

/** If one cell in 24 is acceptable, all of these tries fail once in 10¹⁸ searches. */
const maximumTries = 1000;

/**
 * Returns an acceptable random cell on the floor of a random room, or null after many failed tries.
 * Each try rolls the room and the cell again: small rooms are as likely as large ones, and a full room
 * does not stop the search.
 */
export function tryCells(
  rnd: Rnd,
  rooms: readonly Room[],
  accepts: (x: number, y: number) => boolean,
): Cell | null {
  if (rooms.length === 0) return null;
  for (let n = 0; n < maximumTries; n++) {
    const { x1, y1, x2, y2 } = rooms[rnd(rooms.length)];
    const x = x1 + rnd(x2 - x1 + 1);
    const y = y1 + rnd(y2 - y1 + 1);
    if (accepts(x, y)) return { x, y };
  }
  return null;
}

/**
 * Returns an acceptable random cell like `tryCells`. If all tries fail, returns the first acceptable
 * cell in order of room, row and column, or null if there is none.
 */
export function rollCell(
  rnd: Rnd,
  rooms: readonly Room[],
  accepts: (x: number, y: number) => boolean,
): Cell | null {
  const cell = tryCells(rnd, rooms, accepts);
  if (cell) return cell;
  for (const { x1, y1, x2, y2 } of rooms) {
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) if (accepts(x, y)) return { x, y };
    }
  }
  return null;
}
