import '../node-navigator.ts';

import { beforeEach, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { placeFeature } from '../../../src/game/floors/place-feature.ts';
import { kindHas } from '../../../src/game/kinds.ts';
import type { Game } from '../../../src/game/world.ts';
import { contrast } from '../../../src/screen/colours.ts';
import { Minimap, minimapDot, minimapDots } from '../../../src/screen/hud/minimap.ts';
import { minimapColours } from '../../../src/screen/hud/minimap-colours.ts';
import {
  markColour,
  markOutline,
  markShapes,
  minimapMarks,
} from '../../../src/screen/hud/minimap-marks.ts';
import { wholeFloor } from '../../../src/screen/hud/minimap-part.ts';
import { knownFloor } from '../../../src/screen/known-floor.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import type { Rect } from '../../../src/screen/screen-layout.ts';
import { withKinds } from '../../game/systems/stage.ts';
import { rogue, simple } from '../../sources.ts';
import { arenaCampaign, campaign, place, rogueCampaign, scene } from '../../world.ts';
import { distance } from '../colour-vision.ts';
import { type FakeCanvas, useFakeCanvases } from '../fake-canvas.ts';
import { lookAgain } from '../fixtures.ts';

const colours = palettes.standard.minimap;

let canvases: FakeCanvas[];
beforeEach(() => {
  canvases = useFakeCanvases();
});

/** Letters of the ground. */
const letters: Record<string, number> = {
  '#': colours.wall,
  '.': colours.inView,
  ':': colours.known,
  '?': colours.unknown,
};

const markLetters = {
  stairsDown: '>',
  stairsUp: '<',
  trap: '^',
  items: '!',
  prize: '*',
  monster: 'm',
  calm: 'c',
  ally: 'a',
  hero: '@',
};

const letterOf = (colour: number) =>
  Object.keys(letters).find((letter) => letters[letter] === colour) ?? '*';

/** A floor on the minimap as text: a letter per cell, that of its mark or of its ground. */
function drawn(game: Game, tiles = game.floor.memory.tiles) {
  const { width, height } = game.floor.grid;
  // At 9 dots per cell no mark reaches the corner of a cell.
  const dots = minimapDots(game, width * 9, height * 9, colours, tiles);
  const ground = (x: number, y: number) => letterOf(dots[y * 9 * width * 9 + x * 9]);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => ground(x, y)),
  );
  for (const { x, y, name } of minimapMarks(game)) rows[y][x] = markLetters[name];
  return rows.map((row) => row.join(''));
}

test('each cell has the colour of its content, in its column and row', () => {
  const game = scene(`
    ########
    #@..r..#
    #.a...>#
    #<.....#
    ########`);
  expect(drawn(game)).toEqual(['########', '#@..c..#', '#.!...>#', '#<.....#', '########']);
});

test('a known cell out of view is darker, and an unknown cell is grey', () => {
  const game = scene(`
    #######
    #@...%#
    #######`);
  const { fieldOfView, memory } = game.floor;
  (fieldOfView.visible as Uint8Array)[7 + 4] = 0;
  memory.tiles[0] = 255;
  memory.tiles[6] = 255;
  memory.tiles[2 * 7] = 255;
  expect(drawn(game)).toEqual(['?#####?', '#@..:##', '?######']);
});

test('a cell that only the player remembers is as dark as one that the hero remembers', () => {
  const game = scene('##### #@..# #####');
  const { grid, memory } = game.floor;
  (game.floor.fieldOfView.visible as Uint8Array)[5 + 3] = 0;
  memory.tiles[5 + 3] = 255;
  expect(drawn(game)[1]).toBe('#@.?#');
  const lastSeen = (cell: number) => (cell === 5 + 3 ? grid.tiles[cell] : 255);
  const { tiles } = knownFloor({ game, look: 'tiles', lastSeen });
  expect(drawn(game, tiles)[1]).toBe('#@.:#');
  expect(drawn(game, knownFloor({ game, look: 'glyphs', lastSeen }).tiles)[1]).toBe('#@.?#');
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

test('cells smaller than a dot share one, and marks are single dots', () => {
  const game = scene(`
    ########
    #@.....#
    #......#
    ########`);
  const rows = () => {
    const dots = minimapDots(game, 4, 2, colours, game.floor.memory.tiles);
    expect(dots).toHaveLength(8);
    return [dots.slice(0, 4), dots.slice(4)].map((row) =>
      row.map((dot) => (dot === colours.hero ? '@' : letterOf(dot))).join(''),
    );
  };
  expect(rows()).toEqual(['@..#', '####']);
  game.stores.Position.x[game.hero] = 6;
  game.stores.Position.y[game.hero] = 2;
  expect(rows()[1].indexOf('@')).toBe(3);
});

test('a mark has its shape and an outline in the middle of its cell, the hero over all others', () => {
  const game = scene(`
    #####
    #@..#
    #####`);
  const dots = minimapDots(game, 5 * 9, 3 * 9, colours, game.floor.memory.tiles);
  const sign = (dot: number) => (dot === colours.hero ? '#' : dot === markOutline ? 'o' : ' ');
  const rows = Array.from({ length: 9 }, (_, row) =>
    dots
      .slice((9 + row) * 45 + 9, (9 + row) * 45 + 18)
      .map(sign)
      .join(''),
  );
  expect(rows).toEqual([
    '  ooooo  ',
    ' oo###oo ',
    'oo#####oo',
    'o#######o',
    'o#######o',
    'o#######o',
    'oo#####oo',
    ' oo###oo ',
    '  ooooo  ',
  ]);
  const close = minimapDots(game, 5, 3, colours, game.floor.memory.tiles);
  expect(close[5 + 1]).toBe(colours.hero);
});

test('marks on cells of three dots stay whole beside each other', () => {
  const game = scene(`
    #######
    #@.www#
    #######`);
  const dots = minimapDots(game, 7 * 3, 3 * 3, colours, game.floor.memory.tiles);
  const row = dots.slice(4 * 21 + 9, 4 * 21 + 18);
  expect(row).toEqual(new Array(9).fill(colours.monster));
  expect(dots.filter((dot) => dot === colours.monster)).toHaveLength(3 * 5);
});

test('the mark of a monster that would not attack is hollow until it is provoked', () => {
  const game = scene('####### #@.r.w# #######');
  expect(drawn(game)[1]).toBe('#@.c.m#');
  game.stores.AI.provoked[game.floor.occupants[7 + 3]] = 1;
  expect(drawn(game)[1]).toBe('#@.m.m#');
});

test('a trap is no item, and an ally no monster', () => {
  const allies = withKinds(rogue, { friend: { Faction: { name: 'hero' } } });
  const game = scene('####### #@....# #######', { campaign: allies });
  const { memory, monsters } = game.floor;
  memory.things[7 + 3] = allies.kinds.findIndex((kind) => kindHas(kind, 'Trap'));
  memory.things[7 + 4] = allies.kinds.findIndex((kind) => kindHas(kind, 'Armour'));
  const friend = place(game, 'friend', 2, 1);
  game.stores.AI.shown[friend] = 1;
  expect(monsters).toEqual([friend]);
  expect(drawn(game)[1]).toBe('#@a^!.#');
});

test('water is blue, as quiet as the ground around it', () => {
  const pool = {
    name: { en: 'pool' },
    look: { glyph: '~', colour: '#4090e0' },
    Feature: { ground: 'water' },
  };
  const played = loadCampaign(simple, { 'pool.json': JSON.stringify(pool) });
  const game = scene('####### #.@...# #######', { campaign: played });
  placeFeature(game, kindById(played, 'pool'), game.floor, { x: 3, y: 1 });
  lookAgain(game);
  // At 9 dots per cell no mark reaches the corner of a cell.
  const dots = minimapDots(game, 7 * 9, 3 * 9, colours, game.floor.memory.tiles);
  const [ground, water] = [1, 3].map((x) => dots[9 * 7 * 9 + x * 9]);
  const [red, blue] = [water >> 16, water & 255];
  expect(blue).toBeGreaterThan(red);
  // Half as colourful as its look, in which they are 160 apart.
  expect(blue - red).toBeLessThan(80);
  expect(distance(ground, water, 'normal')).toBeGreaterThan(12);
});

test('a prize has a mark and a colour of its own', () => {
  const game = scene(`
    #####
    #@..#
    #####`);
  place(game, 'green-jewel', 3, 1);
  lookAgain(game);
  const mark = minimapMarks(game).find(({ name }) => name === 'prize');
  expect(mark).toEqual({ x: 3, y: 1, name: 'prize', colour: 0x4be08a });
  expect(minimapDots(game, 35, 21, colours, game.floor.memory.tiles)).toContain(0x4be08a);
});

test('every mark has another shape, and contrast to its outline in every palette', () => {
  const shapes = Object.values(markShapes).map((shape) => shape.join('\n'));
  expect(new Set(shapes).size).toBe(shapes.length);
  for (const { minimap } of Object.values(palettes)) {
    for (const name of Object.keys(markShapes) as (keyof typeof markShapes)[]) {
      expect(contrast(markColour(name, minimap), markOutline), name).toBeGreaterThanOrEqual(3);
    }
    expect(markColour('ally', minimap)).not.toBe(minimap.monster);
  }
});

test.each([
  [14, 150, 25, 1],
  [15, 150, 25, 2],
  [26, 175, 25, 3],
  [28, 150, 25, 2],
  [28, 160, 80, 1],
  [42, 600, 25, 5],
  [14, 300, 25, 2],
  [20, 200, 25, 2],
])(
  'beside text of %i pixels, on %i pixels for %i cells, dots have %i pixels',
  (text, width, columns, dot) => {
    expect(minimapDot(text, width / columns)).toBe(dot);
  },
);

test('the picture fills the place of the minimap with dots of a size', () => {
  const game = scene('##### #@.># #####');
  const minimap = new Minimap();
  const show = (box: Rect) => {
    const { tiles } = game.floor.memory;
    minimap.show(game, box, 2, palettes.standard, tiles, wholeFloor(box, game.floor.grid));
  };
  show({ x: 30, y: 40, width: 90, height: 54 });
  const [canvas] = canvases;
  expect([canvas.width, canvas.height]).toEqual([45, 27]);
  expect(minimap.sprite.position).toMatchObject({ x: 30, y: 40 });
  expect(minimap.sprite.width).toBeCloseTo(90);
  expect(minimap.sprite.height).toBeCloseTo(54);
  const [image, x, y] = canvas.callsOf('putImageData')[0].values as [ImageData, number, number];
  expect([x, y]).toEqual([0, 0]);
  const middle = (column: number, row: number) => {
    const at = ((row * 9 + 4) * 45 + column * 9 + 4) * 4;
    return [...image.data.subarray(at, at + 4)];
  };
  const bytes = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255];
  const { wall, hero, inView, stairsDown } = minimapColours(game, palettes.standard);
  expect(middle(0, 0)).toEqual(bytes(wall));
  expect(middle(1, 1)).toEqual(bytes(hero));
  expect(middle(2, 1)).toEqual(bytes(inView));
  expect(middle(3, 1)).toEqual(bytes(stairsDown));
  show({ x: 0, y: 0, width: 90, height: 54 });
  expect(canvases).toHaveLength(1);
  show({ x: 0, y: 0, width: 4, height: 54 });
  expect([canvases[1].width, canvases[1].height]).toEqual([2, 27]);
  minimap.destroy();
});

test('sensed things are shown on cells that the hero does not know', () => {
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
    expect(new Set(shown.map(({ inView }) => inView)).size).toBe(shown.length);
    for (const { inView, ...others } of shown) {
      const distances = Object.values(others).map((other) => distance(inView, other, 'normal'));
      expect(Math.min(...distances)).toBeGreaterThan(12);
    }
    for (const floor of floors) {
      expect(minimapColours(floor, palettes.clear)).toEqual(palettes.clear.minimap);
    }
  }
});
