import { type Grid, isGround, Tile, tileAt } from '../../dungeon/grid.ts';
import { isRoomEdge, isSideWall } from '../../dungeon/grid-text.ts';
import { type Floor, unknown } from '../../game/floors/floor.ts';
import { lineName, tileIndex } from './tile-names.ts';

/**
 * The sides of a cell where something else begins, added up: a wall ends there, ground meets a wall, or a
 * passage does not continue.
 */
export const Side = { north: 1, east: 2, south: 4, west: 8 } as const;

export const floorTile = tileIndex('floor');
export const wallFront = tileIndex('wall-front');
export const weakTop = tileIndex('weak-top');
export const weakFront = tileIndex('weak-front');
const waterTile = tileIndex('floor-ripples');
const wallTop = tileIndex('wall-top');
const doorAcross = tileIndex('door-across');
const doorAlong = tileIndex('door-along');
const passageTile = tileIndex('passage');
const stairsDown = tileIndex('stairs-down');
const stairsUp = tileIndex('stairs-up');
/** The drawings of walls as lines, by their joins. */
const wallLines = Array.from({ length: 16 }, (_, joins) =>
  joins === 0 ? wallTop : tileIndex(lineName(joins)),
);
/** A line from the left to the right side of its cell. */
export const wallAcross = wallLines[Side.east + Side.west];

/** The drawing of a cell that shows nothing. */
export const nothing = -1;

/** A floor as it is shown. */
export interface KnownFloor {
  readonly grid: Grid;
  /** The tile of each cell as the hero or the player remembers it, or `unknown`. */
  readonly tiles: Uint8Array;
  /** The result of `darkGround`. */
  readonly dark: Uint8Array | null;
}

/**
 * The ground of dark rooms, 1 for each such cell, or null where no room is dark. The hero forgets this
 * ground, but the walls around it still show where it begins.
 */
export function darkGround({ grid, rooms }: Pick<Floor, 'grid' | 'rooms'>): Uint8Array | null {
  if (!rooms.some(({ dark }) => dark)) return null;
  const ground = new Uint8Array(grid.width * grid.height);
  for (const { dark, x1, y1, x2, y2 } of rooms) {
    if (!dark) continue;
    for (let y = y1; y <= y2; y++) {
      ground.fill(1, y * grid.width + x1, y * grid.width + x2 + 1);
    }
  }
  return ground;
}

/** The drawing of a cell as an index into `tileNames`, or `nothing`. `lines`: walls are lines, as in glyphs of Rogue. */
export function drawingOf(floor: KnownFloor, x: number, y: number, lines: boolean): number {
  const { grid, tiles } = floor;
  switch (tiles[y * grid.width + x]) {
    case Tile.floor:
    case Tile.screen:
    case Tile.obstacle:
    case Tile.closedDoor:
      return floorTile;
    case Tile.deep:
      return waterTile;
    case Tile.wall:
    case Tile.secretDoor:
      if (lines) return wallLines[joinsOf(grid, x, y)];
      return facesGround(floor, x, y) ? wallFront : wallTop;
    case Tile.weakWall:
      return facesGround(floor, x, y) ? weakFront : weakTop;
    case Tile.stairsDown:
      return stairsDown;
    case Tile.stairsUp:
      return stairsUp;
    case Tile.passage:
      return passageTile;
    case Tile.door:
      return isSideWall(grid, x, y) ? doorAlong : doorAcross;
    default:
      return nothing;
  }
}

/**
 * The `Side`s by which a wall that is a line continues in its neighbours, added up: lines meet at corners and end at
 * doors. They follow the ground of rooms, so the walls of two rooms that touch are two lines.
 */
function joinsOf(grid: Grid, x: number, y: number): number {
  const isPaved = (column: number, row: number) => {
    const tile = tileAt(grid, column, row);
    return isGround(tile) && tile !== Tile.passage && tile !== Tile.door;
  };
  const isBesideGround = (column: number, row: number, dx: number, dy: number) =>
    isPaved(column + dy, row + dx) || isPaved(column - dy, row - dx);
  const continues = (dx: number, dy: number) =>
    isRoomEdge(grid, x + dx, y + dy) &&
    (isBesideGround(x, y, dx, dy) || isBesideGround(x + dx, y + dy, dx, dy));
  return (
    (continues(0, -1) ? Side.north : 0) +
    (continues(1, 0) ? Side.east : 0) +
    (continues(0, 1) ? Side.south : 0) +
    (continues(-1, 0) ? Side.west : 0)
  );
}

/** The `Side`s where the neighbour is of another kind, added up. Unknown cells do not count. */
export function sidesOf(floor: KnownFloor, x: number, y: number): number {
  const { width, height } = floor.grid;
  const cell = y * width + x;
  const tile = shownTile(floor, cell);
  const differs = (inside: boolean, neighbour: number) =>
    inside && differ(tile, shownTile(floor, neighbour));
  return (
    (differs(y > 0, cell - width) ? Side.north : 0) +
    (differs(x + 1 < width, cell + 1) ? Side.east : 0) +
    (differs(y + 1 < height, cell + width) ? Side.south : 0) +
    (differs(x > 0, cell - 1) ? Side.west : 0)
  );
}

function differ(tile: number, neighbour: number): boolean {
  if (tile === Tile.passage) return neighbour !== Tile.passage && neighbour !== Tile.door;
  return isKnown(neighbour) && isWall(tile) !== isWall(neighbour);
}

/** Whether a wall shows its front: there is ground below it. Passages have rock around them. */
function facesGround(floor: KnownFloor, x: number, y: number): boolean {
  const { width, height } = floor.grid;
  if (y + 1 >= height) return false;
  const tile = shownTile(floor, (y + 1) * width + x);
  return isKnown(tile) && isGround(tile) && tile !== Tile.passage;
}

/** The tile of a cell for its neighbours: forgotten dark ground is ground. */
function shownTile({ tiles, dark }: KnownFloor, cell: number): number {
  return tiles[cell] === unknown && dark?.[cell] === 1 ? Tile.floor : tiles[cell];
}

function isKnown(tile: number): boolean {
  return tile !== unknown && tile !== Tile.rock;
}

function isWall(tile: number): boolean {
  return isKnown(tile) && !isGround(tile);
}
