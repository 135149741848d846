import { terrainColours } from '../../describe/terrain-colours.ts';
import { type Campaign, type decorations, terrainGlyphs } from '../../game/campaign.ts';
import { cssOf, mix } from '../colours.ts';
import type { Parts, StoneColours } from '../map/stone-colours.ts';
import type { TileName } from '../map/tile-names.ts';

/** A glyph with its colours. */
export interface Character {
  readonly glyph: string;
  readonly colour: string;
  /** The colour of the cell behind the glyph. Kinds have none. */
  readonly ground?: string;
}

type Terrain = keyof (typeof terrainGlyphs)['plain'];
type DecorationName = (typeof decorations)['ground' | 'walls'][number];

/** The brightest part of the colour of glyphs, and of the cells behind them. */
const brightness = {
  plain: { floor: 0xa0, passage: 0xc4, wall: 0xc8 },
  rogue: { floor: 0xb4, passage: 0xcc, wall: 0xdc },
} as const;
const groundBrightness = { floor: 0x20, passage: 0x2a, wall: 0x42 } as const;

/** The colours of cells with a decoration, which has no glyph: it could be taken for an item. */
const decorationColours: Readonly<Record<DecorationName, number>> = {
  ash: 0x7c7676,
  banner: 0xf4695a,
  bones: 0xbcb29a,
  chains: 0xa9b2bd,
  cracks: 0x807870,
  grate: 0x7d8a99,
  leaves: 0x7fa052,
  niche: 0x9a929e,
  pillar: 0xe6dfd2,
  puddle: 0x5f93c4,
  ripples: 0x86744f,
  roots: 0x8f7446,
  rubble: 0xb8ac9c,
  runes: 0x9a86e0,
  straw: 0xd9b85a,
  torch: 0xffb04a,
  vines: 0x6fa055,
  web: 0xa3a0ae,
};

/** The character of a tile in an alphabet, in the colours of the floor's stones. */
export function terrainGlyph(
  alphabet: Campaign['alphabet'],
  name: TileName,
  stones: StoneColours,
): Character {
  const terrain = terrainOf(name);
  const isWall = terrain === 'wall' || terrain === 'wallSide';
  const stone = isWall ? 'wall' : terrain === 'passage' ? 'passage' : 'floor';
  const parts = stoneParts(stone, stones);
  return {
    glyph: name === 'blank' ? ' ' : terrainGlyphs[alphabet][terrain],
    colour: cssOf(glyphColourOf(name, terrain, toned(parts, brightness[alphabet][stone]), stones)),
    ground: cssOf(toned(parts, groundBrightness[stone])),
  };
}

/** The part of terrain that a tile shows. A doorway is a gap in a wall, without a door. */
function terrainOf(name: TileName): Terrain {
  if (name.startsWith('door-')) return 'door';
  if (name === 'passage') return 'passage';
  if (name === 'stairs-down') return 'down';
  if (name === 'stairs-up') return 'up';
  if (name === 'wall-side') return 'wallSide';
  return name.startsWith('wall') || name.startsWith('weak') ? 'wall' : 'floor';
}

function stoneParts(stone: keyof typeof groundBrightness, { stones }: StoneColours): Parts {
  if (stone === 'wall') return stones.masonry;
  return stone === 'passage' ? stones.earth : stones.flagstones;
}

function glyphColourOf(
  name: TileName,
  terrain: Terrain,
  plain: number,
  stones: StoneColours,
): number {
  if (terrain === 'door') return terrainColours.door;
  if (terrain === 'down' || terrain === 'up') return terrainColours.stairs;
  if (name.startsWith('weak')) {
    return mix(toned(stones.stones.bricks, brightness.plain.floor), terrainColours.weakWall, 0.6);
  }
  const decoration = name.replace(/^(floor|wall)-/, '');
  if (!Object.hasOwn(decorationColours, decoration)) return plain;
  return decorationColours[decoration as DecorationName];
}

/** The colour of a stone whose brightest part is `most`. */
function toned(parts: Parts, most: number): number {
  const [red, green, blue] = parts.map((part) => Math.round((part / Math.max(...parts)) * most));
  return (red << 16) | (green << 8) | blue;
}
