import { isSideWall } from '../dungeon/drawing.ts';
import { type Grid, isStandable, Tile } from '../dungeon/grid.ts';
import { type Floor, unknown } from '../game/floor.ts';
import type { Game } from '../game/world.ts';
import type { Region } from './region.ts';
import {
  beforeBit,
  Light,
  lightBit,
  Mark,
  markBit,
  type TileName,
  texelsAcross,
  tileNames,
  two,
} from './texels.ts';
import type { Look } from './view.ts';

const indexOf = (name: TileName) => tileNames.indexOf(name);

const wallSide = indexOf('wall-side');
const doorAcross = indexOf('door-across');
const doorAlong = indexOf('door-along');
const firstPassage = indexOf('passage-0');

const pictureBits = 0xff;
const beforeBits = two << beforeBit;
const beforeLight = lightBit - beforeBit;

/** A cell that shows, in whatever light, and one whose picture depends on more than what is above and below. */
const shows = two << lightBit;
const special = 0x8000;

/** Drawing and mark of a cell as in its texel, with the bits above. */
function pictureOf(tile: number, above: number, below: number): number {
  const shaded = isWall(above) ? Mark.shadow << markBit : 0;
  // Walls show their faces to ground and throw shadows on it: passages have rock around.
  const faces = isKnown(below) && isStandable(below) && below !== Tile.passage;
  switch (tile) {
    case Tile.floor:
      return shows | shaded;
    case Tile.wall:
    case Tile.secretDoor:
      return shows | indexOf(faces ? 'wall-front' : 'wall-top');
    case Tile.weakWall:
      return shows | indexOf(faces ? 'weak-front' : 'weak-top');
    case Tile.stairsDown:
      return shows | indexOf('stairs-down') | (Mark.stairs << markBit);
    case Tile.stairsUp:
      return shows | indexOf('stairs-up') | (Mark.stairs << markBit);
    case Tile.passage:
      return shows | special | firstPassage;
    case Tile.door:
      return shows | special | doorAcross | shaded;
    default:
      return 0;
  }
}

/** Four bits tell a tile; `unknown` is the last of them. */
const tileMask = 15;
const nothing = unknown & tileMask;

function isKnown(tile: number): boolean {
  return tile !== nothing && tile !== Tile.rock;
}

function isWall(tile: number): boolean {
  return isKnown(tile) && !isStandable(tile);
}

/** Pictures by tile, the tile above and the tile below. */
const pictures = Uint16Array.from({ length: 4096 }, (_, key) =>
  pictureOf(key >> 8, (key >> 4) & tileMask, key & tileMask),
);

/** Texels but for the light before, by the tile, the one above, whether it is in sight, and the tile below. */
const texelsNow = Uint16Array.from({ length: 8192 }, (_, key) => {
  const picture = pictures[((key >> 1) & 0xff0) | (key & tileMask)];
  const light = (key & 16) !== 0 ? Light.sight : Light.memory;
  return (picture & special) !== 0 ? picture : picture & ((light << lightBit) | pictureBits);
});

/**
 * What each cell of a floor looks like. Only a region is kept up to date, the one of the last
 * `update`: the work is for what can show, however large the floor.
 */
export class Cells {
  readonly width: number;
  readonly height: number;
  /** By cell, row by row: see `readTexel`. A few more fill the last row of the data texture. */
  readonly texels: Uint16Array;
  /** The same memory, as it goes into the texture. */
  readonly bytes: Uint8Array;
  /** The cells that the last `update` has changed lie from the first of these to before the second. */
  changed: { readonly from: number; readonly to: number } = { from: 0, to: 0 };
  /** The same as two cells in each number. */
  readonly #pairs: Int32Array;
  #floor: Floor | null = null;
  #dark: Uint8Array | null = null;
  #region: Region | null = null;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.texels = new Uint16Array(Math.ceil((width * height) / texelsAcross) * texelsAcross);
    // Every machine that a browser runs on has the lowest byte first.
    this.bytes = new Uint8Array(this.texels.buffer);
    this.#pairs = new Int32Array(this.texels.buffer);
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
    const { width, height, texels } = this;
    const pairs = this.#pairs;
    const { visible } = floor.sight;
    const lit = new DataView(visible.buffer, visible.byteOffset, visible.length);
    const known = whole ? floor.grid.tiles : floor.memory;
    const tiles = new DataView(known.buffer, known.byteOffset, known.length);
    const all = whole ? everyFour : 0;
    const dark = this.#dark;
    const glyphs = look === 'glyphs';
    let from = 0;
    let to = 0;
    for (let y = region.y1; y <= region.y2; y++) {
      const start = y * width + region.x1;
      const end = y * width + region.x2 + 1;
      // At the edges of the floor a cell is its own neighbour, which changes no picture.
      const up = y > 0 ? width : 0;
      const down = y + 1 < height ? width : 0;
      let found = everySpecial;
      if (!glyphs) {
        found =
          dark === null
            ? drawRow(texels, pairs, tiles, lit, start, end, up, down, all)
            : drawCells(texels, tiles, lit, dark, start, end, up, down, all);
      }
      if ((found & everySpecial) !== 0) {
        for (let cell = start; cell < end; cell++) {
          let picture = pictureAt(known, dark, cell, up, down);
          if (!glyphs && (picture & special) === 0) continue;
          picture = specialPicture(game, picture, known, cell, whole, glyphs);
          const light = whole || visible[cell] === 1 ? Light.sight : Light.memory;
          const old = texels[cell];
          const now = picture & ((light << lightBit) | pictureBits);
          texels[cell] = now | ((old >> beforeLight) & beforeBits);
          if (texels[cell] !== old) found |= changed;
        }
      }
      if ((found & changed) === 0) continue;
      if (to === 0) from = start;
      to = end;
    }
    this.#settle(region);
    this.changed = { from, to };
  }

  /** Of cells that were not in the region before, the light now is all that they can fade from. */
  #settle(region: Region): void {
    const { width, texels } = this;
    const before = this.#region;
    this.#region = region;
    for (let y = region.y1; y <= region.y2; y++) {
      const kept = before !== null && y >= before.y1 && y <= before.y2;
      for (let x = region.x1; x <= region.x2; x++) {
        if (kept && x >= before.x1 && x <= before.x2) x = before.x2 + 1;
        if (x > region.x2) break;
        const texel = texels[y * width + x];
        texels[y * width + x] = (texel & ~beforeBits) | ((texel >> beforeLight) & beforeBits);
      }
    }
  }
}

/** What `drawRow` has found: bits. */
const changed = 1;
const everySpecial = 2;

/** Four tiles, and four cells that are in sight. */
const tileMasks = 0x0f0f0f0f;
const everyFour = 0x01010101;

/**
 * Draws the cells of a row from `start` to before `end`, but for the special ones. This is where the
 * time of a turn goes on a large screen: four tiles are read as the bytes of a number, and of them
 * two numbers are made, each with two texels.
 */
function drawRow(
  texels: Uint16Array,
  pairs: Int32Array,
  tiles: DataView,
  lit: DataView,
  start: number,
  end: number,
  up: number,
  down: number,
  all: number,
): number {
  let cell = start + (start & 1);
  let found = 0;
  if (cell > start) found = drawCells(texels, tiles, lit, null, start, cell, up, down, all);
  let changes = 0;
  for (; cell + 4 <= end; cell += 4) {
    const here = tiles.getInt32(cell, true) & tileMasks;
    const above = tiles.getInt32(cell - up, true) & tileMasks;
    const below = tiles.getInt32(cell + down, true) & tileMasks;
    const upper = (here << 4) | above;
    const lower = ((lit.getInt32(cell, true) | all) << 4) | below;
    // The keys of the first and the third cell, and those of the second and the fourth.
    const odd = ((upper << 5) & 0x1fe01fe0) | (lower & 0x1f001f);
    const even = ((upper >>> 3) & 0x1fe01fe0) | ((lower >>> 8) & 0x1f001f);
    const nowLeft = texelsNow[odd & 0x1fff] | (texelsNow[even & 0x1fff] << 16);
    const nowRight = texelsNow[(odd >>> 16) & 0x1fff] | (texelsNow[(even >>> 16) & 0x1fff] << 16);
    if (((nowLeft | nowRight) & (special * 0x10001)) !== 0) {
      found |= drawCells(texels, tiles, lit, null, cell, cell + 4, up, down, all);
      continue;
    }
    const at = cell >> 1;
    const left = pairs[at];
    const right = pairs[at + 1];
    const newLeft = nowLeft | ((left >> beforeLight) & (beforeBits * 0x10001));
    const newRight = nowRight | ((right >> beforeLight) & (beforeBits * 0x10001));
    pairs[at] = newLeft;
    pairs[at + 1] = newRight;
    if (changes === 0) changes = (newLeft ^ left) | (newRight ^ right);
  }
  if (cell < end) found |= drawCells(texels, tiles, lit, null, cell, end, up, down, all);
  return changes === 0 ? found : found | changed;
}

/** The same cell by cell: at the ends of a row, among special ones, and where some ground is dark. */
function drawCells(
  texels: Uint16Array,
  tiles: DataView,
  lit: DataView,
  dark: Uint8Array | null,
  start: number,
  end: number,
  up: number,
  down: number,
  all: number,
): number {
  let found = 0;
  for (let cell = start; cell < end; cell++) {
    const here = tiles.getUint8(cell) & tileMask;
    const above = tiles.getUint8(cell - up) & tileMask;
    const below = dark?.[cell + down] === 1 ? Tile.floor : tiles.getUint8(cell + down) & tileMask;
    const light = (lit.getUint8(cell) | all) & 1;
    const now = texelsNow[(here << 9) | (above << 5) | (light << 4) | below];
    if ((now & special) !== 0) {
      found |= everySpecial;
      continue;
    }
    const old = texels[cell];
    const texel = now | ((old >> beforeLight) & beforeBits);
    texels[cell] = texel;
    if (texel !== old) found |= changed;
  }
  return found;
}

/** What `drawRow` looks up. */
function pictureAt(
  known: Uint8Array,
  dark: Uint8Array | null,
  cell: number,
  up: number,
  down: number,
): number {
  const below = dark?.[cell + down] === 1 ? Tile.floor : known[cell + down] & tileMask;
  const above = known[cell - up] & tileMask;
  return pictures[((known[cell] & tileMask) << 8) | (above << 4) | below];
}

/** Whether something lies or stands on a cell that hides its tile in the glyph look. */
function isCovered(game: Game, cell: number, whole: boolean): boolean {
  return game.floor.rememberedItems[cell] !== 0 || actorShownOn(game, cell, whole) !== 0;
}

/** The picture of a cell that depends on more than what is above and below. */
function specialPicture(
  game: Game,
  picture: number,
  known: Uint8Array,
  cell: number,
  whole: boolean,
  glyphs: boolean,
): number {
  if (picture === 0 || (glyphs && isCovered(game, cell, whole))) return 0;
  const { grid } = game.floor;
  const tile = known[cell];
  const x = cell % grid.width;
  const y = Math.floor(cell / grid.width);
  if (tile === Tile.passage) return picture + waysOn(known, grid, x, y);
  if (tile === Tile.door)
    return isSideWall(grid, x, y) ? picture - doorAcross + doorAlong : picture;
  return isWall(tile) && isSideWall(grid, x, y) ? shows | wallSide : picture;
}

/**
 * The ground of dark rooms, which the hero forgets as he goes: walls that he knows still show their
 * faces to it. 1 for each such cell; null where no room is dark.
 */
function darkGround({ grid, rooms }: Floor): Uint8Array | null {
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

/** The actor that shows on a cell, 0 for none. All show when `whole`. */
export function actorShownOn(game: Game, cell: number, whole: boolean): number {
  const actor = game.floor.occupants[cell];
  if (actor === 0 || whole || actor === game.hero) return actor;
  return game.stores.AI.shown[actor] === 1 ? actor : 0;
}

/** The sides on which a passage is known to go on, as a sum. */
function waysOn(known: Uint8Array, { width, height }: Grid, x: number, y: number): number {
  const cell = y * width + x;
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
