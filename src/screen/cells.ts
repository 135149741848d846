import { type Grid, isStandable, Tile } from '../dungeon/grid.ts';
import { type Floor, unknown } from '../game/world.ts';

/** The drawings of cells, by file name in the atlas. */
export const tileNames = [
  'floor-0',
  'floor-1',
  'floor-2',
  'floor-3',
  'wall-top',
  'wall-front',
  'weak-top',
  'weak-front',
  'stairs-down',
  'stairs-up',
] as const;

/** From this index on, `tileNames` are stairs. */
export const firstStairs = tileNames.indexOf('stairs-down');

/** How well a cell shows: not at all, from memory, or lit. */
export const Light = { none: 0, memory: 1, sight: 2 } as const;

/** What each cell of a floor looks like, row by row. */
export interface Cells {
  readonly width: number;
  readonly height: number;
  /** Index into `tileNames`. */
  readonly tiles: Uint8Array;
  /** 1 where the wall above throws its shadow. */
  readonly shadows: Uint8Array;
  /** One of `Light`. */
  readonly lights: Uint8Array;
}

/**
 * The floor as the hero knows it, or as it is when `whole`. With `bare`, what lies or stands on a
 * cell hides its tile.
 */
export function cellsOf(floor: Floor, whole: boolean, bare: boolean): Cells {
  const { grid, memory, visible, rememberedItems, occupants } = floor;
  const { width, height } = grid;
  const known = whole ? grid.tiles : memory;
  const cells: Cells = {
    width,
    height,
    tiles: new Uint8Array(width * height),
    shadows: new Uint8Array(width * height),
    lights: new Uint8Array(width * height),
  };
  for (let cell = 0; cell < known.length; cell++) {
    const tile = known[cell];
    if (tile === unknown) continue;
    const seen = whole || visible[cell] === 1;
    if (bare && (rememberedItems[cell] !== 0 || (seen && occupants[cell] !== 0))) continue;
    const y = Math.floor(cell / width);
    cells.tiles[cell] = drawingOf(known, grid, cell, cell - y * width, y);
    cells.shadows[cell] = isStandable(tile) && y > 0 && isWall(known[cell - width]) ? 1 : 0;
    cells.lights[cell] = seen ? Light.sight : Light.memory;
  }
  return cells;
}

function isWall(tile: number): boolean {
  return tile !== unknown && !isStandable(tile);
}

function drawingOf(
  known: Uint8Array,
  { width, height }: Grid,
  cell: number,
  x: number,
  y: number,
): number {
  switch (known[cell]) {
    case Tile.floor:
      return variant(x, y);
    case Tile.stairsDown:
      return 8;
    case Tile.stairsUp:
      return 9;
  }
  // A wall shows its face where the hero knows the ground in front of it.
  const below = y + 1 < height ? known[cell + width] : unknown;
  const faces = below !== unknown && isStandable(below);
  return (known[cell] === Tile.weakWall ? 6 : 4) + (faces ? 1 : 0);
}

/** Mostly plain slabs; the same for a cell each time. */
function variant(x: number, y: number): number {
  let hash = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const roll = ((hash ^ (hash >>> 13)) >>> 0) % 16;
  return roll < 3 ? roll + 1 : 0;
}
