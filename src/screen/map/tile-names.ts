/** Passages by the sides on which they continue: 1 north, 2 east, 4 south, 8 west, added up. */
const passages = Array.from({ length: 16 }, (_, sides) => `passage-${sides}` as const);

/**
 * The drawings of cells, by file name in the atlas. `wall-side` exists only as a glyph. The data
 * texture of the map layer stores a drawing as its index in this list.
 */
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

/** The index of a drawing in `tileNames`. */
export function tileIndex(name: TileName): number {
  return tileNames.indexOf(name);
}
