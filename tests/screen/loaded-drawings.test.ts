import './node-navigator.ts';

import { terrains, width } from 'virtual:atlas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Drawings } from '../../src/screen/drawings/drawings.ts';
import { SharpDrawings } from '../../src/screen/drawings/sharp-drawings.ts';
import { palettes } from '../../src/screen/palettes.ts';
import { scene } from '../world.ts';
import { useFakeCanvases } from './fake-canvas.ts';

const { standard, clear } = palettes;
const game = scene('#####\n#@..#\n#####');
const small = { width: 40, height: 40 };
const large = { width: 100, height: 100 };

/** The fonts and the pictures of the terrain that were requested. */
let asked: string[];
let drawings: Drawings;

beforeEach(() => {
  useFakeCanvases();
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (terrains.some(({ url }) => url === address)) asked.push(address);
    return { ok: true, blob: async () => null, json: async () => ({ defs: '', drawings: {} }) };
  });
  vi.stubGlobal('createImageBitmap', async () => ({}));
  const [places] = terrains;
  const pictures = {
    atlas: { width } as ImageBitmap,
    terrain: { image: {} as ImageBitmap, places },
  };
  const request = async (font: string) => {
    asked.push(font);
  };
  drawings = new Drawings(pictures, false, { request }, async () => null);
});
afterEach(() => {
  drawings.destroy();
  vi.unstubAllGlobals();
});

test('only the glyph look loads the font of the glyphs, and only tiles have stones', () => {
  expect(drawings.artworkFor(game, 'tiles', small, standard).terrain?.cell).toBe(40);
  expect(asked).toEqual([]);
  // The page uses the font, too: its arrival must not end animations of tiles.
  expect(drawings.refreshGlyphs()).toBe(false);
  const { tiles, terrain } = drawings.artworkFor(game, 'glyphs', small, standard);
  expect(terrain).toBe(null);
  expect(asked).toEqual([expect.stringContaining('Fira Code')]);
  // Other colours of marks leave the glyphs as they are; their font does not.
  expect(drawings.artworkFor(game, 'glyphs', small, clear).tiles).toBe(tiles);
  expect(drawings.refreshGlyphs()).toBe(true);
  expect(drawings.artworkFor(game, 'glyphs', small, clear).tiles).not.toBe(tiles);
});

test('stones are enlarged until those of larger cells have loaded, once', async () => {
  const cellOf = () => drawings.artworkFor(game, 'tiles', large, standard).terrain?.cell;
  const loaded = new Promise<void>((resolve) => {
    drawings.onSharper = resolve;
  });
  expect(cellOf()).toBe(64);
  await loaded;
  drawings.useSharper();
  expect(cellOf()).toBe(100);
  drawings.useSharper();
  drawings.artworkFor(game, 'tiles', small, standard);
  expect(cellOf()).toBe(100);
  expect(asked).toEqual([terrains[1].url]);
});

test('the title makes only the drawings sharp that it shows, and a game of its size makes all', () => {
  const names = vi.spyOn(SharpDrawings.prototype, 'texture');
  const icons = () => names.mock.calls.filter(([name]) => name.startsWith('icon:')).length;
  const artwork = drawings.artworkFor(game, 'tiles', small, standard, true);
  expect(names).toHaveBeenCalled();
  expect(icons()).toBe(0);
  artwork.atlas.texture('icon:rat', 40);
  expect(icons()).toBe(1);
  expect(drawings.artworkFor(game, 'tiles', small, standard, true)).toBe(artwork);
  const whole = drawings.artworkFor(game, 'tiles', small, standard);
  expect(icons()).toBeGreaterThan(10);
  expect(drawings.artworkFor(game, 'tiles', small, standard, true)).toBe(whole);
  names.mockRestore();
});

test('after the loss of the context all drawings are made again', () => {
  const before = drawings.artworkFor(game, 'tiles', small, standard);
  const hero = before.hero(game, 40);
  expect(hero).not.toBe(null);
  expect(before.hero(game, 40)).toBe(hero);
  const glyphs = drawings.artworkFor(game, 'glyphs', small, standard).tiles;
  drawings.forget();
  const after = drawings.artworkFor(game, 'tiles', small, standard);
  expect(after.terrain).not.toBe(before.terrain);
  expect(after.terrain?.cell).toBe(40);
  expect(after.hero(game, 40)).not.toBe(hero);
  expect(drawings.artworkFor(game, 'glyphs', small, standard).tiles).not.toBe(glyphs);
  expect(drawings.dropOutdated()).toBe(true);
});

test('the sharp drawings of the title and of a game are kept while the other is shown, and not for another size', () => {
  const renewed = vi.spyOn(SharpDrawings.prototype, 'renew');
  const title = () => drawings.artworkFor(game, 'tiles', large, standard, true);
  const play = (cell = small) => drawings.artworkFor(game, 'tiles', cell, standard);
  title();
  play();
  expect(renewed).toHaveBeenCalledTimes(2);
  title();
  play();
  expect(renewed).toHaveBeenCalledTimes(2);
  play(large);
  expect(renewed).toHaveBeenCalledTimes(3);
  title();
  expect(renewed).toHaveBeenCalledTimes(3);
  renewed.mockRestore();
});
