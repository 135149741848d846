import { type Grid, isSideWall, isStandable, Tile } from '../dungeon/grid.ts';
import { type Floor, type Game, unknown } from '../game/world.ts';
import type { Region } from './region.ts';
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

const drawing = Object.fromEntries(tileNames.map((name, index) => [name, index])) as Record<
  TileName,
  number
>;

/** From this index on, `tileNames` are stairs. */
export const firstStairs = drawing['stairs-down'];

/** How well a cell shows: not at all, from memory, or lit. */
export const Light = { none: 0, memory: 128, sight: 255 } as const;

/** What is to know of a cell beside its drawing: the wall above throws its shadow there. */
export const Mark = { none: 0, stairs: 128, shadow: 255 } as const;

/** Walls show their faces to these tiles and throw shadows on them: passages have rock around. */
const isGround = Uint8Array.from({ length: 256 }, (_, tile) =>
  Number(tile !== unknown && isStandable(tile) && tile !== Tile.passage),
);

const isWall = Uint8Array.from({ length: 256 }, (_, tile) =>
  Number(tile !== unknown && tile !== Tile.rock && !isStandable(tile)),
);

/**
 * What each cell of a floor looks like. Only a region is kept up to date, the one of the last
 * `update`: the work is for what can show, however large the floor.
 */
export class Cells {
  readonly width: number;
  readonly height: number;
  /**
   * Four bytes a cell, row by row: the drawing as an index into `tileNames`, one of `Mark`, one of
   * `Light` for the picture before, and one for this.
   */
  readonly texels: Uint8Array;
  /** The cells that the last `update` has changed lie from the first of these to before the second. */
  changed: { readonly from: number; readonly to: number } = { from: 0, to: 0 };
  readonly #whole: Int32Array;
  #floor: Floor | null = null;
  #dark: Uint8Array | null = null;
  #region: Region | null = null;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.texels = new Uint8Array(width * height * 4);
    // Every machine that a browser runs on has the lowest byte first.
    this.#whole = new Int32Array(this.texels.buffer);
  }

  /**
   * Takes the region of the hero's floor as he knows it, or as it is when `whole`. In the glyph look,
   * what lies on a cell hides its tile, and so does who stands there.
   */
  update(game: Game, whole: boolean, look: Look, region: Region): void {
    const { floor } = game;
    if (floor !== this.#floor) {
      this.#floor = floor;
      this.#dark = darkGround(floor);
      this.#region = null;
    }
    const { width, height } = this;
    const { grid, rememberedItems } = floor;
    const { visible } = floor.sight;
    const known = whole ? grid.tiles : floor.memory;
    const dark = this.#dark;
    const glyphs = look === 'glyphs';
    const texels = this.#whole;
    const before = this.#region;
    let from = -1;
    let to = 0;
    for (let y = region.y1; y <= region.y2; y++) {
      const above = y > 0;
      const below = y + 1 < height;
      const stood = before !== null && y >= before.y1 && y <= before.y2;
      const left = stood ? before.x1 : width;
      const right = stood ? before.x2 : -1;
      for (let x = region.x1; x <= region.x2; x++) {
        const cell = y * width + x;
        const tile = known[cell];
        let index = 0;
        let mark: number = Mark.none;
        let light: number = Light.none;
        if (
          tile !== unknown &&
          tile !== Tile.rock &&
          !(glyphs && (rememberedItems[cell] !== 0 || actorShownOn(game, cell, whole) !== 0))
        ) {
          light = whole || visible[cell] === 1 ? Light.sight : Light.memory;
          if (isGround[tile] === 1 && above && isWall[known[cell - width]] === 1) {
            mark = Mark.shadow;
          }
          if (tile === Tile.floor) index = variant(x, y);
          else if (tile === Tile.wall || tile === Tile.weakWall || tile === Tile.secretDoor) {
            const faces =
              below &&
              (isGround[known[cell + width]] === 1 || (dark !== null && dark[cell + width] === 1));
            if (glyphs && isSideWall(grid, x, y)) index = drawing['wall-side'];
            else if (tile === Tile.weakWall) {
              index = faces ? drawing['weak-front'] : drawing['weak-top'];
            } else index = faces ? drawing['wall-front'] : drawing['wall-top'];
          } else if (tile === Tile.passage) {
            index = drawing['passage-0'] + waysOn(known, grid, cell, x, y);
          } else if (tile === Tile.door) {
            index = isSideWall(grid, x, y) ? drawing['door-along'] : drawing['door-across'];
          } else {
            index = tile === Tile.stairsUp ? drawing['stairs-up'] : drawing['stairs-down'];
            mark = Mark.stairs;
          }
        }
        const old = texels[cell];
        const was = x >= left && x <= right ? old >>> 24 : light;
        const texel = index | (mark << 8) | (was << 16) | (light << 24);
        if (texel === old) continue;
        texels[cell] = texel;
        if (from < 0) from = cell;
        to = cell + 1;
      }
    }
    this.#region = region;
    this.changed = { from: Math.max(0, from), to };
  }
}

/**
 * The ground of dark rooms, which the hero forgets as he goes: walls that he knows still show their
 * faces to it. 1 for each such cell; null where there are none.
 */
function darkGround({ grid, rooms }: Floor): Uint8Array | null {
  if (!rooms.some(({ dark }) => dark)) return null;
  const ground = new Uint8Array(grid.width * grid.height);
  for (const { dark, x1, y1, x2, y2 } of rooms) {
    if (!dark) continue;
    for (let y = y1; y <= y2; y++) ground.fill(1, y * grid.width + x1, y * grid.width + x2 + 1);
  }
  return ground;
}

/** The actor that shows on a cell, 0 for none. All show when `whole`. */
export function actorShownOn(game: Game, cell: number, whole: boolean): number {
  const actor = game.floor.occupants[cell];
  if (actor === 0 || whole || actor === game.hero) return actor;
  return game.stores.AI.shown[actor] === 1 ? actor : 0;
}

/** The sides on which a passage is known to go on, as a sum. */
function waysOn(
  known: Uint8Array,
  { width, height }: Grid,
  cell: number,
  x: number,
  y: number,
): number {
  return (
    (y > 0 ? leadsOn(known[cell - width]) : 0) +
    (x + 1 < width ? leadsOn(known[cell + 1]) * 2 : 0) +
    (y + 1 < height ? leadsOn(known[cell + width]) * 4 : 0) +
    (x > 0 ? leadsOn(known[cell - 1]) * 8 : 0)
  );
}

function leadsOn(tile: number): number {
  return tile === Tile.passage || tile === Tile.door ? 1 : 0;
}

/** The drawing of a floor cell: mostly plain slabs; the same for a cell each time. */
function variant(x: number, y: number): number {
  let hash = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const roll = ((hash ^ (hash >>> 13)) >>> 0) & 15;
  return roll < 3 ? roll + 1 : 0;
}
