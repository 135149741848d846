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
  for (const chance of splitChances) {
    const room = queue.shift();
    if (!room) break;
    const halves = splitRoom(random, grid, room, chance);
    if (halves) queue.push(...halves);
    else final.push(room);
  }
  return [...final, ...queue];
}

/** Tries once to wall a room into two; null leaves the room and the grid as they were. */
function splitRoom(
  random: HashStream,
  grid: Grid,
  room: Room,
  chance: number,
): [Room, Room] | null {
  if (random.fraction() > chance) return null;

  const width = room.x2 - room.x1;
  const height = room.y2 - room.y1;
  let horizontal = random.num(2) === 1;
  if (width > 2 * height) horizontal = false;
  else if (2 * width < height) horizontal = true;

  // "Across" is the axis that the wall cuts; "along" the one that it follows.
  const across = horizontal ? height : width;
  const along = horizontal ? width : height;
  const acrossStart = horizontal ? room.y1 : room.x1;
  const alongStart = horizontal ? room.x1 : room.y1;
  if (across <= 6) return null;

  const wall = acrossStart + 3 + random.num(across - 6);
  const index = horizontal
    ? (position: number) => wall * grid.width + position
    : (position: number) => position * grid.width + wall;
  // A wall that ended in a doorway would close it.
  if (isStandable(grid.tiles[index(alongStart - 1)])) return null;
  if (isStandable(grid.tiles[index(alongStart + along + 1)])) return null;

  const doorway = alongStart + random.num(along);
  for (let position = alongStart; position <= alongStart + along; position++) {
    if (position !== doorway) grid.tiles[index(position)] = Tile.weakWall;
  }
  const halves: [Room, Room] = horizontal
    ? [
        { ...room, y2: wall - 1 },
        { ...room, y1: wall + 1 },
      ]
    : [
        { ...room, x2: wall - 1 },
        { ...room, x1: wall + 1 },
      ];
  return random.num(2) === 1 ? [halves[1], halves[0]] : halves;
}
