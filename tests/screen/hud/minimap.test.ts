import '../node-navigator.ts';

import { beforeEach, expect, test } from 'vitest';
import type { Game } from '../../../src/game/world.ts';
import { Minimap, minimapColours, minimapPixels } from '../../../src/screen/hud/minimap.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { arenaCampaign, campaign, rogueCampaign, scene } from '../../world.ts';
import { distance } from '../colour-vision.ts';
import { type FakeCanvas, useFakeCanvases } from '../fake-canvas.ts';

const colours = palettes.standard.minimap;

let canvases: FakeCanvas[];
beforeEach(() => {
  canvases = useFakeCanvases();
});

const letters: Record<string, number> = {
  '#': colours.wall,
  '.': colours.seen,
  ':': colours.known,
  '?': colours.unknown,
  '!': colours.items,
  '>': colours.stairsDown,
  '<': colours.stairsUp,
  m: colours.monster,
  '@': colours.hero,
};

/** The pixels of a minimap as text, one letter per colour. */
function drawn(game: Game, columns = game.floor.grid.width, rows = game.floor.grid.height) {
  const pixels = minimapPixels(game, columns, rows, colours);
  expect(pixels).toHaveLength(columns * rows);
  const letterOf = (colour: number) =>
    Object.keys(letters).find((letter) => letters[letter] === colour) ?? '*';
  return Array.from({ length: rows }, (_, row) =>
    pixels
      .slice(row * columns, (row + 1) * columns)
      .map(letterOf)
      .join(''),
  );
}

test('each cell has the colour of its content, in its column and row', () => {
  const game = scene(`
    ########
    #@..r..#
    #.a...>#
    #<.....#
    ########`);
  expect(drawn(game)).toEqual(['########', '#@..m..#', '#.!...>#', '#<.....#', '########']);
});

test('a known cell out of view is darker, and an unknown cell is grey', () => {
  const game = scene(`
    #######
    #@...%#
    #######`);
  const { sight, memory } = game.floor;
  (sight.visible as Uint8Array)[7 + 4] = 0;
  memory.tiles[0] = 255;
  memory.tiles[6] = 255;
  memory.tiles[2 * 7] = 255;
  expect(drawn(game)).toEqual(['?#####?', '#@..:##', '?######']);
});

test('a monster that the hero does not know is not shown', () => {
  const game = scene(`
    #######
    #@.r..#
    #######`);
  const monster = game.floor.occupants[7 + 3];
  game.stores.AI.shown[monster] = 0;
  expect(drawn(game)[1]).toBe('#@....#');
});

test('passages and doors are ground, and rock is a wall once it is known', () => {
  const game = scene(
    `
    #####__
    #@..+,,
    #####__`,
    { campaign: rogueCampaign },
  );
  game.floor.memory.tiles.set(game.floor.grid.tiles);
  expect(drawn(game)[1]).toMatch(/^#@[.:]{5}$/);
  expect(drawn(game)[0]).toBe('#######');
});

test('a smaller picture takes the middle of each group of cells, and always shows the hero', () => {
  const game = scene(`
    ########
    #@.....#
    #......#
    ########`);
  expect(drawn(game, 4, 2)).toEqual(['@..#', '####']);
  game.stores.Position.x[game.hero] = 6;
  game.stores.Position.y[game.hero] = 2;
  expect(drawn(game, 4, 2)[1].indexOf('@')).toBe(3);
});

test('the picture is drawn with one pixel per cell at the place of the minimap', () => {
  const game = scene('##### #@.># #####');
  const minimap = new Minimap();
  minimap.show(game, { x: 30, y: 40, width: 50, height: 30 }, palettes.standard);
  const [canvas] = canvases;
  expect([canvas.width, canvas.height]).toEqual([5, 3]);
  expect(minimap.sprite.position).toMatchObject({ x: 30, y: 40 });
  expect(minimap.sprite.width).toBeCloseTo(50);
  expect(minimap.sprite.height).toBeCloseTo(30);
  const [image, x, y] = canvas.callsOf('putImageData')[0].values as [ImageData, number, number];
  expect([x, y]).toEqual([0, 0]);
  const pixel = (column: number, row: number) => [
    ...image.data.subarray((row * 5 + column) * 4, (row * 5 + column + 1) * 4),
  ];
  const bytes = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255];
  const { wall, hero, seen, stairsDown } = minimapColours(game, palettes.standard);
  expect(pixel(0, 0)).toEqual(bytes(wall));
  expect(pixel(1, 1)).toEqual(bytes(hero));
  expect(pixel(2, 1)).toEqual(bytes(seen));
  expect(pixel(3, 1)).toEqual(bytes(stairsDown));
  minimap.show(game, { x: 0, y: 0, width: 50, height: 30 }, palettes.standard);
  expect(canvases).toHaveLength(1);
  minimap.show(game, { x: 0, y: 0, width: 4, height: 30 }, palettes.standard);
  expect([canvases[1].width, canvases[1].height]).toEqual([4, 3]);
  minimap.destroy();
});

test('what the hero senses is shown on cells that it does not know', () => {
  const game = scene('#########\n#@..#...#\n#########', {
    campaign: rogueCampaign,
    rooms: [{ x1: 1, y1: 1, x2: 3, y2: 1 }],
  });
  expect(drawn(game)[1]).toBe('#@..#????');
  game.sensed = [
    { x: 6, y: 1, kind: 'hobgoblin' },
    { x: 7, y: 1, kind: '' },
  ];
  expect(drawn(game)[1]).toBe('#@..#?m!?');
});

test('ground in view has the colour of its floor, apart from everything on it; the clear palette keeps its own', () => {
  for (const played of [campaign, rogueCampaign, arenaCampaign]) {
    const floors = (played.scenery ?? []).map(({ from }) => ({
      campaign: played,
      floor: { depth: from } as Game['floor'],
    }));
    const shown = floors.map((floor) => minimapColours(floor, palettes.standard));
    expect(new Set(shown.map(({ seen }) => seen)).size).toBe(shown.length);
    for (const { seen, ...others } of shown) {
      const distances = Object.values(others).map((other) => distance(seen, other, 'normal'));
      expect(Math.min(...distances)).toBeGreaterThan(12);
    }
    for (const floor of floors) {
      expect(minimapColours(floor, palettes.clear)).toEqual(palettes.clear.minimap);
    }
  }
});
