/**
 * How a floor's cells are written into the data texture that the map's program reads (`glsl.ts`).
 * The page needs this before all else, so nothing of the game is in it.
 */

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

/** What is to know of a cell beside its drawing: the wall above throws its shadow there. */
export const Mark = { none: 0, stairs: 1, shadow: 2 } as const;

/** What a texel says of a cell. */
export interface Texel {
  /** An index into `tileNames`; of floor the first: see `slabAt`. */
  readonly tile: number;
  readonly mark: number;
  /** The light of the picture before, and that of this one. */
  readonly before: number;
  readonly light: number;
}

/** Bits of a texel: six for the drawing, then two each for the mark, the light before, and the light. */
export const markBit = 6;
export const beforeBit = 8;
export const lightBit = 10;
/** Two bits. */
export const two = 3;

export function readTexel(texel: number): Texel {
  return {
    tile: texel & 0x3f,
    mark: (texel >> markBit) & two,
    before: (texel >> beforeBit) & two,
    light: (texel >> lightBit) & two,
  };
}

/** Texels in a row of the data texture, however wide the floor: its rows go on from one to the next. */
export const texelsAcross = 1024;

/** The drawing of a floor cell, mostly a plain slab; the same for a cell each time. As in the shader. */
export function slabAt(x: number, y: number): number {
  let hash = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const roll = ((hash ^ (hash >>> 13)) >>> 0) % 16;
  return roll < 3 ? roll + 1 : 0;
}
