import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { SeenFloors } from '../../src/controls/automatic/seen-floors.ts';
import { describeFloors, floorMapOf } from '../../src/describe/floor-sheet.ts';
import { Tile } from '../../src/dungeon/grid.ts';
import { kindById } from '../../src/game/campaign.ts';
import { unknown } from '../../src/game/floors/floor.ts';
import { placeFeature } from '../../src/game/floors/place-feature.ts';
import { takeTurn } from '../../src/game/game.ts';
import { fov } from '../../src/game/systems/fov.ts';
import type { Game } from '../../src/game/world.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { rogue, simple } from '../sources.ts';
import { place, rogueCampaign, scene } from '../world.ts';

const words = wordsOf('en');
const { sheet } = words.ui;

function sheetOf(game: Game) {
  const sections = describeFloors(game, new SeenFloors(game), words, namesOf(game.campaign, 'en'));
  return Object.fromEntries(
    sections.map(({ heading, rows }) => [
      heading,
      rows.map(({ label, value, about }) => [label, value, about].filter(Boolean).join(': ')),
    ]),
  );
}

const twoRooms = `
  #########
  #@..#..>#
  #.a.%.d.#
  #########`;
const rooms = [
  { x1: 1, y1: 1, x2: 3, y2: 2 },
  { x1: 5, y1: 1, x2: 7, y2: 2 },
];

test('the sheet of a floor names only things that the hero has seen', () => {
  const game = scene(twoRooms, { rooms });
  const found = sheetOf(game);
  expect(found[sheet.items]).toEqual(['apple: 1\u00a0→, 1\u00a0↓']);
  const sections = describeFloors(game, new SeenFloors(game), words, namesOf(game.campaign, 'en'));
  const items = sections.find(({ heading }) => heading === sheet.items);
  expect(items?.rows[0].spokenValue).toBe('1 right, 1 down');
  expect(found[sheet.stairs]).toEqual([sheet.noStairs]);
  // A low window has no room for lists that say "none".
  expect(sections.filter(({ isEmpty }) => isEmpty).map(({ heading }) => heading)).toEqual([
    sheet.inView,
  ]);
  expect(found['Depth 1'][0]).toMatch(/^Explored: \d\d%/);
  expect(JSON.stringify(found)).not.toContain('dagger');
});

test('monsters in view are listed, and an item under the hero is here', () => {
  const game = scene('#####\n#@.r#\n#####');
  place(game, 'apple', 1, 1);
  fov(game);
  const found = sheetOf(game);
  expect(found[sheet.inView]).toEqual(['rat, peaceful: 2\u00a0→']);
  expect(found[sheet.items]).toEqual([`apple: ${sheet.here}`]);
});

test('a floor that the hero has left is listed with the items that it remembers', () => {
  const game = scene('#####\n#@a>#\n#.a.#\n#####');
  for (let step = 0; step < 2; step++) takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  takeTurn(game, { type: 'down' });
  const found = sheetOf(game);
  expect(Object.keys(found)).toContain('Depth 2');
  expect(found[sheet.earlier]).toEqual(['Depth 1: apple ×2']);
});

test('in Rogue, hidden traps and the share of the floor stay secret', () => {
  const game = scene('######\n#@...#\n######', { campaign: rogueCampaign });
  place(game, 'bear-trap', 3, 1);
  fov(game);
  const found = sheetOf(game);
  expect(found[sheet.traps]).toBeUndefined();
  expect(found['Depth 1'][0]).not.toContain('%');
});

test('sensed things are listed, and without them the section is missing', () => {
  const game = scene('#######\n#@....#\n#######', { campaign: rogueCampaign });
  expect(sheetOf(game)).not.toHaveProperty(sheet.sensed);
  game.sensed = [
    { x: 3, y: 1, kind: '' },
    { x: 5, y: 1, kind: 'hobgoblin' },
  ];
  expect(sheetOf(game)[sheet.sensed]).toEqual(['magic: 2\u00a0→', 'hobgoblin: 4\u00a0→']);
});

test('the map of the sheet shows the hero, and only the items and monsters that the hero has seen', () => {
  const game = scene(twoRooms.replace('@..', '@.r'), { rooms });
  const map = floorMapOf(game, new SeenFloors(game));
  expect(map).toMatchObject({
    width: 9,
    hero: 9 + 1,
    things: [{ cell: 2 * 9 + 2 }, { cell: 9 + 3 }],
  });
  expect(map.tiles[9 + 2]).toBe(Tile.floor);
  expect(map.tiles[9 + 5]).toBe(unknown);
});

test('the hero can be sent to stairs and items of the floor, but not to those under it', () => {
  const game = scene('#######\n#@.a.>#\n#######');
  place(game, 'apple', 1, 1);
  fov(game);
  const sections = describeFloors(game, new SeenFloors(game), words, namesOf(game.campaign, 'en'));
  const cells = sections.flatMap(({ rows }) => rows.map(({ cell }) => cell)).filter(Boolean);
  expect(cells).toEqual([
    { x: 5, y: 1 },
    { x: 3, y: 1 },
  ]);
});

test('stairs have the mark of the map, items have their pictures, and the explored part is a bar', () => {
  const game = scene('#######\n#@.a.>#\n#######');
  const sections = describeFloors(game, new SeenFloors(game), words, namesOf(game.campaign, 'en'));
  const section = (heading: string) => sections.find((one) => one.heading === heading);
  expect(section(sheet.stairs)?.rows[0].mark).toBe('stairsDown');
  expect(section(sheet.items)?.rows[0].look?.glyph).toBe(
    kindById(game.campaign, 'apple').look.glyph,
  );
  expect(sections[0].rows[0].share?.part).toBe(1);
});

test('deep water is ground, and no line of the traps and features', () => {
  const water = { name: { en: 'deep water' }, look: { glyph: '~', colour: '#0000ff' } };
  const bundle = JSON.stringify({ ...water, Feature: { ground: 'water' } });
  const game = scene('######\n#@...#\n######', {
    campaign: loadCampaign(simple, { 'deep-water.json': bundle }),
  });
  placeFeature(game, kindById(game.campaign, 'deep-water'), game.floor, { x: 3, y: 1 });
  fov(game);
  expect(game.floor.memory.tiles).toContain(Tile.deep);
  expect(sheetOf(game)).not.toHaveProperty(sheet.traps);
});

test('known traps have a mark on the map and at their list, and features have none', () => {
  const altar = { name: { en: 'altar' }, look: { glyph: '_', colour: '#ffffff' } };
  const game = scene('######\n#@...#\n######', {
    campaign: loadCampaign(rogue, {
      'altar.json': JSON.stringify({ ...altar, Feature: { ground: 'floor' } }),
    }),
  });
  placeFeature(game, kindById(game.campaign, 'altar'), game.floor, { x: 2, y: 1 });
  const listed = () =>
    describeFloors(game, new SeenFloors(game), words, namesOf(game.campaign, 'en')).find(
      ({ heading }) => heading === sheet.traps,
    );
  fov(game);
  expect(listed()).toMatchObject({ rows: [{ label: 'altar' }] });
  expect(listed()).not.toHaveProperty('mark');
  game.floor.memory.things[6 + 3] = game.campaign.kinds.indexOf(
    kindById(game.campaign, 'bear-trap'),
  );
  expect(listed()).toMatchObject({ mark: 'trap', rows: [{ label: 'altar' }, {}] });
  expect(floorMapOf(game, new SeenFloors(game))).toMatchObject({ traps: [6 + 3], things: [] });
});
