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
