import type { Box, Door, Rnd } from './boxes.ts';
import { type Cell, type Grid, Tile } from './grid.ts';

/** The boxes beside, above and below each box: only these are ever joined. */
const neighbours: readonly (readonly number[])[] = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4, 6],
  [1, 3, 5, 7],
  [2, 4, 8],
  [3, 7],
  [4, 6, 8],
  [5, 7],
];

/**
 * Joins all nine boxes, gone ones too, by 8 passages, and up to 4 more that make loops. Adds each
 * door to its box and returns all of them in the order of digging, with the number of passages.
 */
export function digPassages(
  rnd: Rnd,
  grid: Grid,
  boxes: readonly Box[],
  depth: number,
): { passages: number; doors: Door[] } {
  // By box, a bit for each box that it is joined to.
  const joined = new Uint16Array(9);
  const doors: Door[] = [];
  let passages = 0;
  const join = (a: number, b: number) => {
    if (((joined[a] >> b) & 1) === 0) passages++;
    joined[a] |= 1 << b;
    joined[b] |= 1 << a;
    dig(rnd, grid, boxes, Math.min(a, b), Math.max(a, b), depth, doors);
  };

  let from = rnd(9);
  const tree = [from];
  let inTree = 1 << from;
  while (tree.length < 9) {
    const to = rollNeighbour(rnd, from, inTree);
    if (to === null) {
      from = tree[rnd(tree.length)];
      continue;
    }
    join(from, to);
    tree.push(to);
    inTree |= 1 << to;
  }

  for (let attempts = rnd(5); attempts > 0; attempts--) {
    const a = rnd(9);
    const b = rollNeighbour(rnd, a, joined[a]);
    if (b !== null) join(a, b);
  }
  return { passages, doors };
}

/** One of the neighbours of `box` that have no bit in `except`; no draw, and null, for none. */
function rollNeighbour(rnd: Rnd, box: number, except: number): number | null {
  let open = 0;
  for (const one of neighbours[box]) if (((except >> one) & 1) === 0) open++;
  if (open === 0) return null;
  let left = rnd(open);
  for (const one of neighbours[box]) if (((except >> one) & 1) === 0 && left-- === 0) return one;
  return null;
}

/**
 * Digs from box `from` to `to`, its right neighbour or the one below, with at most one bend; adds to
 * the doors.
 */
function dig(
  rnd: Rnd,
  grid: Grid,
  boxes: readonly Box[],
  from: number,
  to: number,
  depth: number,
  doors: Door[],
): void {
  const right = to === from + 1;
  const a = boxes[from];
  const b = boxes[to];
  const start = right
    ? { x: a.x + a.w - 1, y: inside(rnd, a.y, a.h) }
    : { x: inside(rnd, a.x, a.w), y: a.y + a.h - 1 };
  const end = right ? { x: b.x, y: inside(rnd, b.y, b.h) } : { x: inside(rnd, b.x, b.w), y: b.y };
  openEnd(rnd, grid, a, start, depth, doors);
  openEnd(rnd, grid, b, end, depth, doors);

  const { tiles, width } = grid;
  const ahead = right ? end.x - start.x : end.y - start.y;
  const aside = right ? end.y - start.y : end.x - start.x;
  const forward = right ? 1 : width;
  const sideways = Math.sign(aside) * (right ? width : 1);
  const turn = rnd(ahead - 2) + 1;
  let cell = start.y * width + start.x;
  for (let left = ahead - 1; left > 0; left--) {
    cell += forward;
    if (left === turn) {
      for (let n = Math.abs(aside); n > 0; n--) {
        tiles[cell] = Tile.passage;
        cell += sideways;
      }
    }
    tiles[cell] = Tile.passage;
  }
}

/** A place along a wall, corners excluded; a gone room has only one. */
function inside(rnd: Rnd, start: number, size: number): number {
  return size === 1 ? start : start + 1 + rnd(size - 2);
}

/** Where a passage ends: a door in a room's wall, which joins the others; passage at a gone room. */
function openEnd(
  rnd: Rnd,
  grid: Grid,
  box: Box,
  { x, y }: Cell,
  depth: number,
  doors: Door[],
): void {
  const cell = y * grid.width + x;
  if (box.gone) {
    grid.tiles[cell] = Tile.passage;
    return;
  }
  const door = { x, y, secret: rnd(10) < depth - 1 && rnd(100) < 20 };
  grid.tiles[cell] = door.secret ? Tile.secretDoor : Tile.door;
  box.doors.push(door);
  doors.push(door);
}
