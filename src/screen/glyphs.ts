import { CanvasSource } from 'pixi.js';
import type { Campaign } from '../game/campaign.ts';
import type { tileNames } from './cells.ts';
import { Sheet } from './sheet.ts';

/** The face of the glyph look; `assets/fonts.css` declares it. */
export const glyphFace = { family: 'Fira Code', font: '500 16px "Fira Code"' } as const;

/** How the glyph look draws each tile; a dot is smaller than the font's. */
const tileGlyphs: Record<(typeof tileNames)[number], { glyph: string; colour: string }> = {
  'floor-0': { glyph: '·', colour: '#8d8a96' },
  'floor-1': { glyph: '·', colour: '#8d8a96' },
  'floor-2': { glyph: '·', colour: '#8d8a96' },
  'floor-3': { glyph: '·', colour: '#8d8a96' },
  'wall-top': { glyph: '#', colour: '#a9a4bb' },
  'wall-front': { glyph: '#', colour: '#a9a4bb' },
  'weak-top': { glyph: '#', colour: '#a98d70' },
  'weak-front': { glyph: '#', colour: '#a98d70' },
  'stairs-down': { glyph: '>', colour: '#ffe066' },
  'stairs-up': { glyph: '<', colour: '#ffe066' },
};

/** Every character that the glyph look draws. */
export function glyphsOf(campaign: Campaign): string[] {
  const tiles = Object.values(tileGlyphs).map(({ glyph }) => glyph);
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
    ...Object.entries(tileGlyphs).map(([name, drawing]) => ({ name, ...drawing })),
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
