import { type Grid, Tile } from '../grid.ts';
import type { Rnd } from '../rnd.ts';
import type { Room } from '../rooms.ts';
import type { Door } from './secret-doors.ts';

/**
 * The content of one of the nine parts of a Rogue floor, numbered 0 to 8 row by row: a room with its
 * walls or, if the room is gone, the single cell where its passages meet.
 */
export interface Box {
  readonly gone: boolean;
  readonly dark: boolean;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The doors of the room in the order of digging, at most one per side; none if it is gone. */
  readonly doors: Door[];
}

/** Rolls which of the nine rooms are gone: none, one, two or three, 25% each. */
export function rollGone(rnd: Rnd): boolean[] {
  const gone = new Array<boolean>(9).fill(false);
  const left = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (let count = rnd(4); count > 0; count--) gone[left.splice(rnd(left.length), 1)[0]] = true;
  return gone;
}

/**
 * Rolls box `i` of a grid. Every box leaves its last column and row free, so rooms never touch.
 *
 * Rogue uses rows 1 to LINES − 2 of a terminal, below the message line and above the status line. Row
 * 0 of the grid is its row 1, so LINES is the height of the grid + 2.
 */
export function rollBox(rnd: Rnd, grid: Grid, i: number, gone: boolean, depth: number): Box {
  const width = Math.floor(grid.width / 3);
  const height = Math.floor((grid.height + 2) / 3);
  const left = (i % 3) * width + 1;
  const top = Math.floor(i / 3) * height - 1;
  if (gone) {
    const x = left + 1 + rnd(width - 2);
    const y = top + 1 + rnd(height - 2);
    return { gone, dark: false, x, y, w: 1, h: 1, doors: [] };
  }
  // On floor 1 no room is dark; on each deeper floor 10% more.
  const dark = rnd(10) < depth - 1;
  for (;;) {
    const w = 4 + rnd(width - 4);
    const h = 4 + rnd(height - 4);
    const x = left + rnd(width - w);
    const y = top + rnd(height - h);
    // Row −1 of the grid is the message line.
    if (y >= 0) return { gone, dark, x, y, w, h, doors: [] };
  }
}

/** Draws the walls and the floor of a room. */
export function carveRoom({ tiles, width }: Grid, { x, y, w, h }: Box): void {
  for (let row = y; row < y + h; row++) {
    const start = row * width + x;
    tiles.fill(Tile.wall, start, start + w);
    if (row > y && row < y + h - 1) tiles.fill(Tile.floor, start + 1, start + w - 1);
  }
}

/** Returns the room of a box. */
export function interiorOf({ x, y, w, h }: Box): Room {
  return { x1: x + 1, y1: y + 1, x2: x + w - 2, y2: y + h - 2 };
}
