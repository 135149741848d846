import { CanvasSource, DOMAdapter } from 'pixi.js';
import type { Campaign } from '../game/campaign.ts';
import { type TileName, tileNames } from './map/tile-names.ts';
import type { CellSize } from './screen-layout.ts';
import { SpriteSheet } from './sprite-sheet.ts';

/** The font of the glyph look. `assets/fonts.css` declares it. */
export const glyphFont = { family: 'Fira Code', font: '500 16px "Fira Code"' } as const;

/** The glyph of magic that the hero senses. */
export const magicGlyph = '$';

interface Character {
  readonly glyph: string;
  readonly colour: string;
}

const earth = '#c9a57a';
const stone = '#a9a4bb';
const bright = '#cfcadf';
const stairs = '#ffe066';

/** The characters of tiles in each alphabet. */
const alphabets: Record<Campaign['alphabet'], (name: TileName) => Character> = {
  plain(name) {
    if (name.startsWith('floor')) return { glyph: '·', colour: '#8d8a96' };
    if (name.startsWith('passage')) return { glyph: ',', colour: earth };
    if (name.startsWith('door')) return { glyph: '+', colour: '#d0975a' };
    if (name === 'stairs-down') return { glyph: '>', colour: stairs };
    if (name === 'stairs-up') return { glyph: '<', colour: stairs };
    return { glyph: '#', colour: name.startsWith('weak') ? '#a98d70' : stone };
  },
  rogue(name) {
    if (name.startsWith('floor')) return { glyph: '·', colour: '#aba8b5' };
    if (name.startsWith('passage')) return { glyph: '#', colour: earth };
    if (name.startsWith('stairs')) return { glyph: '%', colour: stairs };
    if (name === 'wall-side') return { glyph: '|', colour: bright };
    if (name.startsWith('wall')) return { glyph: '-', colour: bright };
    return alphabets.plain(name);
  },
};

/** Every character of the glyph look in a campaign. */
export function glyphsOf(campaign: Campaign): string[] {
  const tiles = tileNames.map((name) => alphabets[campaign.alphabet](name).glyph);
  return [...new Set([...tiles, ...kindGlyphs(campaign)])];
}

function kindGlyphs({ kinds, appearances = {} }: Campaign): string[] {
  const lists = Object.values(appearances).flat();
  const glyphs = kinds.flatMap(({ look }) =>
    look.showsHealth ? [look.glyph, ...'0123456789'] : look.glyph,
  );
  return [...new Set([...glyphs, ...lists.map(({ glyph }) => glyph), magicGlyph])];
}

/**
 * The glyphs of a campaign, each in a box of the size of a cell, so that they are drawn without scaling.
 * Tiles have their colours and the names of tiles. Kinds are white, for tinting, and named `glyph:ρ`.
 */
export function glyphSheet(campaign: Campaign, { width, height }: CellSize): SpriteSheet {
  const drawings: { name: string; glyph: string; colour: string }[] = [
    ...tileNames.map((name) => ({ name, ...alphabets[campaign.alphabet](name) })),
    ...kindGlyphs(campaign).map((glyph) => ({
      name: `glyph:${glyph}`,
      glyph,
      colour: '#ffffff',
    })),
  ];
  const columns = 8;
  const rows = Math.ceil(drawings.length / columns);
  const canvas = DOMAdapter.get().createCanvas(columns * width, rows * height);
  const frames: Record<string, number> = {};
  const context = canvas.getContext('2d');
  if (context) {
    context.font = `500 ${Math.round(height * 0.82)}px "${glyphFont.family}", monospace`;
    context.textAlign = 'center';
    context.lineJoin = 'round';
    context.lineWidth = Math.max(2, width * 0.1);
    context.strokeStyle = '#000';
    drawings.forEach(({ name, glyph, colour }, index) => {
      frames[name] = index;
      const x = (index % columns) * width + width / 2;
      const y = Math.floor(index / columns) * height + Math.round(height * 0.76);
      // The outline keeps a glyph readable on a tile, where it replaces a missing drawing.
      if (name.startsWith('glyph:')) context.strokeText(glyph, x, y, width);
      context.fillStyle = colour;
      context.fillText(glyph, x, y, width);
    });
  }
  const source = new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'nearest' });
  return new SpriteSheet(source, { box: { width, height }, gutter: 0, columns }, frames);
}
