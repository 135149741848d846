/** What a cell is made of. The numbers are saved and hashed: never renumber them. */
export const Tile = {
  floor: 0,
  wall: 1,
  weakWall: 2,
  stairsDown: 3,
  stairsUp: 4,
  /** Solid ground between Rogue's rooms. */
  rock: 5,
  /** Rogue's corridors. */
  passage: 6,
  door: 7,
  /** Looks and blocks like a wall until it is found. */
  secretDoor: 8,
} as const;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Inclusive rectangle of floor cells; its walls lie one cell outside. */
export interface Room {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Only what is beside one shows. */
  readonly dark?: boolean;
  /** Its doors, secret ones too, where the generator tells of them. */
  readonly exits?: readonly Cell[];
}

/** Row by row: the cell (x, y) is `tiles[y * width + x]`, x to the right, y down. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly tiles: Uint8Array;
}

/** The way to one of the eight neighbours. */
export interface Direction {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

/** The eight neighbours, clockwise from north. */
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

/** Those of them that are no diagonals. */
export const orthogonal = directions.filter(({ dx, dy }) => dx === 0 || dy === 0);

/** A grid of floor inside an unbreakable outer ring. */
export function walledGrid(width: number, height: number): Grid {
  const tiles = new Uint8Array(width * height);
  tiles.fill(Tile.wall, 0, width);
  tiles.fill(Tile.wall, width * (height - 1));
  for (let y = 1; y < height - 1; y++) {
    tiles[y * width] = Tile.wall;
    tiles[y * width + width - 1] = Tile.wall;
  }
  return { width, height, tiles };
}

/** The tile at (x, y); everything outside the grid is unbreakable wall. */
export function tileAt(grid: Grid, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return Tile.wall;
  return grid.tiles[y * grid.width + x];
}

/** A bit for each kind of tile that nobody can stand on or see through. */
const solidTiles =
  (1 << Tile.wall) | (1 << Tile.weakWall) | (1 << Tile.rock) | (1 << Tile.secretDoor);

/** Whether an actor can stand on this kind of tile. */
export function isStandable(tile: number): boolean {
  return ((solidTiles >> tile) & 1) === 0;
}

/** The first room of the list that holds (x, y), or undefined in doorways and wall lines. */
export function roomAt(rooms: readonly Room[], x: number, y: number): Room | undefined {
  return rooms.find((room) => x >= room.x1 && x <= room.x2 && y >= room.y1 && y <= room.y2);
}

/** The first room of the list that holds (x, y), its walls and doorways included. */
export function roomWith(rooms: readonly Room[], x: number, y: number): Room | undefined {
  return rooms.find((room) => holds(room, x, y));
}

/** Whether a room holds (x, y), its walls and doorways included. */
export function holds({ x1, y1, x2, y2 }: Room, x: number, y: number): boolean {
  return x >= x1 - 1 && x <= x2 + 1 && y >= y1 - 1 && y <= y2 + 1;
}

/**
 * What `roomWith` finds, by cell: one more than the index of the room in the list, 0 where there is
 * none. For whoever asks often: the list is looked through but once.
 */
export function roomsByCell(
  { width, height }: Grid,
  rooms: readonly Room[],
): Uint16Array | Uint32Array {
  const cells = width * height;
  const found = rooms.length < 2 ** 16 ? new Uint16Array(cells) : new Uint32Array(cells);
  // From the last one on, so that the first of those that share a cell has it in the end.
  for (let index = rooms.length - 1; index >= 0; index--) {
    const { x1, y1, x2, y2 } = rooms[index];
    const left = Math.max(x1 - 1, 0);
    const right = Math.min(x2 + 1, width - 1);
    if (left > right) continue;
    for (let y = Math.max(y1 - 1, 0); y <= Math.min(y2 + 1, height - 1); y++) {
      found.fill(index + 1, y * width + left, y * width + right + 1);
    }
  }
  return found;
}

/**
 * The grid as text, a string a row: `#` any wall, `.` floor, `>` and `<` stairs; of Rogue's tiles,
 * rock blank, `,` passage, `+` door, `&` secret door.
 */
export function drawGrid(grid: Grid): string[] {
  const glyphs = '.##>< ,+&';
  return Array.from({ length: grid.height }, (_, y) => {
    const row = grid.tiles.subarray(y * grid.width, (y + 1) * grid.width);
    return Array.from(row, (tile) => glyphs[tile]).join('');
  });
}

/**
 * A Rogue floor as text in Rogue's own glyphs, a string a row: `.` floor, `#` passage, `+` door,
 * `%` stairs, rock blank, `|` and `-` walls, `&` secret door; `^` lies over the given cells.
 */
export function drawRogue(grid: Grid, traps: readonly Cell[] = []): string[] {
  const glyphs = '.--%% #+&';
  const rows = Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => {
      const tile = tileAt(grid, x, y);
      return tile === Tile.wall && isSideWall(grid, x, y) ? '|' : glyphs[tile];
    }),
  );
  for (const { x, y } of traps) rows[y][x] = '^';
  return rows.map((row) => row.join(''));
}

/**
 * Whether the wall or secret door at (x, y) of a Rogue floor is part of its room's left or right
 * side, and so looks like `|`; corners, tops and bottoms look like `-`.
 */
export function isSideWall(grid: Grid, x: number, y: number): boolean {
  return isRim(grid, x, y - 1) && isRim(grid, x, y + 1);
}

function isRim(grid: Grid, x: number, y: number): boolean {
  if (y < 0 || y >= grid.height) return false;
  const tile = tileAt(grid, x, y);
  return tile === Tile.wall || tile === Tile.door || tile === Tile.secretDoor;
}
