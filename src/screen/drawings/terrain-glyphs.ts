import { cssOf } from '../../describe/css-colour.ts';
import { terrainColours } from '../../describe/terrain-colours.ts';
import type { Campaign } from '../../game/campaign.ts';
import { terrainGlyphs } from '../../game/scenery.ts';
import { mix } from '../colours.ts';
import type { Parts, StoneColours } from '../map/stone-colours.ts';
import { grounds, joinsOf, terrainOf } from '../map/tile-characters.ts';
import type { TileName } from '../map/tile-names.ts';

/** A glyph with its colours. */
export interface Character {
  readonly glyph: string;
  readonly colour: string;
  /** The colour of the cell behind the glyph. Kinds have none. */
  readonly ground?: string;
  /** Instead of the glyph: the `Side`s to which a wall continues as a line, added up. */
  readonly joins?: number;
  /** The outer and the inner colour of a torch, in place of the glyph and on a line. */
  readonly flame?: readonly [outer: string, inner: string];
}

/**
 * The brightest part of the colour of glyphs, and of the cells behind them. Walls that are characters are solid shapes, bright
 * behind quiet characters: a frame of bright ones would look busy.
 */
const brightness = {
  plain: { floor: 0x90, passage: 0xc4, wall: 0x9c },
  rogue: { floor: 0x9c, passage: 0x8a, wall: 0xdc },
} as const;
/** Of weak walls, and the part of the colour of all weak walls in it. */
const weak = {
  plain: { brightness: 0xe4, own: 0.3 },
  rogue: { brightness: 0xb4, own: 0.6 },
} as const;
const groundBrightness = {
  plain: { floor: 0x2a, passage: 0x34, wall: 0x42 },
  rogue: { floor: 0x34, passage: 0x22, wall: 0x18 },
} as const;
/** How much brighter sand is than other ground, and how much paler: it is under the open sky. Its walls are cool blocks. */
const daylight = { floor: 1.6, passage: 1, wall: 1, pale: 0.45 };
/** The part of the colour of stairs that the ground under an actor or item on them has. */
const coveredStairs = 0.31;

/** The part of the colour of stairs that the ground under them has. */
const tintOfStairs = 0.12;

/**
 * A torch is the only decoration with a colour: other coloured characters in walls or on the ground would look like
 * items.
 */
const flameColours = ['#ff7a24', '#ffd75a'] as const;

/** The character of a tile in an alphabet, in the colours of the floor's stones. */
export function terrainGlyph(
  alphabet: Campaign['alphabet'],
  name: TileName,
  stones: StoneColours,
): Character {
  const terrain = terrainOf(name);
  const stone = terrain === 'wall' ? 'wall' : terrain === 'passage' ? 'passage' : 'floor';
  const parts = stoneParts(stone, stones);
  const joins = joinsOf(name);
  // Behind a wall that is a line, the ground of its room goes on.
  const groundStone = joins > 0 ? 'floor' : stone;
  const isStairs = name === 'stairs-covered';
  const leadsOn = terrain === 'down' || terrain === 'up';
  const isSand = stones.paving === 'sand' && !isStairs && !leadsOn;
  const light = isSand ? daylight[groundStone] : 1;
  const groundParts = stoneParts(groundStone, stones);
  const ground = toned(
    isSand && groundStone === 'floor' ? paler(groundParts, daylight.pale) : groundParts,
    groundBrightness[alphabet][groundStone] * light,
  );
  const own = grounds[name];
  const strokes = Math.sqrt(light);
  const plain =
    own?.colour === undefined
      ? toned(parts, brightness[alphabet][stone] * strokes)
      : mix(own.colour, 0xffffff, strokes - 1);
  return {
    glyph: own?.glyph ?? (isStairs ? ' ' : terrainGlyphs[alphabet][terrain]),
    colour: cssOf(glyphColourOf(alphabet, name, terrain, plain, stones)),
    ground: cssOf(
      isStairs
        ? mix(0, terrainColours.stairs, coveredStairs)
        : leadsOn
          ? mix(ground, terrainColours.stairs, tintOfStairs)
          : ground,
    ),
    joins,
    ...(name.endsWith('-torch') ? { flame: flameColours } : {}),
  };
}

function stoneParts(
  stone: keyof (typeof groundBrightness)['plain'],
  { stones }: StoneColours,
): Parts {
  if (stone === 'wall') return stones.masonry;
  return stone === 'passage' ? stones.earth : stones.flagstones;
}

function glyphColourOf(
  alphabet: Campaign['alphabet'],
  name: TileName,
  terrain: ReturnType<typeof terrainOf>,
  plain: number,
  stones: StoneColours,
): number {
  if (terrain === 'door') return terrainColours.door;
  if (terrain === 'down' || terrain === 'up') return terrainColours.stairs;
  if (name.startsWith('weak')) {
    const { brightness: most, own } = weak[alphabet];
    return mix(toned(stones.stones.bricks, most), terrainColours.weakWall, own);
  }
  return plain;
}

/** The parts of a stone with a share of white. */
function paler(parts: Parts, share: number): Parts {
  const most = Math.max(...parts);
  const [red, green, blue] = parts.map((part) => part + (most - part) * share);
  return [red, green, blue];
}

/** The colour of a stone whose brightest part is `most`. */
function toned(parts: Parts, most: number): number {
  const [red, green, blue] = parts.map((part) => Math.round((part / Math.max(...parts)) * most));
  return (red << 16) | (green << 8) | blue;
}
