import { terrainColours } from '../../describe/terrain-colours.ts';
import { type Campaign, terrainGlyphs } from '../../game/campaign.ts';
import { cssOf, mix } from '../colours.ts';
import { Side } from '../map/cell-drawing.ts';
import type { Parts, StoneColours } from '../map/stone-colours.ts';
import type { TileName } from '../map/tile-names.ts';

/** A glyph with its colours. */
export interface Character {
  readonly glyph: string;
  readonly colour: string;
  /** The colour of the cell behind the glyph. Kinds have none. */
  readonly ground?: string;
  /** Instead of the glyph: the `Side`s to which a wall continues as a line, added up. */
  readonly joins?: number;
}

type Terrain = keyof (typeof terrainGlyphs)['plain'];

/** The brightest part of the colour of glyphs, and of the cells behind them. */
const brightness = {
  plain: { floor: 0x80, passage: 0xc4, wall: 0xc8 },
  rogue: { floor: 0x86, passage: 0xcc, wall: 0xdc },
} as const;
const weakBrightness = 0xa0;
const groundBrightness = {
  plain: { floor: 0x2a, passage: 0x32, wall: 0x42 },
  rogue: { floor: 0x2a, passage: 0x26, wall: 0x18 },
} as const;
/** The part of the colour of stairs that the ground under an actor or item on them has. */
const coveredStairs = 0.3;

/** A torch is the only decoration with a colour: other coloured characters in walls or on the ground would look like items. */
const torchColour = 0xffb04a;

/** The character of a tile in an alphabet, in the colours of the floor's stones. */
export function terrainGlyph(
  alphabet: Campaign['alphabet'],
  name: TileName,
  stones: StoneColours,
): Character {
  const terrain = terrainOf(name);
  const stone = terrain === 'wall' ? 'wall' : terrain === 'passage' ? 'passage' : 'floor';
  const parts = stoneParts(stone, stones);
  const ground = toned(parts, groundBrightness[alphabet][stone]);
  const isStairs = name === 'stairs-covered';
  const isCovered = isStairs || name === 'blank';
  return {
    glyph: isCovered ? ' ' : terrainGlyphs[alphabet][terrain],
    colour: cssOf(glyphColourOf(name, terrain, toned(parts, brightness[alphabet][stone]), stones)),
    ground: cssOf(isStairs ? mix(0, terrainColours.stairs, coveredStairs) : ground),
    joins: joinsOf(name),
  };
}

/** The `Side`s to which a wall continues as a line. A torch hangs on one that runs from left to right. */
function joinsOf(name: TileName): number {
  if (name === 'line-torch') return Side.east + Side.west;
  return Number(/^wall-line-(\d+)$/.exec(name)?.[1] ?? 0);
}

/** The part of terrain that a tile shows. A doorway is a gap in a wall, without a door. */
function terrainOf(name: TileName): Terrain {
  if (name.startsWith('door-')) return 'door';
  if (name === 'passage') return 'passage';
  if (name === 'stairs-down' || name === 'stairs-covered') return 'down';
  if (name === 'stairs-up') return 'up';
  return /^(wall|weak|line)-/.test(name) ? 'wall' : 'floor';
}

function stoneParts(
  stone: keyof (typeof groundBrightness)['plain'],
  { stones }: StoneColours,
): Parts {
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
  if (name.endsWith('-torch')) return torchColour;
  if (name.startsWith('weak')) {
    return mix(toned(stones.stones.bricks, weakBrightness), terrainColours.weakWall, 0.6);
  }
  return plain;
}

/** The colour of a stone whose brightest part is `most`. */
function toned(parts: Parts, most: number): number {
  const [red, green, blue] = parts.map((part) => Math.round((part / Math.max(...parts)) * most));
  return (red << 16) | (green << 8) | blue;
}
