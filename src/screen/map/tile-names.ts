/** The stone that fills a cell, as `terrain` of the atlas module names it. */
export type Stone = 'flagstones' | 'masonry' | 'bricks' | 'earth';

/** How a cell is drawn: its stone, and whether the atlas has a drawing of the same name to put on it. */
interface Tiling {
  readonly stone: Stone;
  readonly overlay: boolean;
}

/** The looks of cells. `wall-side` is a wall of its own only as a glyph. */
export const tilings = {
  floor: { stone: 'flagstones', overlay: false },
  'wall-top': { stone: 'masonry', overlay: false },
  'wall-front': { stone: 'bricks', overlay: false },
  'wall-side': { stone: 'masonry', overlay: false },
  'weak-top': { stone: 'masonry', overlay: true },
  'weak-front': { stone: 'bricks', overlay: true },
  'door-across': { stone: 'flagstones', overlay: true },
  'door-along': { stone: 'flagstones', overlay: true },
  passage: { stone: 'earth', overlay: false },
  'stairs-down': { stone: 'flagstones', overlay: true },
  'stairs-up': { stone: 'flagstones', overlay: true },
} as const satisfies Readonly<Record<string, Tiling>>;

export type TileName = keyof typeof tilings;

/** The data texture of the map layer stores the look of a cell as its index in this list. */
export const tileNames = Object.keys(tilings) as readonly TileName[];

/** The index of a look in `tileNames`. */
export function tileIndex(name: TileName): number {
  return tileNames.indexOf(name);
}
