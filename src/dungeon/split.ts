import { type Cell, type Grid, isStandable, type Room, Tile, walledGrid } from './grid.ts';
import type { HashStream } from './random.ts';

/** A generated floor before anyone lives on it. */
export interface Layout {
  readonly grid: Grid;
  readonly rooms: readonly Room[];
  readonly down: Cell | null;
}

/** How likely each successive try to split a room is; when the list is used up, splitting ends. */
const splitChances = [1, 1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5];

/**
 * A floor of rooms made by splitting one big room with weak inner walls that each have one doorway.
 * Stairs down lie on any inner cell except `arrival`, walls included, and `arrival` becomes floor.
 * Same stream and arrival, same floor, to the byte.
 */
export function splitFloor(
  random: HashStream,
  arrival: Cell,
  width: number,
  height: number,
): Layout {
  const grid = walledGrid(width, height);
  const rooms = splitRooms(random, grid);
  const down = { x: 0, y: 0 };
  do {
    down.x = 1 + random.num(width - 2);
    down.y = 1 + random.num(height - 2);
  } while (down.x === arrival.x && down.y === arrival.y);
  grid.tiles[down.y * width + down.x] = Tile.stairsDown;
  grid.tiles[arrival.y * width + arrival.x] = Tile.floor;
  return { grid, rooms, down };
}

function splitRooms(random: HashStream, grid: Grid): Room[] {
  const queue: Room[] = [{ x1: 1, y1: 1, x2: grid.width - 2, y2: grid.height - 2 }];
  const final: Room[] = [];
  let next = 0;
  for (const chance of splitChances) {
    if (next === queue.length) break;
    const room = queue[next++];
    if (!splitRoom(random, grid, room, chance, queue)) final.push(room);
  }
  while (next < queue.length) final.push(queue[next++]);
  return final;
}

/**
 * Tries once to wall a room into two, which go to the end of `rooms`. Where it returns false, it has
 * left them and the grid as they were.
 */
function splitRoom(
  random: HashStream,
  { tiles, width: stride }: Grid,
  { x1, y1, x2, y2 }: Room,
  chance: number,
  rooms: Room[],
): boolean {
  if (random.fraction() > chance) return false;

  const width = x2 - x1;
  const height = y2 - y1;
  let horizontal = random.num(2) === 1;
  if (width > 2 * height) horizontal = false;
  else if (2 * width < height) horizontal = true;

  // "Across" is the axis that the wall cuts; "along" the one that it follows.
  const across = horizontal ? height : width;
  const along = horizontal ? width : height;
  if (across <= 6) return false;

  const wall = (horizontal ? y1 : x1) + 3 + random.num(across - 6);
  const step = horizontal ? 1 : stride;
  const start = horizontal ? wall * stride + x1 : y1 * stride + wall;
  const end = start + along * step;
  // A wall that ended in a doorway would close it.
  if (isStandable(tiles[start - step]) || isStandable(tiles[end + step])) return false;

  const doorway = start + random.num(along) * step;
  for (let cell = start; cell <= end; cell += step) {
    if (cell !== doorway) tiles[cell] = Tile.weakWall;
  }
  const first = horizontal ? { x1, y1, x2, y2: wall - 1 } : { x1, y1, x2: wall - 1, y2 };
  const second = horizontal ? { x1, y1: wall + 1, x2, y2 } : { x1: wall + 1, y1, x2, y2 };
  if (random.num(2) === 1) rooms.push(second, first);
  else rooms.push(first, second);
  return true;
}
