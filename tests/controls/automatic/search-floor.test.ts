import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { act } from '../../../src/controls/act.ts';
import { advance } from '../../../src/controls/automatic-control.ts';
import { Tile } from '../../../src/dungeon/grid.ts';
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

test('a search of the floor ends: it says how many places it has searched, and searches none again', () => {
  const game = deadEnd('#');
  const { session, press } = explored(game);
  const first = press();
  expect(first).toEqual({ id: 'searchedAll', params: { places: 2 } });
  expect(searchesIn(session)).toBe(20);
  expect(press()).toEqual({ id: 'searchedAll', params: { places: 0 } });
  expect(searchesIn(session)).toBe(20);
});

test('a search of the floor goes on with exploring when a monster leaves its way', () => {
  const game = scene(
    `______________________________
     __________#####__________#####
     _,,,,,,,,,+..@+,,,,,,,,,,+..>#
     __________#...#__________#...#
     __________#####__________#####`,
    {
      campaign: loadCampaign(rogue, { 'monk.json': JSON.stringify(monk) }),
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
