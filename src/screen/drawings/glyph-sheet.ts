import { type ICanvasRenderingContext2D, Texture } from 'pixi.js';
import { type Campaign, heroKind } from '../../game/campaign.ts';
import { kindHas } from '../../game/kinds.ts';
import { terrainGlyphs } from '../../game/scenery.ts';
import { addPolygon } from '../effects/drawing.ts';
import { Side } from '../map/cell-drawing.ts';
import type { StoneColours } from '../map/stone-colours.ts';
import { grounds } from '../map/tile-characters.ts';
import { type TileName, tileNames } from '../map/tile-names.ts';
import { painted } from '../painted.ts';
import type { CellSize, Rect } from '../screen-layout.ts';
import { SpriteSheet } from './sprite-sheet.ts';
import { type Character, isQuiet, terrainGlyph } from './terrain-glyphs.ts';

/** The font of the glyph look. `assets/fonts.css` declares it. */
export const glyphFont = { family: 'Fira Code', font: '500 16px "Fira Code"' } as const;

/** The glyph of magic that the hero senses. */
export const magicGlyph = '$';

/** Every character of the glyph look in a campaign. */
export function glyphsOf(campaign: Campaign): string[] {
  const terrain = Object.values(terrainGlyphs[campaign.alphabet]);
  const decorations = Object.values(grounds).flatMap((ground) => ground?.glyph ?? []);
  return [...new Set([...terrain, ...decorations, ...kindGlyphs(campaign)])];
}

function kindGlyphs({ kinds, appearances = {} }: Campaign): string[] {
  const lists = Object.values(appearances).flat();
  const glyphs = kinds.flatMap(({ look }) =>
    look.showsHealth ? [look.glyph, ...'0123456789'] : look.glyph,
  );
  return [...new Set([...glyphs, ...lists.map(({ glyph }) => glyph), magicGlyph])];
}

/** The free space around a glyph, in heights of a cell: the foot of a glyph must not be seen in the box under it. */
const gutterShare = 1 / 32;

/**
 * The glyphs of a campaign, each in a box of the size of a cell, so that they are drawn without scaling.
 * Tiles have the colours of the floor's stones and the names of tiles. Kinds are white, for tinting, and named
 * `glyph:ρ`.
 */
export function glyphSheet(
  campaign: Campaign,
  { width, height }: CellSize,
  stones: StoneColours,
): SpriteSheet {
  const drawings: ({ readonly name: string } & Character)[] = [
    ...tileNames.map((name) => ({ name, ...terrainGlyph(campaign.alphabet, name, stones) })),
    ...kindGlyphs(campaign).map((glyph) => ({
      name: `glyph:${glyph}`,
      glyph,
      colour: '#ffffff',
    })),
  ];
  const sizeOf = characterSizes(campaign);
  // About as wide as high, because a graphics card limits the sides of a picture.
  const columns = Math.ceil(Math.sqrt((drawings.length * height) / width));
  const rows = Math.ceil(drawings.length / columns);
  const gutter = Math.ceil(height * gutterShare);
  const pitch = { width: width + 2 * gutter, height: height + 2 * gutter };
  const frames: Record<string, number> = {};
  const paint = (context: ICanvasRenderingContext2D) => {
    setStyle(context);
    const usual = height * (height > width ? fontShare.narrow : fontShare.square);
    drawings.forEach(({ name, ...character }, index) => {
      frames[name] = index;
      const x = (index % columns) * pitch.width + gutter;
      const y = Math.floor(index / columns) * pitch.height + gutter;
      // The outline keeps a glyph readable on a tile, where it replaces a missing drawing.
      const isOutlined = name.startsWith('glyph:');
      const size = usual * sizeOf(name, character.glyph);
      const isBold = isOutlined || name.startsWith('door-');
      drawGlyph(context, { ...character, size, isOutlined, isBold }, { x, y, width, height });
    });
  };
  const size = { width: columns * pitch.width, height: rows * pitch.height };
  const source = painted(size.width, size.height, paint, { scaleMode: 'nearest' });
  return new SpriteSheet(source, { box: { width, height }, gutter, columns }, frames);
}

/** A single white glyph in a box, for a picture that is larger than a cell. */
export function glyphTexture(glyph: string, box: CellSize): Texture {
  const source = painted(box.width, box.height, (context) => {
    setStyle(context);
    const size = box.height * fontShare.alone;
    const character = { glyph, colour: '#ffffff', size, isOutlined: true, isBold: true };
    drawGlyph(context, character, { x: 0, y: 0, ...box });
  });
  return new Texture({ source, label: `glyph:${glyph}` });
}

/** The size of a character of terrain, in heights of its cell, and of one that has a picture for itself. */
const fontShare = { square: 0.73, narrow: 0.6, alone: 0.82 };
/** The sizes of characters, in those of usual terrain: the eye finds the hero first, then monsters, exits and items. */
const sizes = { hero: 1.3, monster: 1.2, stairs: 1.25, item: 1.15, terrain: 1, ground: 0.85 };

/** Returns a function that finds the size of a character, given by its name in the sheet, in `sizes`. */
function characterSizes(campaign: Campaign): (name: string, glyph: string) => number {
  const glyphsOfKinds = (kinds: Campaign['kinds']) =>
    new Set(kinds.flatMap((kind) => kindGlyphs({ ...campaign, kinds: [kind], appearances: {} })));
  const hero = glyphsOfKinds([heroKind(campaign)]);
  const monsters = glyphsOfKinds(campaign.kinds.filter((kind) => kindHas(kind, 'Health')));
  hero.delete(magicGlyph);
  monsters.delete(magicGlyph);
  return (name, glyph) => {
    if (name.startsWith('stairs-')) return sizes.stairs;
    if (!name.startsWith('glyph:')) return isQuiet(name as TileName) ? sizes.ground : sizes.terrain;
    if (hero.has(glyph)) return sizes.hero;
    return monsters.has(glyph) ? sizes.monster : sizes.item;
  };
}

function setStyle(context: ICanvasRenderingContext2D): void {
  context.textAlign = 'center';
  context.lineJoin = 'round';
}

/** The font of a character with this size in pixels. */
function fontOf(size: number): string {
  return `500 ${Math.round(size)}px "${glyphFont.family}", monospace`;
}

function drawGlyph(
  context: ICanvasRenderingContext2D,
  {
    glyph,
    colour,
    ground,
    joins = 0,
    flame,
    size,
    isOutlined,
    isBold,
  }: Character & { readonly size: number; readonly isOutlined: boolean; readonly isBold: boolean },
  { x, y, width, height }: Rect,
): void {
  const middle = x + width / 2;
  context.font = fontOf(size);
  const foot = y + footOf(context, glyph, height, size);
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(x, y, width, height);
  }
  if (joins > 0) {
    drawWall(context, joins, [colour, ground ?? '#000'], { x, y, width, height });
  }
  if (flame) {
    const torch = Math.min(width * torchShares.width, height * torchShares.height);
    for (const [n, style] of flame.entries()) {
      context.fillStyle = style;
      drawLantern(context, middle, y + height / 2, n === 0 ? torch : torch / 2);
    }
  }
  if (joins > 0 || flame) return;
  context.fillStyle = colour;
  if (isOutlined) {
    context.lineWidth = Math.max(2, width * 0.14);
    context.strokeStyle = '#000';
    context.strokeText(glyph, middle, foot, width);
  }
  if (isBold) {
    // Actors, items and doors are heavier than other characters.
    context.lineWidth = width * 0.05;
    context.strokeStyle = colour;
    context.strokeText(glyph, middle, foot, width);
  }
  context.fillText(glyph, middle, foot, width);
}

/** The characters of actors, and grass. Other punctuation is of items and terrain, and stays on one line with its neighbours. */
const inMiddle = /^[\p{L}\p{N}@"']$/u;

/** How far the line of a character is below the middle of its cell, in its size: a dot is in the middle. */
const lineShift = 0.317;

/** The line on which a character is, from the top of its cell: a character of an actor is in the middle by its ink. */
function footOf(
  context: ICanvasRenderingContext2D,
  glyph: string,
  height: number,
  size: number,
): number {
  if (!inMiddle.test(glyph)) return Math.round(height / 2 + size * lineShift);
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
    context.measureText(glyph);
  return Math.round((height + above - below) / 2);
}

/** How far the upper corner of a torch is from its middle at most, in widths and in heights of a cell: it is smaller than `@`. */
const torchShares = { width: 1 / 3, height: 1 / 4 };

/** Draws a diamond with this distance from its middle to its upper and lower corner: among characters, a flame would look like a picture. */
function drawLantern(context: ICanvasRenderingContext2D, x: number, y: number, far: number): void {
  context.beginPath();
  addPolygon(context, [x, y - far, x + 0.75 * far, y, x, y + far, x - 0.75 * far, y]);
  context.fill();
}

/** The directions of the `Side`s in a cell. */
const arms = [
  { side: Side.north, dx: 0, dy: -1 },
  { side: Side.east, dx: 1, dy: 0 },
  { side: Side.south, dx: 0, dy: 1 },
  { side: Side.west, dx: -1, dy: 0 },
];
/** The width of one of the two lines of a wall, in heights of a cell. */
const lineShare = 0.05;

/**
 * Draws a wall as two lines that continue at the sides of the cell: a broad line, and a thin one in it as dark as the
 * ground.
 */
function drawWall(
  context: ICanvasRenderingContext2D,
  joins: number,
  [colour, ground]: readonly [string, string],
  { x, y, width, height }: Rect,
): void {
  const line = Math.max(1, Math.round(height * lineShare));
  // A line with an odd width is sharp between two pixels.
  const [middle, centre] = [x + Math.floor(width / 2), y + Math.floor(height / 2)].map(
    (at) => at + (line % 2) / 2,
  );
  const ends = arms
    .filter(({ side }) => (joins & side) > 0)
    .map(({ dx, dy }) => [middle + dx * width, centre + dy * height] as const);
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.lineJoin = 'miter';
  for (const [part, style] of [
    [3, colour],
    [1, ground],
  ] as const) {
    context.lineWidth = part * line;
    context.strokeStyle = style;
    context.beginPath();
    for (const [index, from] of ends.entries()) {
      for (const to of ends.slice(index + 1)) {
        context.moveTo(...from);
        context.lineTo(middle, centre);
        context.lineTo(...to);
      }
    }
    if (ends.length === 1) {
      context.moveTo(...ends[0]);
      context.lineTo(middle, centre);
    }
    context.stroke();
  }
  context.restore();
}
