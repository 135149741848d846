import type { terrainGlyphs } from '../../game/scenery.ts';
import { Side } from './cell-drawing.ts';
import {
  exitOf,
  type TileName,
  tileIndex,
  tileNames,
  type Varied,
  variantsOf,
} from './tile-names.ts';

/** The terrain whose character a look has in the glyph look. */
export function terrainOf(name: TileName): keyof (typeof terrainGlyphs)['plain'] {
  const exit = exitOf(name);
  if (exit === 'door') return 'door';
  if (exit === 'stairs') return name === 'stairs-up' ? 'up' : 'down';
  if (name.startsWith('passage')) return 'passage';
  return /^(wall|weak|line)-/.test(name) ? 'wall' : 'floor';
}

/** What covers a cell of ground and gives it a colour of its own. */
export type Cover = 'embers' | 'grass' | 'shallows' | 'water';

/**
 * Looks of ground with another character than the dot of the floor: ground under an actor or item, which has none, and some
 * decorations.
 */
export const grounds: Readonly<Partial<Record<TileName, GroundCharacter>>> = {
  blank: { glyph: ' ' },
  'blank-embers': { glyph: ' ', cover: 'embers' },
  'blank-grass': { glyph: ' ', cover: 'grass' },
  'blank-shallows': { glyph: ' ', cover: 'shallows' },
  'blank-water': { glyph: ' ', cover: 'water' },
  'floor-puddle': { glyph: '~', colour: 0x78c0ee, cover: 'shallows' },
  'floor-water': { glyph: '~', colour: 0x62a6f0, cover: 'water' },
  'floor-lilies': { glyph: '"', colour: 0x7cc45c, cover: 'water' },
  'floor-ripples': { glyph: '~' },
  'floor-embers': { glyph: "'", colour: 0xff8a3c, cover: 'embers' },
  'floor-grass': { glyph: '"', colour: 0x96cc4c, cover: 'grass' },
  'floor-grass-2': { glyph: "'", colour: 0x86b840, cover: 'grass' },
  'floor-flowers': { glyph: '"', colour: 0xd8c84c, cover: 'grass' },
  'floor-leaves': { glyph: '"', colour: 0x96cc4c, cover: 'grass' },
  ...allLike('floor-grave', { glyph: '†', colour: 0x9c9cac }),
  ...allLike('floor-mushrooms', { glyph: 'τ', colour: 0x48a48a }),
};

interface GroundCharacter {
  readonly glyph: string;
  readonly colour?: number;
  readonly cover?: Cover;
}

/** Gives each drawing of a decoration the same character. */
function allLike(
  name: Varied,
  character: GroundCharacter,
): Partial<Record<TileName, GroundCharacter>> {
  return Object.fromEntries(variantsOf(name).map((variant) => [variant, character]));
}

/** By look: the one that it has under an actor or item, which hides its character but not the colour of its ground. */
export const coveredLook: Uint8Array = Uint8Array.from(tileNames.map(coveredName), tileIndex);

function coveredName(name: TileName): TileName {
  const cover = grounds[name]?.cover;
  if (cover) return `blank-${cover}`;
  const exit = exitOf(name);
  if (exit && exit !== 'doorway') return `${exit}-covered`;
  return terrainOf(name) === 'passage' ? 'passage-covered' : 'blank';
}

/** The `Side`s to which a wall continues as a line, added up. A torch hangs on one that runs from left to right. */
export function joinsOf(name: TileName): number {
  if (name === 'line-torch') return Side.east + Side.west;
  return Number(/^wall-line-(\d+)$/.exec(name)?.[1] ?? 0);
}
