import { type Cell, type Grid, isStandable, Tile, walledGrid } from '../grid.ts';
import type { HashStream } from '../hash-stream.ts';
import type { Room } from '../rooms.ts';
import type { GeneratedFloor } from './generated-floor.ts';

/**
 * The chances of the tries to split a room, one entry per try. Fractions are multiples of 1/256 and one that equals the
 * chance still splits, so 0.5 is 129/256.
 */
const splitChances = [1, 1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5];

/** The smallest halves of a room in cells: that before the wall and that after it. */
const leastBefore = 3;
const leastAfter = 4;

/**
 * Makes a floor of rooms, the generator "split" of Simple: weak inner walls with one doorway each split one big room again and again. The stairs down
 * are on a random inner cell other than `arrival`, possibly in a wall, and `arrival` becomes floor:
 * `game/floors/open-floor.ts` puts the stairs up there, and `enclosed-stairs.ts` opens a way to stairs in a wall. The
 * same stream and arrival make exactly the floors of the tutorial.
 */
export function splitFloor(
  random: HashStream,
  arrival: Cell,
  width: number,
  height: number,
): GeneratedFloor {
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
  const waiting: Room[] = [{ x1: 1, y1: 1, x2: grid.width - 2, y2: grid.height - 2 }];
  const whole: Room[] = [];
  for (const chance of splitChances) {
    const room = waiting.shift();
    if (!room) break;
    const halves = splitRoom(random, grid, room, chance);
    if (halves) waiting.push(...halves);
    else whole.push(room);
  }
  return [...whole, ...waiting];
}

/** Tries once to split a room by a wall. Returns the two new rooms, or null if the room stays whole. */
function splitRoom(
  random: HashStream,
  { tiles, width: stride }: Grid,
  { x1, y1, x2, y2 }: Room,
  chance: number,
): [Room, Room] | null {
  if (random.fraction() > chance) return null;

  // One less than the number of cells: so the last cell of a wall is never its doorway.
  const extentX = x2 - x1;
  const extentY = y2 - y1;
  let horizontal = random.num(2) === 1;
  if (extentX > 2 * extentY) horizontal = false;
  else if (2 * extentX < extentY) horizontal = true;

  // The wall runs along one axis and cuts the other one, `across`.
  const across = horizontal ? extentY : extentX;
  const along = horizontal ? extentX : extentY;
  // The places of a wall that leave both halves large enough.
  const places = across - leastBefore - leastAfter + 1;
  if (places <= 0) return null;

  const wall = (horizontal ? y1 : x1) + leastBefore + random.num(places);
  const step = horizontal ? 1 : stride;
  const start = horizontal ? wall * stride + x1 : y1 * stride + wall;
  const end = start + along * step;
  // The wall must not end at a doorway and block it.
  if (isStandable(tiles[start - step]) || isStandable(tiles[end + step])) return null;

  const doorway = start + random.num(along) * step;
  for (let cell = start; cell <= end; cell += step) {
    if (cell !== doorway) tiles[cell] = Tile.weakWall;
  }
  const first = horizontal ? { x1, y1, x2, y2: wall - 1 } : { x1, y1, x2: wall - 1, y2 };
  const second = horizontal ? { x1, y1: wall + 1, x2, y2 } : { x1: wall + 1, y1, x2, y2 };
  return random.num(2) === 1 ? [second, first] : [first, second];
}
