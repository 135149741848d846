import { type Cell, type Grid, Tile } from '../grid.ts';
import type { Rnd } from '../rnd.ts';
import type { Box } from './rogue-rooms.ts';
import { type Door, makeDoor } from './secret-doors.ts';

/** The orthogonal neighbours of each of the nine boxes. Passages connect only neighbours. */
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
 * Connects all nine boxes, gone ones included, by 8 passages, and digs up to 4 more that make loops.
 * Adds each door to its box. Returns all doors in the order of digging and the number of passages.
 */
export function digPassages(
  rnd: Rnd,
  grid: Grid,
  boxes: readonly Box[],
  depth: number,
): { passages: number; doors: Door[] } {
  const connected = boxes.map(() => new Set<number>());
  const doors: Door[] = [];
  let passages = 0;
  const connect = (a: number, b: number) => {
    passages++;
    connected[a].add(b);
    connected[b].add(a);
    dig(rnd, grid, boxes, Math.min(a, b), Math.max(a, b), depth, doors);
  };

  // A spanning tree. At a box without a neighbour outside the tree, it continues from a random one.
  let from = rnd(9);
  const tree = new Set([from]);
  while (tree.size < 9) {
    const to = rollNeighbour(rnd, from, tree);
    if (to === null) {
      from = [...tree][rnd(tree.size)];
    } else {
      connect(from, to);
      tree.add(to);
    }
  }

  for (let attempts = rnd(5); attempts > 0; attempts--) {
    const a = rnd(9);
    const b = rollNeighbour(rnd, a, connected[a]);
    if (b !== null) connect(a, b);
  }
  return { passages, doors };
}

/** Rolls a neighbour of `box` that is not in `except`. Returns null, without a roll, if none is left. */
function rollNeighbour(rnd: Rnd, box: number, except: ReadonlySet<number>): number | null {
  const choices = neighbours[box].filter((neighbour) => !except.has(neighbour));
  return choices.length === 0 ? null : choices[rnd(choices.length)];
}

/**
 * Digs a passage with at most one sideways part from box `from` to box `to`, its neighbour to the
 * right or below. Adds the doors at its ends to `doors`.
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
  // The passage goes forward, except for its sideways part `turn` cells before the end.
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

/** Rolls a position along a wall, corners excluded. A gone room has only one cell. */
function inside(rnd: Rnd, start: number, size: number): number {
  return size === 1 ? start : start + 1 + rnd(size - 2);
}

/** Makes the end of a passage: a door in the wall of a room, or passage in a gone room. */
function openEnd(rnd: Rnd, grid: Grid, box: Box, end: Cell, depth: number, doors: Door[]): void {
  if (box.gone) {
    grid.tiles[end.y * grid.width + end.x] = Tile.passage;
    return;
  }
  const door = makeDoor(rnd, grid, end, depth);
  box.doors.push(door);
  doors.push(door);
}
