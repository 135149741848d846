import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { act } from '../../../src/controls/act.ts';
import { searchFloor } from '../../../src/controls/automatic/search-floor.ts';
import { stop } from '../../../src/controls/automatic/stop.ts';
import { advance, begin } from '../../../src/controls/automatic-control.ts';
import { type Cell, Tile } from '../../../src/dungeon/grid.ts';
import type { Command } from '../../../src/game/commands.ts';
import { heroCell } from '../../../src/game/entity.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import type { Game } from '../../../src/game/world.ts';
import { rogue } from '../../sources.ts';
import { place, rogueCampaign, scene } from '../../world.ts';
import { recordedSession } from '../recorded-session.ts';
import { monk } from './monk.ts';
import { playOut } from './play-out.ts';

/** A room with a passage that ends, with or without a secret door, in front of the room with the stairs. */
const deadEnd = (door: '&' | '#') =>
  scene(
    `________________________
     #####__________#######__
     #@..+,,,,,,,,,,${door}..>..#__
     #...#__________#.....#__
     #####__________#######__`,
    {
      campaign: rogueCampaign,
      depth: 3,
      rooms: [
        { x1: 1, y1: 2, x2: 3, y2: 3 },
        { x1: 16, y1: 2, x2: 20, y2: 3 },
      ],
    },
  );

const withMonk = loadCampaign(rogue, { 'monk.json': JSON.stringify(monk) });

/** A session of an explored floor, with the key for exploring. */
function explored(game: Game) {
  const session = recordedSession(game);
  const press = () => playOut(session, act(session, { type: 'explore' })).stop;
  let stop = press();
  for (let presses = 0; presses < 6 && stop?.id !== 'nothingLeft'; presses++) stop = press();
  expect(stop).toMatchObject({ id: 'nothingLeft', params: { lacks: 'down', next: 'search' } });
  return { session, press };
}

const searchesIn = ({ commands }: { commands: readonly Command[] }) =>
  commands.filter(({ type }) => type === 'search').length;

test('with nothing left, another press searches the end of a passage, finds the secret door and goes on', () => {
  const game = deadEnd('&');
  const { press } = explored(game);
  const ids = Array.from({ length: 8 }, () => {
    const stop = press();
    return stop?.id === 'message' ? stop.params.message.id : stop?.id;
  });
  expect(ids[0]).toBe('foundDoor');
  expect(game.floor.grid.tiles).not.toContain(Tile.secretDoor);
  expect(ids).toContain('nothingLeft');
  expect(heroCell(game)).toEqual({ x: 18, y: 2 });
});

test('a search of the floor ends: it says how many places it has searched, each once, and searches none again', () => {
  const game = deadEnd('#');
  const { session, press } = explored(game);
  const first = press();
  expect(first).toEqual({ id: 'searchedAll', params: { places: 1 } });
  expect(searchesIn(session)).toBe(20);
  expect(press()).toEqual({ id: 'searchedAll', params: { places: 0 } });
  expect(searchesIn(session)).toBe(20);
});

test('a place where the player has searched is not searched again', () => {
  const { session, press } = explored(deadEnd('#'));
  for (let presses = 0; presses < 2; presses++)
    playOut(session, act(session, { type: 'searchOn' }));
  expect(searchesIn(session)).toBe(30);
  expect(press()?.id).toBe('nothingLeft');
  expect(press()).toEqual({ id: 'searchedAll', params: { places: 0 } });
  expect(searchesIn(session)).toBe(30);
});

test('a search of the floor goes on with exploring when a monster leaves its way', () => {
  const game = scene(
    `______________________________
     __________#####__________#####
     _,,,,,,,,,+..@+,,,,,,,,,,+..>#
     __________#...#__________#...#
     __________#####__________#####`,
    {
      campaign: withMonk,
      depth: 3,
      rooms: [
        { x1: 11, y1: 2, x2: 13, y2: 3 },
        { x1: 26, y1: 2, x2: 28, y2: 3 },
      ],
    },
  );
  const blocker = place(game, 'monk', 15, 2);
  fov(game);
  const { session } = explored(game);
  act(session, { type: 'explore' });
  advance(session);
  moveActor(game, blocker, 24, 2);
  fov(game);
  session.seen.note();
  while (session.series) advance(session);
  expect(searchesIn(session)).toBeLessThan(3);
  expect(heroCell(game).x).toBeGreaterThan(15);
});

test('where a monster blocks the rest and no place is likely, no search is promised', () => {
  const game = scene('########## #@.......# ##########', { campaign: withMonk, depth: 3 });
  place(game, 'monk', 4, 1);
  place(game, 'ration', 6, 1);
  fov(game);
  const session = recordedSession(game);
  const { stop } = playOut(session, act(session, { type: 'explore' }));
  expect(stop).toMatchObject({ id: 'nothingLeft', params: { blocker: 'monk', next: null } });
});

test('in front of large unknown parts, a search pauses after some places, and another press goes on', () => {
  const rock = Array.from({ length: 9 }, () => '_'.repeat(40));
  const at = (row: string) => `${'_'.repeat(15)}${row}${'_'.repeat(15)}`;
  const room = ['##########', '#@.......#', '#........#', '##########'].map(at);
  const game = scene([...rock, ...room, ...rock].join('\n'), {
    campaign: rogueCampaign,
    depth: 3,
    rooms: [{ x1: 16, y1: 10, x2: 23, y2: 11 }],
  });
  const { session, press } = explored(game);
  expect(press()).toEqual({ id: 'searchedPlaces', params: { places: 5 } });
  const { length } = session.commands;
  expect(press()).toEqual({ id: 'searchedPlaces', params: { places: 5 } });
  expect(session.commands.length).toBeGreaterThan(length + 50);
});

test('hunger stops a search of the floor', () => {
  const game = deadEnd('#');
  const { press } = explored(game);
  game.stores.Hunger.energy[game.hero] = 310;
  expect(press()).toMatchObject({ id: 'message', params: { message: { id: 'getsHungry' } } });
});

/** The first cell on which a known floor is searched. */
function firstSearch(
  map: string,
  room: readonly [number, number, number, number],
  door?: Cell,
): Cell {
  const [x1, y1, x2, y2] = room;
  const game = scene(map, { campaign: rogueCampaign, depth: 3, rooms: [{ x1, y1, x2, y2 }] });
  const { grid, memory } = game.floor;
  if (door) grid.tiles[door.y * grid.width + door.x] = Tile.door;
  grid.tiles.forEach((tile, cell) => {
    if (tile !== Tile.rock) memory.tiles[cell] = tile;
  });
  fov(game);
  const session = recordedSession(game);
  const exploring = { next: () => stop('noItem') };
  begin(session, searchFloor(game, session.seen, exploring));
  while (session.series && searchesIn(session) === 0) advance(session);
  return heroCell(game);
}
const unknownRows = (width: number) => `${'_'.repeat(width)} `.repeat(7);

test('no search of the floor is in a doorway', () => {
  const map = `${unknownRows(17)} ${'#'.repeat(8)}@${'#'.repeat(8)} #######...####### ${'#'.repeat(17)}`;
  expect(firstSearch(map, [7, 8, 9, 8], { x: 8, y: 7 })).toEqual({ x: 8, y: 8 });
});

test('a wall nearby is searched before the end of a long passage', () => {
  const rest = '_'.repeat(50);
  const map = `${unknownRows(70)} ${'#'.repeat(20)}${rest} #@${'.'.repeat(17)}+${','.repeat(45)}_____ ${'#'.repeat(20)}${rest}`;
  expect(firstSearch(map, [1, 8, 18, 8]).x).toBeLessThan(19);
});

test('the wall at one edge of the floor is not taken for that at the other edge', () => {
  const rock = '_'.repeat(27);
  const west = `${rock}___ ${rock}#.# ${','.repeat(27)}+@# ${rock}###`;
  expect(firstSearch(west, [28, 1, 28, 2])).toEqual({ x: 1, y: 2 });
  const east = `${rock}___ @${','.repeat(28)}_ ${rock}___`;
  expect(firstSearch(east, [0, 1, 0, 1]).x).toBeGreaterThan(25);
});
