/** The terrain of a cell. Saves and hashes contain these numbers: never renumber them. */
export const Tile = {
  floor: 0,
  wall: 1,
  weakWall: 2,
  stairsDown: 3,
  stairsUp: 4,
  /** Solid ground between the rooms of a Rogue floor. */
  rock: 5,
  /** A corridor of a Rogue floor. */
  passage: 6,
  door: 7,
  /** Looks and blocks like a wall until the hero finds it. */
  secretDoor: 8,
} as const;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The tiles of a floor, row by row: cell (x, y) is `tiles[y * width + x]`, x to the right, y down. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly tiles: Uint8Array;
}

/** A step to one of the eight neighbours of a cell. */
export interface Direction {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

/** The eight directions, clockwise from north. */
export const directions: readonly Direction[] = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: 1 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: -1 },
];

/** North, east, south and west. */
export const orthogonal = directions.filter(({ dx, dy }) => dx === 0 || dy === 0);

/** Returns a grid of floor inside a ring of wall. */
export function walledGrid(width: number, height: number): Grid {
  const tiles = new Uint8Array(width * height).fill(Tile.wall);
  for (let y = 1; y < height - 1; y++) {
    tiles.fill(Tile.floor, y * width + 1, (y + 1) * width - 1);
  }
  return { width, height, tiles };
}

/** Returns the tile at (x, y). Outside the grid everything is wall. */
export function tileAt(grid: Grid, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return Tile.wall;
  return grid.tiles[y * grid.width + x];
}

/** By tile: 1 if an actor can stand on it. */
const standable = new Uint8Array(256);
for (const tile of [Tile.floor, Tile.stairsDown, Tile.stairsUp, Tile.passage, Tile.door]) {
  standable[tile] = 1;
}

/** Whether an actor can stand on this tile. The same tiles let light pass. */
export function isStandable(tile: number): boolean {
  return standable[tile] === 1;
}
