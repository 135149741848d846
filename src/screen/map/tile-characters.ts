import type { terrainGlyphs } from '../../game/scenery.ts';
import { Side } from './cell-drawing.ts';
import { type TileName, type Varied, variantsOf } from './tile-names.ts';

/** The tiles of the glyph look. */

/** The part of terrain that a tile shows as a character. A doorway is a gap in a wall, without a door. */
export function terrainOf(name: TileName): keyof (typeof terrainGlyphs)['plain'] {
  if (name.startsWith('door-')) return 'door';
  if (name === 'passage') return 'passage';
  if (name === 'stairs-down' || name === 'stairs-covered') return 'down';
  if (name === 'stairs-up') return 'up';
  return /^(wall|weak|line)-/.test(name) ? 'wall' : 'floor';
}

/**
 * The ground that is no floor with a dot in the glyph look: under an actor or item, and some decorations. They have a
 * character and a colour of their own.
 */
export const grounds: Readonly<Partial<Record<TileName, GroundCharacter>>> = {
  blank: { glyph: ' ' },
  'floor-puddle': { glyph: '~', colour: 0x5890b6 },
  'floor-water': { glyph: '~', colour: 0x5890b6 },
  'floor-lilies': { glyph: '~', colour: 0x5890b6 },
  'floor-ripples': { glyph: '~' },
  'floor-grass': { glyph: '"', colour: 0x78924a },
  'floor-grass-2': { glyph: "'", colour: 0x68883e },
  'floor-flowers': { glyph: '"', colour: 0x98964a },
  'floor-leaves': { glyph: '"', colour: 0x78924a },
  ...allLike('floor-grave', { glyph: '†', colour: 0x80808a }),
  ...allLike('floor-mushrooms', { glyph: 'τ', colour: 0x4a8878 }),
};

interface GroundCharacter {
  readonly glyph: string;
  readonly colour?: number;
}

/** Gives each drawing of a decoration the same character. */
function allLike(
  name: Varied,
  character: GroundCharacter,
): Partial<Record<TileName, GroundCharacter>> {
  return Object.fromEntries(variantsOf(name).map((variant) => [variant, character]));
}

/** The `Side`s to which a wall continues as a line, added up. A torch hangs on one that runs from left to right. */
export function joinsOf(name: TileName): number {
  if (name === 'line-torch') return Side.east + Side.west;
  return Number(/^wall-line-(\d+)$/.exec(name)?.[1] ?? 0);
}
