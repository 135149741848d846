/** A number from 0 to 1 for a place, always the same. `layer` chooses one of many. */
export function hashAt(x: number, y: number, layer: number): number {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(layer, 1442695041);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** A layer for a text and a number, such as a seed and a depth. */
export function layerOf(text: string, number: number): number {
  let layer = Math.imul(number + 1, 0x9e3779b1);
  for (const character of text) {
    layer = Math.imul(layer ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return layer;
}

/** One of `count` numbers for a number from 0 to 1. */
export function pick(count: number, hash: number): number {
  return Math.min(count - 1, Math.floor(hash * count));
}

/** Smooth patches of about one unit, from 0 to 1. `layer` chooses one of many. */
export function patches(x: number, y: number, layer: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const right = smooth(x - column);
  const down = smooth(y - row);
  const upper = between(hashAt(column, row, layer), hashAt(column + 1, row, layer), right);
  const lower = between(hashAt(column, row + 1, layer), hashAt(column + 1, row + 1, layer), right);
  return between(upper, lower, down);
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}

function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
