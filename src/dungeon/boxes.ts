import { type Cell, type Grid, type Room, Tile } from './grid.ts';

/** A whole number from 0 to n − 1, each equally likely, and 0 for n = 0: a floor's only chance. */
export type Rnd = (n: number) => number;

export interface Door extends Cell {
  /** As dug: a secret door that is found becomes a door in the grid only. */
  readonly secret: boolean;
}

/**
 * What stands in one of the nine parts of a Rogue floor, numbered 0 to 8 row by row: a room, its
 * walls included, or for a gone room the one cell (1 × 1) where its passages meet.
 */
export interface Box {
  readonly gone: boolean;
  readonly dark: boolean;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The exits of a room, secret ones too, in the order of digging: at most one a side. */
  readonly doors: Door[];
}

/** Which of the nine rooms are gone: none, one, two or three, each 25 %. */
export function rollGone(rnd: Rnd): boolean[] {
  const gone = new Array<boolean>(9).fill(false);
  const left = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (let count = rnd(4); count > 0; count--) gone[left.splice(rnd(left.length), 1)[0]] = true;
  return gone;
}

/**
 * Rolls box `i` of a grid. The original draws on rows 1 to LINES − 2 of a terminal, below a line of
 * messages and above the status line; our row 0 is its row 1, so LINES is the grid's height + 2.
 * Every box keeps its last column and row free: rooms never touch.
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
  const dark = rnd(10) < depth - 1;
  for (;;) {
    const w = 4 + rnd(width - 4);
    const h = 4 + rnd(height - 4);
    const x = left + rnd(width - w);
    const y = top + rnd(height - h);
    // The line of messages.
    if (y < 0) continue;
    return { gone, dark, x, y, w, h, doors: [] };
  }
}

/** Draws a room's walls and floor. */
export function carveRoom({ tiles, width }: Grid, { x, y, w, h }: Box): void {
  for (let row = y; row < y + h; row++) {
    const start = row * width + x;
    tiles.fill(Tile.wall, start, start + w);
    if (row > y && row < y + h - 1) tiles.fill(Tile.floor, start + 1, start + w - 1);
  }
}

/** The room that holds (x, y), walls and doors included, or undefined in passages and rock. */
export function boxAt(boxes: readonly Box[], x: number, y: number): Box | undefined {
  return boxes.find(
    (box) => !box.gone && x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h,
  );
}

/** With one free cell left in 24, one search in 10¹⁸ would need more. */
const maximumTries = 1000;

/**
 * A cell that `accepts`, inside a random one of the rooms. Room and cell are rolled anew at every
 * try, so a full room never hangs the search and small rooms are as likely as great ones. When luck
 * fails, the first such cell by room, row and column; null when there is none.
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

/** The first that `accepts` of many random cells, each of a random room; null when luck fails. */
export function tryCells(
  rnd: Rnd,
  rooms: readonly Room[],
  accepts: (x: number, y: number) => boolean,
): Cell | null {
  for (let n = 0; n < maximumTries && rooms.length > 0; n++) {
    const { x1, y1, x2, y2 } = rooms[rnd(rooms.length)];
    const x = x1 + rnd(x2 - x1 + 1);
    const y = y1 + rnd(y2 - y1 + 1);
    if (accepts(x, y)) return { x, y };
  }
  return null;
}

/** The floor of a box's room. */
export function interiorOf({ x, y, w, h }: Box): Room {
  return { x1: x + 1, y1: y + 1, x2: x + w - 2, y2: y + h - 2 };
}
