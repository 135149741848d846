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
  /** Ground on which something hides the view, such as a curtain. */
  screen: 9,
  /** Ground with something on it that nobody can enter but everybody sees over, such as an altar. */
  obstacle: 10,
  /** Deep water, or another ground that only swimmers and flyers cross. */
  deep: 11,
  /** A door that is opened by walking into it. */
  closedDoor: 12,
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

/** All cells of a grid, row by row. */
export function allCells({ width, height }: Grid): Cell[] {
  return Array.from({ length: width * height }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
  }));
}

/** The eight neighbours of a cell, clockwise from north. Some can be outside the grid. */
export function neighboursOf({ x, y }: Cell): Cell[] {
  return directions.map(({ dx, dy }) => ({ x: x + dx, y: y + dy }));
}

/** Returns a grid of floor inside a ring of wall. */
export function walledGrid(width: number, height: number): Grid {
  const tiles = new Uint8Array(width * height).fill(Tile.wall);
  for (let y = 1; y < height - 1; y++) {
    tiles.fill(Tile.floor, y * width + 1, (y + 1) * width - 1);
  }
  return { width, height, tiles };
}

/** Whether (x, y) is a cell of a grid. */
export function isOnGrid(
  { width, height }: Pick<Grid, 'width' | 'height'>,
  x: number,
  y: number,
): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** Returns the tile at (x, y). Outside the grid everything is wall. */
export function tileAt(grid: Grid, x: number, y: number): number {
  if (!isOnGrid(grid, x, y)) return Tile.wall;
  return grid.tiles[y * grid.width + x];
}

/** The gaits by which actors cross tiles, as bits. `open` opens closed doors. */
export const Gait = { walk: 1, swim: 2, fly: 4, open: 8 } as const;

/** By tile: the gaits by which actors cross it. */
const gaits = new Uint8Array(256);
/** By tile: 1 if light passes it. A closed door, a secret door and a screen block it like a wall. */
const transparent = new Uint8Array(256);
for (const tile of [Tile.floor, Tile.stairsDown, Tile.stairsUp, Tile.passage, Tile.door]) {
  gaits[tile] = Gait.walk | Gait.fly;
  transparent[tile] = 1;
}
gaits[Tile.screen] = Gait.walk | Gait.fly;
gaits[Tile.deep] = Gait.swim | Gait.fly;
gaits[Tile.closedDoor] = Gait.open;
transparent[Tile.obstacle] = 1;
transparent[Tile.deep] = 1;

/** Whether an actor on foot can be on this tile. */
export function isStandable(tile: number): boolean {
  return (gaits[tile] & Gait.walk) !== 0;
}

/** Whether the hero can walk on this tile, possibly after finding or opening a door. */
export function isPassable(tile: number): boolean {
  return isStandable(tile) || tile === Tile.secretDoor || tile === Tile.closedDoor;
}

/** Whether an actor that has one of these gaits can enter this tile. */
export function admits(tile: number, by: number): boolean {
  return (gaits[tile] & by) !== 0;
}

/** Whether an actor with these gaits never leaves deep water. */
export function onlySwims(by: number): boolean {
  return (by & ~Gait.open) === Gait.swim;
}

/** Whether an actor with these gaits can arrive on this tile: in water if it only swims, otherwise on the ground. */
export function arrivesOn(tile: number, by: number): boolean {
  return onlySwims(by) ? admits(tile, Gait.swim) : isStandable(tile);
}

/** Whether light passes this tile. */
export function isTransparent(tile: number): boolean {
  return transparent[tile] === 1;
}

/** Whether missiles and bolts pass this tile. */
export function isAiry(tile: number): boolean {
  return (gaits[tile] & Gait.fly) !== 0;
}

/** Whether this tile is ground, possibly with something on it, and neither wall nor rock. */
export function isGround(tile: number): boolean {
  return gaits[tile] !== 0 || transparent[tile] === 1;
}
