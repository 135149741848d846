import { CanvasSource } from 'pixi.js';
import type { Campaign } from '../game/campaign.ts';
import { Sheet } from './sheet.ts';
import { type TileName, tileNames } from './texels.ts';

/** The face of the glyph look; `assets/fonts.css` declares it. */
export const glyphFace = { family: 'Fira Code', font: '500 16px "Fira Code"' } as const;

interface Character {
  readonly glyph: string;
  readonly colour: string;
}

const earth = '#c9a57a';
const stone = '#a9a4bb';
const bright = '#cfcadf';
const way = '#ffe066';

/** How the glyph look draws tiles, in our characters and in Rogue's; a dot is smaller than the font's. */
const alphabets: Record<Campaign['alphabet'], (name: TileName) => Character> = {
  plain(name) {
    if (name.startsWith('floor')) return { glyph: '·', colour: '#8d8a96' };
    if (name.startsWith('passage')) return { glyph: ',', colour: earth };
    if (name.startsWith('door')) return { glyph: '+', colour: '#d0975a' };
    if (name === 'stairs-down') return { glyph: '>', colour: way };
    if (name === 'stairs-up') return { glyph: '<', colour: way };
    return { glyph: '#', colour: name.startsWith('weak') ? '#a98d70' : stone };
  },
  rogue(name) {
    if (name.startsWith('floor')) return { glyph: '·', colour: '#aba8b5' };
    if (name.startsWith('passage')) return { glyph: '#', colour: earth };
    if (name.startsWith('stairs')) return { glyph: '%', colour: way };
    if (name === 'wall-side') return { glyph: '|', colour: bright };
    if (name.startsWith('wall')) return { glyph: '-', colour: bright };
    return alphabets.plain(name);
  },
};

/** Every character that the glyph look draws. */
export function glyphsOf(campaign: Campaign): string[] {
  const tiles = tileNames.map((name) => alphabets[campaign.alphabet](name).glyph);
  return [...new Set([...tiles, ...kindGlyphs(campaign)])];
}

function kindGlyphs({ kinds }: Campaign): string[] {
  const glyphs = kinds.flatMap(({ look }) =>
    look.showsHealth ? [look.glyph, ...'0123456789'] : look.glyph,
  );
  return [...new Set(glyphs)];
}

/**
 * The glyphs of a campaign, each in a box of `side` pixels so that they show at exactly that size:
 * tiles in their colours by tile name, kinds in white as `glyph:ρ`, to be tinted.
 */
export function glyphSheet(campaign: Campaign, side: number): Sheet {
  const drawings: { name: string; glyph: string; colour: string }[] = [
    ...tileNames.map((name) => ({ name, ...alphabets[campaign.alphabet](name) })),
    ...kindGlyphs(campaign).map((glyph) => ({
      name: `glyph:${glyph}`,
      glyph,
      colour: '#ffffff',
    })),
  ];
  const columns = 8;
  const canvas = document.createElement('canvas');
  canvas.width = columns * side;
  canvas.height = Math.ceil(drawings.length / columns) * side;
  const frames: Record<string, number> = {};
  const context = canvas.getContext('2d');
  if (context) {
    context.font = `500 ${Math.round(side * 0.82)}px "${glyphFace.family}", monospace`;
    context.textAlign = 'center';
    context.lineJoin = 'round';
    context.lineWidth = Math.max(2, side * 0.1);
    context.strokeStyle = '#000';
    drawings.forEach(({ name, glyph, colour }, index) => {
      frames[name] = index;
      const x = (index % columns) * side + side / 2;
      const y = Math.floor(index / columns) * side + Math.round(side * 0.76);
      // The outline keeps a glyph readable where it stands in for a missing drawing on a tile.
      if (name.startsWith('glyph:')) context.strokeText(glyph, x, y, side);
      context.fillStyle = colour;
      context.fillText(glyph, x, y, side);
    });
  }
  const source = new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'nearest' });
  return new Sheet(source, { box: side, gutter: 0, columns }, frames);
}
