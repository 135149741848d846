import { cssOf } from '../../describe/css-colour.ts';
import { terrainColours } from '../../describe/terrain-colours.ts';
import type { Campaign } from '../../game/campaign.ts';
import { terrainGlyphs } from '../../game/scenery.ts';
import { contrast, mix } from '../colours.ts';
import type { Parts, StoneColours } from '../map/stone-colours.ts';
import { type Cover, grounds, joinsOf, terrainOf } from '../map/tile-characters.ts';
import { exitOf, type TileName } from '../map/tile-names.ts';

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
 * The brightest part of the colour of glyphs, and of the cells behind them, at the lamp. Walls that are characters are solid
 * shapes, bright behind quiet characters: a frame of bright ones would look busy.
 */
const brightness = {
  plain: { floor: 0x8c, passage: 0xc4, wall: 0xac },
  rogue: { floor: 0x8c, passage: 0xb0, wall: 0xe4 },
} as const;
/** Of weak walls, and the part of the colour of all weak walls in it. */
const weak = {
  plain: { brightness: 0xe4, own: 0.3 },
  rogue: { brightness: 0xb4, own: 0.6 },
} as const;
const groundBrightness = {
  plain: { floor: 0x2e, passage: 0x34, wall: 0x64 },
  rogue: { floor: 0x39, passage: 0x2e, wall: 0x18 },
} as const;
/** How much brighter an arena and its walls are than a dungeon: they are under the open sky. */
const daylight = { floor: 1.55, passage: 1, wall: 0.82 };
/** How much stronger than in stones the hue of the cells behind characters is: dark colours look grey. */
const saturation = { dungeon: 2.2, arena: 1.7, wallsOfArena: 1 };
/** The ground of stairs, the part of its colour that the ground of a door has, and that of stairs in the cells around them. */
const stairsGround = 0x6a5a18;
const tints = { door: 0.3, landing: 0.08 };
/** The least contrasts of a white monster, of a character and of a quiet one on the ground of a tile, and the steps to them. */
const leastContrast = { white: 9.15, character: 3.35, quiet: 2.3, step: 0.04 };
/** The colours of cells that are covered, and how bright the green of the floor is in grass, and its part there. */
const coverColours = {
  shallows: 0x123a52,
  water: 0x0d2c64,
  grass: 0x1a4410,
  embers: 0x50180a,
} as const;
const moss = { brightness: 0x34, part: 0.35 };
/** Behind a torch. */
const torchGround = 0x5c2e0c;

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
  const light = isLitBySky(name, stones) ? daylight[groundStone] : 1;
  const own = grounds[name];
  const isFaint = isQuiet(name);
  const strokes = isFaint ? 1 : Math.sqrt(light);
  const plain =
    own?.colour === undefined
      ? toned(parts, brightness[alphabet][stone] * strokes)
      : mix(own.colour, 0xffffff, strokes - 1);
  const shown = isFaint && own ? toned(partsOf(plain), brightness[alphabet].floor) : plain;
  const isBlank = name.endsWith('-covered');
  const bare = groundOf(alphabet, name, stones, groundStone);
  // No actor is on the sign of stairs: under an actor, they are covered.
  const ground = isSign(name) ? bare : dark(bare);
  const least = isFaint ? leastContrast.quiet : leastContrast.character;
  return {
    glyph: own?.glyph ?? (isBlank ? ' ' : terrainGlyphs[alphabet][terrain]),
    colour: cssOf(clear(glyphColourOf(alphabet, name, terrain, shown, stones), ground, least)),
    ground: cssOf(ground),
    joins,
    ...(name.endsWith('-torch') ? { flame: flameColours } : {}),
  };
}

/** Whether a tile is ground with a dot, a ripple of sand or grass, which are everywhere and must not look like things. */
export function isQuiet(name: TileName): boolean {
  if (terrainOf(name) !== 'floor') return false;
  const own = grounds[name];
  return own?.colour === undefined || own.cover === 'grass';
}

function isSign(name: TileName): boolean {
  return name === 'stairs-down' || name === 'stairs-up';
}

/** Whether a tile is in the daylight of an arena. Stairs have the same colours everywhere. */
function isLitBySky(name: TileName, { isArena }: StoneColours): boolean {
  return isArena && exitOf(name) !== 'stairs';
}

/** The colour of the cell behind the glyph of a tile. */
function groundOf(
  alphabet: Campaign['alphabet'],
  name: TileName,
  stones: StoneColours,
  stone: keyof (typeof groundBrightness)['plain'],
): number {
  const cover = grounds[name]?.cover;
  if (cover) return coverColour(cover, stones);
  const exit = exitOf(name);
  if (exit === 'stairs') return stairsGround;
  if (exit === 'door') return mix(0, terrainColours.door, tints.door);
  if (name.endsWith('-torch') && joinsOf(name) === 0) return torchGround;
  const isOpen = isLitBySky(name, stones);
  const parts = stoneParts(stone, stones);
  const most = groundBrightness[alphabet][stone] * (isOpen ? daylight[stone] : 1);
  const hue = saturation[!isOpen ? 'dungeon' : stone === 'wall' ? 'wallsOfArena' : 'arena'];
  const ground = toned(stronger(parts, hue), most);
  return exit === 'landing' ? mix(ground, terrainColours.stairs, tints.landing) : ground;
}

function coverColour(cover: Cover, stones: StoneColours): number {
  const colour = coverColours[cover];
  return cover === 'grass' ? mix(colour, toned(stones.moss, moss.brightness), moss.part) : colour;
}

function stoneParts(
  stone: keyof (typeof groundBrightness)['plain'],
  { stones }: StoneColours,
): Parts {
  if (stone === 'wall') return stones.bricks;
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

/** The colour of a ground, darkened until a white monster is clear on it: green and yellow look brighter than others. */
function dark(ground: number): number {
  const isDark = contrast(0xffffff, ground) >= leastContrast.white;
  return isDark ? ground : dark(mix(ground, 0, leastContrast.step));
}

/** The colour of a character, paled until it is clear on its ground. */
function clear(colour: number, ground: number, least: number): number {
  const isClear = contrast(colour, ground) >= least;
  return isClear ? colour : clear(mix(colour, 0xffffff, leastContrast.step), ground, least);
}

/** The parts of a stone with a stronger hue. */
function stronger(parts: Parts, exponent: number): Parts {
  const most = Math.max(...parts);
  const [red, green, blue] = parts.map((part) => most * (part / most) ** exponent);
  return [red, green, blue];
}

function partsOf(colour: number): Parts {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

/** The colour of a stone whose brightest part is `most`. */
function toned(parts: Parts, most: number): number {
  const [red, green, blue] = parts.map((part) => Math.round((part / Math.max(...parts)) * most));
  return (red << 16) | (green << 8) | blue;
}
