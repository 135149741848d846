import { greyPng } from './grey-png.ts';
import { bricks, earth, flagstones, masonry, rock, sand } from './stone.ts';

/** Sides of a cell in the pictures of the terrain, and the free px around each stone, which repeat it. */
export const TERRAIN_CELLS = [64, 128];
const TERRAIN_GUTTER = 8;

/**
 * All stones in one picture of at most 4096 px, the most that old phones support, one below the other, with cells of
 * `cell` px.
 */
export async function drawTerrain(cell: number) {
  const stones = {
    flagstones: flagstones(12, 12),
    masonry: masonry(12, 4),
    bricks: bricks(12),
    earth: earth(12, 4),
    sand: sand(12, 6),
    rock: rock(12, 4),
  };
  const width = 12 * cell + 2 * TERRAIN_GUTTER;
  const margin = TERRAIN_GUTTER / cell;
  let height = 0;
  let body = '';
  const areas: Record<string, { y: number; columns: number; rows: number }> = {};
  for (const [name, { columns, rows, svg }] of Object.entries(stones)) {
    const tall = rows * cell + 2 * TERRAIN_GUTTER;
    areas[name] = { y: height + TERRAIN_GUTTER, columns, rows };
    const box = `${-margin} ${-margin} ${columns + 2 * margin} ${rows + 2 * margin}`;
    body += `<svg y="${height}" width="${width}" height="${tall}" viewBox="${box}">${svg}</svg>`;
    height += tall;
  }
  const { Resvg } = await import('@resvg/resvg-js');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const png = greyPng(pixels, width, height);
  return { width, height, cell, gutter: TERRAIN_GUTTER, areas, png };
}
