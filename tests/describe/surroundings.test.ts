import '../screen/node-navigator.ts';

import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { SeenFloors } from '../../src/controls/automatic/seen-floors.ts';
import { pointsOfInterest } from '../../src/describe/points.ts';
import type { Explored } from '../../src/describe/remembered-ground.ts';
import { unexploredPlaces } from '../../src/describe/remembered-ground.ts';
import { placeText, surroundingsOf, unexploredPlacesOf } from '../../src/describe/surroundings.ts';
import type { Cell } from '../../src/dungeon/grid.ts';
import { kindById } from '../../src/game/campaign.ts';
import { isRememberedOpen } from '../../src/game/floors/hero-memory.ts';
import { placeFeature } from '../../src/game/floors/place-feature.ts';
import { takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import type { Language } from '../../src/words/texts.ts';
import { lookAgain } from '../screen/fixtures.ts';
import { simple } from '../sources.ts';
import { arenaCampaign, place, rogueCampaign, scene } from '../world.ts';

function around(game: Game, language: Language = 'en', seen: Explored = new SeenFloors(game)) {
  const names = namesOf(game.campaign, language);
  const found = surroundingsOf(game, wordsOf(language), names, seen);
  const texts = (places: readonly { text: string }[]) => places.map(({ text }) => text);
  return {
    lines: found.lines,
    exits: texts(found.exits),
    items: texts(found.items),
    elsewhere: texts([
      ...found.elsewhere,
      ...unexploredPlacesOf(game, wordsOf(language), seen, found.exits),
    ]),
  };
}

const west = { x1: 1, y1: 1, x2: 3, y2: 3 };
const east = { x1: 5, y1: 1, x2: 8, y2: 3 };
const twoRooms = `
##########
#..a%....#
#@......>#
#...%....#
##########`;

test('a room is described with its size, the place of the hero, its exits and its items', () => {
  const game = scene(twoRooms, { rooms: [west, east] });
  expect(around(game)).toEqual({
    lines: ['A room, 3 wide and 3 high. You are in column 1, row 2.'],
    exits: ['opening: 3 right, unexplored'],
    items: ['apple: 2 right, 1 up'],
    elsewhere: [],
  });
});

test('an unexplored place is named once: as an exit, or elsewhere', () => {
  const game = scene(twoRooms, { rooms: [west, east] });
  for (let i = 0; i < 2; i++) takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  const isOpen = ({ x, y }: Cell) => isRememberedOpen(game, x, y);
  const places = (edges: readonly Cell[]) => {
    const isUnvisitedEdge = ({ x, y }: Cell) => edges.some((one) => one.x === x && one.y === y);
    const { exits, elsewhere } = around(game, 'en', { isOpen, isUnvisitedEdge });
    return [...exits, ...elsewhere];
  };
  expect(places([{ x: 4, y: 2 }])).toEqual(['opening: 1 right, unexplored']);
  // The nearest place is an exit, so that another place is not the nearest.
  expect(
    places([
      { x: 4, y: 2 },
      { x: 1, y: 1 },
    ]),
  ).toEqual(['opening: 1 right, unexplored', 'unexplored place: 2 left, 1 up']);
});

test('things seen in another room are listed as elsewhere, and explored exits have no mark', () => {
  const game = scene(twoRooms, { rooms: [west, east] });
  for (let i = 0; i < 4; i++) takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(around(game)).toEqual({
    lines: ['A room, 4 wide and 3 high. You are in column 1, row 2.'],
    exits: ['opening: 1 left', 'stairs down: 3 right'],
    items: [],
    elsewhere: ['apple: 2 left, 1 up'],
  });
});

test('an exit loses its mark where the hero has been, although the rock around a passage stays unknown', () => {
  const map = '########## #@..+,,,,_ #...#____, #####____, __________';
  const room = { x1: 1, y1: 1, x2: 3, y2: 2 };
  const game = scene(map, { campaign: rogueCampaign, rooms: [room] });
  const seen = new SeenFloors(game);
  const go = (dx: 1 | -1, times: number) => {
    for (let i = 0; i < times; i++) {
      takeTurn(game, { type: 'move', dx, dy: 0 });
      seen.note();
    }
    return around(game, 'en', seen).exits;
  };
  expect(go(1, 0)).toEqual(['door: 3 right, unexplored']);
  expect(go(1, 3)).toEqual(['room: left', 'passage: 1 right, unexplored']);
  expect(go(1, 3)).toEqual(['passage: 1 right, unexplored', 'passage: 6 left']);
  expect(go(-1, 5)).toEqual(['door: 2 right']);
});

test('in a doorway each room beside it is one exit with its directions, and a sentence says why little is in view', () => {
  const game = scene(twoRooms, { rooms: [west, east] });
  for (let i = 0; i < 3; i++) takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  const { lines, exits } = around(game);
  expect(lines).toEqual([
    'A doorway.',
    'In a doorway you see only the cells next to you. Step into the room to see it.',
  ]);
  expect(exits).toContain('room: left, down left, up left');
  expect(exits).toContain('room: right, up right, down right, unexplored');
});

test('the nearest unexplored place is the one with the fewest steps, diagonal ones too where corners allow them', () => {
  const game = scene('###### #@...# #....# ######', { campaign: rogueCampaign });
  const edges = [
    { x: 3, y: 1 },
    { x: 2, y: 2 },
  ];
  const nearest = (walls: readonly Cell[] = []) =>
    unexploredPlaces(
      game,
      {
        isOpen: ({ x, y }) =>
          isRememberedOpen(game, x, y) && !walls.some((wall) => wall.x === x && wall.y === y),
        isUnvisitedEdge: ({ x, y }) => edges.some((edge) => edge.x === x && edge.y === y),
      },
      1,
    );
  expect(nearest()).toEqual([{ x: 2, y: 2 }]);
  // A corner blocks the diagonal step.
  expect(nearest([{ x: 1, y: 2 }])).toEqual([{ x: 3, y: 1 }]);
});

test('every unexplored place is listed once, the nearest first, and at most twelve', () => {
  const row = (tile: string) => tile.repeat(60);
  const game = scene(`#${row('#')}#\n#@${row('.').slice(1)}#\n#${row('#')}#`);
  const seen = (edges: (x: number) => boolean) => ({
    isOpen: ({ x, y }: Cell) => isRememberedOpen(game, x, y),
    isUnvisitedEdge: ({ x, y }: Cell) => y === 1 && edges(x),
  });
  const listed = (edges: (x: number) => boolean) =>
    unexploredPlacesOf(game, wordsOf('en'), seen(edges), []).map(({ text }) => text);
  // Cells beside each other are one place.
  expect(listed((x) => [4, 5, 6, 9].includes(x))).toEqual([
    'nearest unexplored place: 3 right',
    'unexplored place: 8 right',
  ]);
  expect(listed((x) => x > 1 && x % 2 === 0)).toHaveLength(12);
});

test('items and stairs under the hero are at its feet, and not in the lists', () => {
  const game = scene('#####\n#@>.#\n#####');
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(around(game)).toMatchObject({
    lines: [expect.stringContaining('column 2'), 'At your feet: stairs down.'],
    exits: [],
    elsewhere: [],
  });
});

test('a dark room has no size, because the hero does not know it', () => {
  const room = { x1: 1, y1: 1, x2: 6, y2: 3, dark: true };
  const game = scene('########\n#......#\n#@.....+\n#......#\n########', {
    campaign: rogueCampaign,
    rooms: [room],
  });
  const { lines, exits } = around(game);
  expect(lines.join(' ')).not.toMatch(/\d/);
  expect(lines[0]).toBe('A dark room.');
  // The door is out of view.
  expect(exits).toEqual([]);
});

test('a secret door is no exit', () => {
  const room = { x1: 1, y1: 1, x2: 3, y2: 1 };
  const game = scene('#####,\n#@..&,\n#####,', { campaign: rogueCampaign, rooms: [room] });
  expect(around(game).exits).toEqual([]);
});

test('a field without rooms lists the free directions with their cells', () => {
  const game = scene('....\n.@#.\n....', { campaign: arenaCampaign, rooms: [] });
  expect(around(game)).toEqual({
    lines: [
      'An open field, 4 wide and 3 high. You are in column 2, row 2.',
      'Free: up 1, down 1, left 1.',
    ],
    exits: [],
    items: [],
    elsewhere: [],
  });
});

test.each([
  ['ja', '幅 3、奥行き 3 の部屋。左から 1 列目、上から 2 行目にいる。'],
  ['ru', 'Комната: ширина 3, высота 3. Вы в столбце 1, ряду 2.'],
] as const)('the room is described in %s', (language, text) => {
  expect(placeText(scene(twoRooms, { rooms: [west, east] }), wordsOf(language))).toBe(text);
});

test('things that the hero senses are places elsewhere', () => {
  const game = scene('#######\n#@....#\n#######', { campaign: rogueCampaign });
  game.sensed = [{ x: 5, y: 1, kind: 'hobgoblin' }];
  const { elsewhere } = surroundingsOf(game, wordsOf('en'), namesOf(game.campaign, 'en'));
  expect(elsewhere).toMatchObject([{ cell: { x: 5, y: 1 } }]);
  expect(elsewhere[0].text).toContain('hobgoblin');
  expect(elsewhere[0].text).toContain('sensed');
});

test('a lake is ground: it hides no item from the list, and Look does not stop at its cells', () => {
  const water = {
    name: { en: 'deep water' },
    look: { glyph: '~', colour: '#4090e0' },
    Feature: { ground: 'water' },
  };
  const played = loadCampaign(simple, { 'deep-water.json': JSON.stringify(water) });
  const game = scene(`${'#'.repeat(20)} #@${'.'.repeat(17)}# ${'#'.repeat(20)}`, {
    campaign: played,
  });
  place(game, 'apple', 18, 1);
  for (let x = 3; x < 17; x++) {
    placeFeature(game, kindById(played, 'deep-water'), game.floor, { x, y: 1 });
  }
  lookAgain(game);
  expect(game.floor.memory.things[20 + 3]).not.toBe(0);
  expect(around(game).items).toEqual(['apple: 17 right']);
  expect(pointsOfInterest(game)).toEqual([{ x: 18, y: 1 }]);
});
