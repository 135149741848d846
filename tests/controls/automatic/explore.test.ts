import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { act } from '../../../src/controls/act.ts';
import type { Session } from '../../../src/controls/session.ts';
import { unexploredPlaces } from '../../../src/describe/remembered-ground.ts';
import { Tile } from '../../../src/dungeon/grid.ts';
import { kindById } from '../../../src/game/campaign.ts';
import type { Command } from '../../../src/game/commands.ts';
import { heroCell, kindOf } from '../../../src/game/entity.ts';
import { placeFeature } from '../../../src/game/floors/place-feature.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { carriedWeight } from '../../../src/game/items/bag-limits.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import { simple } from '../../sources.ts';
import { give, place, rogueCampaign, scene } from '../../world.ts';
import { recordedSession } from '../recorded-session.ts';
import { playOut } from './play-out.ts';

/** The stairs are in a wide opening between two rooms. The hero sees only its own room. */
const wideOpening = () =>
  scene(
    `#########
     #...#...#
     #@..>...#
     #.......#
     #...#...#
     #########`,
    {
      rooms: [
        { x1: 1, y1: 1, x2: 3, y2: 4 },
        { x1: 5, y1: 1, x2: 7, y2: 4 },
      ],
    },
  );

/** Explores until nothing is left, and returns where the hero sees the nearest unexplored place then. */
function exploreAll(session: Session & { commands: readonly Command[] }) {
  for (let press = 0; press < 6; press++) {
    const { stop } = playOut(session, act(session, { type: 'explore' }));
    if (stop?.id === 'nothingLeft') {
      return unexploredPlaces(session.game, session.seen, 1)[0] ?? null;
    }
  }
  return 'goes on';
}

test('exploring walks over stairs in a wide opening, into the room behind them', () => {
  const game = wideOpening();
  const session = recordedSession(game);
  expect(unexploredPlaces(game, session.seen, 1)).toEqual([{ x: 4, y: 2 }]);
  expect(exploreAll(session)).toBeNull();
  // The corner of the other room.
  expect(session.seen.tileAt({ x: 7, y: 1 })).toBe(0);
  // Nobody takes stairs by walking over them.
  expect(game.floor.depth).toBe(1);
});

test('after a saved game is opened, a doorway that the hero has crossed is not explored again', () => {
  const game = wideOpening();
  for (let step = 0; step < 5; step++) takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  const session = recordedSession(game);
  expect(exploreAll(session)).toBeNull();
  expect(session.commands).toEqual([]);
});

test('exploring and travelling change places with an ally in a corridor, but go no way that a rooted one blocks', () => {
  const dog = {
    name: { en: 'dog' },
    look: { glyph: 'd', colour: '#d0b080' },
    Health: { max: 20 },
    AI: { mind: 'hunter' },
    Faction: { name: 'hero' },
  };
  const campaign = loadCampaign(simple, {
    'dog.json': JSON.stringify(dog),
    'post.json': JSON.stringify({ ...dog, Rooted: {} }),
  });
  const rooms = [
    { x1: 1, y1: 1, x2: 3, y2: 1 },
    { x1: 5, y1: 1, x2: 8, y2: 1 },
  ];
  const columnAfter = (
    kind: string,
    control: 'explore' | 'down',
    map = '########## #@......># ##########',
  ) => {
    const game = scene(map, { campaign, rooms });
    place(game, kind, 3, map.split(' ').length - 2);
    fov(game);
    const session = recordedSession(game);
    exploreAll(session);
    if (control === 'down') playOut(session, act(session, { type: 'down' }));
    return heroCell(game).x;
  };
  expect(columnAfter('dog', 'explore')).toBeGreaterThan(4);
  expect(columnAfter('dog', 'down')).toBe(8);
  expect(columnAfter('post', 'down')).toBeLessThan(3);
  // It does no harm, so the cells beside it are as safe as others.
  expect(columnAfter('post', 'down', '########## #@......># #........# ##########')).toBe(8);
});

test('exploring opens a door without a stop, and does not stop for a fountain', () => {
  const name = { en: 'thing' };
  const look = { glyph: 'D', colour: '#c08040' };
  const played = loadCampaign(simple, {
    'door.json': JSON.stringify({ name, look, Feature: { ground: 'door' } }),
    'fountain.json': JSON.stringify({ name, look, Feature: { ground: 'obstacle' } }),
  });
  const rooms = [
    { x1: 1, y1: 1, x2: 3, y2: 3 },
    { x1: 5, y1: 1, x2: 7, y2: 3 },
  ];
  const game = scene('######### #...#...# #@......# #...#...# #########', {
    campaign: played,
    rooms,
  });
  placeFeature(game, kindById(played, 'door'), game.floor, { x: 4, y: 2 });
  placeFeature(game, kindById(played, 'fountain'), game.floor, { x: 6, y: 2 });
  fov(game);
  const session = recordedSession(game);
  const stops = [1, 2].map(() => playOut(session, act(session, { type: 'explore' })).stop?.id);
  expect(stops).toEqual(['doorway', 'nothingLeft']);
  expect(game.floor.grid.tiles[2 * 9 + 4]).toBe(Tile.floor);
  expect(session.seen.tileAt({ x: 7, y: 3 })).toBe(Tile.floor);
});

test('with nothing left, each further press leads on: a doorway on the way does not make it begin again', () => {
  const game = scene(
    `###########
     #...#.....#
     #@.......>#
     #...#.....#
     ###########`,
    {
      rooms: [
        { x1: 1, y1: 1, x2: 3, y2: 3 },
        { x1: 5, y1: 1, x2: 9, y2: 3 },
      ],
    },
  );
  game.floor.memory.tiles.set(game.floor.grid.tiles);
  const session = recordedSession(game);
  const press = () => playOut(session, act(session, { type: 'explore' })).stop;
  expect(press()).toMatchObject({ id: 'nothingLeft', params: { next: 'toDown' } });
  expect(press()).toMatchObject({ id: 'doorway' });
  // At the stairs the message names the key that takes them; another press of this one does not.
  const there = { id: 'nothingLeft', params: { next: 'down' } };
  expect([press(), press()]).toMatchObject([there, there]);
  expect(game.floor.depth).toBe(1);
});

test('after a find, a message says again that nothing is left before a press leads on', () => {
  const game = scene('#########\n#@.....>#\n#########');
  const session = recordedSession(game);
  const press = () => playOut(session, act(session, { type: 'explore' })).stop?.id;
  expect(press()).toBe('nothingLeft');
  place(game, 'apple', 3, 1);
  fov(game);
  session.seen.note();
  expect(press()).toBe('nothingLeft');
  expect(session.commands).toContainEqual({ type: 'pickup' });
  expect(press()).toBe('nothingLeft');
  expect(heroCell(game)).toEqual({ x: 7, y: 1 });
});

test('exploring does not pick up a pile that is too heavy', () => {
  const coin = {
    name: { en: 'coin' },
    look: { glyph: '*', colour: '#cfd8e6' },
    Item: { weight: 3 },
    Stack: { as: 'group', least: 10, most: 10 },
  };
  const played = loadCampaign(simple, { 'coin.json': JSON.stringify(coin) });
  const game = scene('######### #@......# #########', { campaign: played });
  const pile = place(game, 'coin', 4, 1);
  const { Bag, Item } = game.stores;
  Item.count[pile] = 10;
  Bag.maxWeight[game.hero] = carriedWeight(game, game.hero) + Item.weight[pile] * 5;
  fov(game);
  const session = recordedSession(game);
  const press = () => playOut(session, act(session, { type: 'explore' })).stop?.id;
  expect([press(), press()]).toEqual(['nothingLeft', 'nothingLeft']);
  expect(session.commands.map(({ type }) => type)).not.toContain('pickup');
  expect(game.log.map(({ id }) => id)).not.toContain('tooHeavy');
});

test('with the prize and known stairs out of reach, exploring does not send the hero to search for doors', () => {
  const game = scene('######### #@..#..># #########', { campaign: rogueCampaign });
  give(game, 'amulet');
  game.floor.memory.tiles.set(game.floor.grid.tiles);
  const session = recordedSession(game);
  const { stop } = playOut(session, act(session, { type: 'explore' }));
  expect(stop).toMatchObject({ id: 'nothingLeft', params: { next: null } });
});

test('exploring leaves the classes of items that the player does not want, and names them at its end', () => {
  const game = scene('######## #@.a...# ########');
  place(game, 'healing-potion', 6, 1);
  fov(game);
  const session = recordedSession(game);
  session.options.leaves = ['Food'];
  const { stop } = playOut(session, act(session, { type: 'explore' }));
  expect(bagOf(game, game.hero).map((item) => kindOf(game, item).id)).toEqual(['healing-potion']);
  expect(stop?.params).toMatchObject({ left: [{ kind: 'apple' }], isBlocked: false });
  // The key that fetches an item is not limited.
  playOut(session, act(session, { type: 'fetch' }));
  expect(bagOf(game, game.hero)).toHaveLength(2);
});

test.each([
  ['around an unwanted item', '######### #@......# #.......# #########', ['mace']],
  [
    'over an unwanted item if there is no other way',
    '######### #@......# #########',
    ['ration', 'mace'],
  ],
])('where walking picks up, exploring goes %s', (_, map, kept) => {
  const game = scene(map, { campaign: rogueCampaign });
  place(game, 'ration', 4, 1);
  place(game, 'mace', 7, 1);
  fov(game);
  const session = recordedSession(game);
  session.options.leaves = ['Food'];
  const before = bagOf(game, game.hero).length;
  playOut(session, act(session, { type: 'explore' }));
  const found = bagOf(game, game.hero).slice(before);
  expect(found.map((item) => kindOf(game, item).id)).toEqual(kept);
});
