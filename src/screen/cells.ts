import { type Grid, isSideWall, isStandable, Tile } from '../dungeon/grid.ts';
import { monstersHere, monstersShown } from '../game/queries.ts';
import { type Floor, type Game, unknown } from '../game/world.ts';
import type { Look } from './view.ts';

/** Passages by the sides where they go on: 1 north, 2 east, 4 south, 8 west, added up. */
const passages = Array.from({ length: 16 }, (_, sides) => `passage-${sides}` as const);

/** The drawings of cells, by file name in the atlas. `wall-side` is a glyph only. */
export const tileNames = [
  'floor-0',
  'floor-1',
  'floor-2',
  'floor-3',
  'wall-top',
  'wall-front',
  'wall-side',
  'weak-top',
  'weak-front',
  'door-across',
  'door-along',
  ...passages,
  'stairs-down',
  'stairs-up',
] as const;

export type TileName = (typeof tileNames)[number];

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
 * The floor as the hero knows it, or as it is when `whole`. In the glyph look, what lies on a cell
 * hides its tile, and so does who stands on one of the `taken`.
 */
export function cellsOf(game: Game, whole: boolean, look: Look, taken: ReadonlySet<number>): Cells {
  const { grid, memory, sight, rememberedItems } = game.floor;
  const { width, height } = grid;
  const known = whole ? grid.tiles : memory;
  const dark = darkGround(game.floor);
  const cells: Cells = {
    width,
    height,
    tiles: new Uint8Array(width * height),
    shadows: new Uint8Array(width * height),
    lights: new Uint8Array(width * height),
  };
  for (let cell = 0; cell < known.length; cell++) {
    const tile = known[cell];
    if (tile === unknown || tile === Tile.rock) continue;
    if (look === 'glyphs' && (rememberedItems[cell] !== 0 || taken.has(cell))) continue;
    const seen = whole || sight.visible[cell] === 1;
    const y = Math.floor(cell / width);
    const faces = y + 1 < height && (isGround(known[cell + width]) || dark.has(cell + width));
    const name = nameOf(known, grid, cell, cell - y * width, y, faces, look);
    cells.tiles[cell] = tileNames.indexOf(name);
    cells.shadows[cell] = isGround(tile) && y > 0 && isWall(known[cell - width]) ? 1 : 0;
    cells.lights[cell] = seen ? Light.sight : Light.memory;
  }
  return cells;
}

/**
 * The ground of dark rooms, which the hero forgets as he goes: walls that he knows still show their
 * faces to it.
 */
function darkGround({ grid, rooms }: Floor): Set<number> {
  const ground = new Set<number>();
  for (const { dark, x1, y1, x2, y2 } of rooms) {
    if (!dark) continue;
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) ground.add(y * grid.width + x);
    }
  }
  return ground;
}

/** The cells on which an actor shows. */
export function takenCells(game: Game, whole: boolean): Set<number> {
  const { Position } = game.stores;
  const { width } = game.floor.grid;
  const actors = [...(whole ? monstersHere(game) : monstersShown(game)), game.hero];
  return new Set(actors.map((actor) => Position.y[actor] * width + Position.x[actor]));
}

function isWall(tile: number): boolean {
  return tile !== unknown && tile !== Tile.rock && !isStandable(tile);
}

/** Whether walls show their faces to this tile and throw shadows on it: passages have rock around. */
function isGround(tile: number): boolean {
  return tile !== unknown && isStandable(tile) && tile !== Tile.passage;
}

/** The drawing of a known cell. A wall `faces` where the hero knows the ground in front of it. */
function nameOf(
  known: Uint8Array,
  grid: Grid,
  cell: number,
  x: number,
  y: number,
  faces: boolean,
  look: Look,
): TileName {
  switch (known[cell]) {
    case Tile.floor:
      return variant(x, y);
    case Tile.stairsDown:
      return 'stairs-down';
    case Tile.stairsUp:
      return 'stairs-up';
    case Tile.passage:
      return passages[waysOn(known, grid, cell, x, y)];
    case Tile.door:
      return isSideWall(grid, x, y) ? 'door-along' : 'door-across';
  }
  if (look === 'glyphs' && isSideWall(grid, x, y)) return 'wall-side';
  if (known[cell] === Tile.weakWall) return faces ? 'weak-front' : 'weak-top';
  return faces ? 'wall-front' : 'wall-top';
}

/** The sides on which a passage is known to go on, as a sum. */
function waysOn(
  known: Uint8Array,
  { width, height }: Grid,
  cell: number,
  x: number,
  y: number,
): number {
  const leads = (tile: number) => tile === Tile.passage || tile === Tile.door;
  return (
    (y > 0 && leads(known[cell - width]) ? 1 : 0) +
    (x + 1 < width && leads(known[cell + 1]) ? 2 : 0) +
    (y + 1 < height && leads(known[cell + width]) ? 4 : 0) +
    (x > 0 && leads(known[cell - 1]) ? 8 : 0)
  );
}

/** Mostly plain slabs; the same for a cell each time. */
function variant(x: number, y: number): TileName {
  let hash = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const roll = ((hash ^ (hash >>> 13)) >>> 0) % 16;
  return tileNames[roll < 3 ? roll + 1 : 0];
}
