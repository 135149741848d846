import { type ICanvasRenderingContext2D, Texture } from 'pixi.js';
import type { Campaign } from '../../game/campaign.ts';
import { terrainGlyphs } from '../../game/scenery.ts';
import { addPolygon } from '../effects/drawing.ts';
import { Side } from '../map/cell-drawing.ts';
import type { StoneColours } from '../map/stone-colours.ts';
import { grounds } from '../map/tile-characters.ts';
import { tileNames } from '../map/tile-names.ts';
import { painted } from '../painted.ts';
import type { CellSize, Rect } from '../screen-layout.ts';
import { SpriteSheet } from './sprite-sheet.ts';
import { type Character, terrainGlyph } from './terrain-glyphs.ts';

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
  // About as wide as high, because a graphics card limits the sides of a picture.
  const columns = Math.ceil(Math.sqrt((drawings.length * height) / width));
  const rows = Math.ceil(drawings.length / columns);
  const gutter = Math.ceil(height * gutterShare);
  const pitch = { width: width + 2 * gutter, height: height + 2 * gutter };
  const frames: Record<string, number> = {};
  const paint = (context: ICanvasRenderingContext2D) => {
    setStyle(context, height);
    drawings.forEach(({ name, ...character }, index) => {
      frames[name] = index;
      const x = (index % columns) * pitch.width + gutter;
      const y = Math.floor(index / columns) * pitch.height + gutter;
      // The outline keeps a glyph readable on a tile, where it replaces a missing drawing.
      const isOutlined = name.startsWith('glyph:');
      if (isOutlined && height > width) context.font = fontOf(height * fontShare.narrow);
      drawGlyph(context, { ...character, isOutlined }, { x, y, width, height });
    });
  };
  const size = { width: columns * pitch.width, height: rows * pitch.height };
  const source = painted(size.width, size.height, paint, { scaleMode: 'nearest' });
  return new SpriteSheet(source, { box: { width, height }, gutter, columns }, frames);
}

/** A single white glyph in a box, for a picture that is larger than a cell. */
export function glyphTexture(glyph: string, box: CellSize): Texture {
  const source = painted(box.width, box.height, (context) => {
    setStyle(context, box.height);
    drawGlyph(context, { glyph, colour: '#ffffff', isOutlined: true }, { x: 0, y: 0, ...box });
  });
  return new Texture({ source, label: `glyph:${glyph}` });
}

/** The size of a character, in heights of its cell. In a narrow cell, an actor does not touch the next one. */
const fontShare = { usual: 0.82, narrow: 0.74 };

function setStyle(context: ICanvasRenderingContext2D, height: number): void {
  context.font = fontOf(height * fontShare.usual);
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
    isOutlined,
  }: Character & { readonly isOutlined: boolean },
  { x, y, width, height }: Rect,
): void {
  const middle = x + width / 2;
  const foot = y + footOf(context, glyph, height);
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(x, y, width, height);
  }
  if (joins > 0) {
    drawWall(context, joins, [colour, ground ?? '#000'], { x, y, width, height });
  }
  if (flame) {
    for (const [n, style] of flame.entries()) {
      context.fillStyle = style;
      drawLantern(context, middle, y + height / 2, height * (n === 0 ? 0.3 : 0.16));
    }
  }
  if (joins > 0 || flame) return;
  context.fillStyle = colour;
  if (isOutlined) {
    context.lineWidth = Math.max(2, width * 0.14);
    context.strokeStyle = '#000';
    context.strokeText(glyph, middle, foot, width);
    // Actors and items are heavier than the terrain.
    context.lineWidth = width * 0.05;
    context.strokeStyle = colour;
    context.strokeText(glyph, middle, foot, width);
  }
  context.fillText(glyph, middle, foot, width);
}

/** The characters of actors, and grass. Other punctuation is of items and terrain, and stays on one line with its neighbours. */
const inMiddle = /^[\p{L}\p{N}@"']$/u;

/** The line on which a character is, from the top of its cell: a character of an actor is in the middle by its ink. */
function footOf(context: ICanvasRenderingContext2D, glyph: string, height: number): number {
  if (!inMiddle.test(glyph)) return Math.round(height * 0.76);
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
    context.measureText(glyph);
  return Math.round((height + above - below) / 2);
}

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
