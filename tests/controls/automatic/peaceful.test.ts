import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { act } from '../../../src/controls/act.ts';
import { atMost } from '../../../src/controls/automatic/count.ts';
import { monsterInTheWay } from '../../../src/controls/automatic/known-ways.ts';
import { SeenFloors } from '../../../src/controls/automatic/seen-floors.ts';
import { travelToStairs } from '../../../src/controls/automatic/travel.ts';
import { begin } from '../../../src/controls/automatic-control.ts';
import { tap } from '../../../src/controls/tap.ts';
import type { Cell } from '../../../src/dungeon/grid.ts';
import { removeAlive } from '../../../src/game/combat/death.ts';
import { heroCell } from '../../../src/game/entity.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import { simple } from '../../sources.ts';
import { place, scene } from '../../world.ts';
import { recordedSession } from '../recorded-session.ts';
import { monk } from './monk.ts';
import { playOut } from './play-out.ts';

const sleeper = { ...monk, AI: { goals: [{ goal: 'sleep' }, { goal: 'attack' }] } };
const vine = { ...monk, Rooted: {}, AI: { mind: 'hunter' } };
const kinds = Object.entries({ monk, sleeper, vine });
const loaded = loadCampaign(
  simple,
  Object.fromEntries(kinds.map(([id, kind]) => [`${id}.json`, JSON.stringify(kind)])),
);
const campaign = { ...loaded, sightRadius: 8, rules: { ...loaded.rules, sight: 'field' as const } };

const inTheWay = (monster: string) => ({ id: 'inTheWay', params: { monster } });

/** A session on a known floor with a monk, or another monster. */
function withMonk(map: string, x: number, y: number, kind = 'monk') {
  const game = scene(map, { campaign });
  place(game, kind, x, y);
  game.floor.memory.tiles.set(game.floor.grid.tiles);
  fov(game);
  return recordedSession(game);
}

const corridor = '########## #@......># ##########';

test('a journey names the peaceful monster that blocks the only way', () => {
  const tapped = withMonk(corridor, 4, 1);
  expect(playOut(tapped, tap(tapped, { type: 'cell', x: 6, y: 1 })).stop).toEqual(inTheWay('monk'));
  const travelled = withMonk(corridor, 4, 1);
  expect(playOut(travelled, act(travelled, { type: 'down' })).stop).toEqual(inTheWay('monk'));
});

test('exploring names the peaceful monster that blocks the rest of the floor', () => {
  const session = withMonk(corridor, 4, 1);
  place(session.game, 'apple', 6, 1);
  fov(session.game);
  session.seen.note();
  const { stop } = playOut(session, act(session, { type: 'explore' }));
  expect(stop).toMatchObject({ id: 'nothingLeft', params: { isBlocked: true, blocker: 'monk' } });
});

test('of two monsters in the only way, the first one is named', () => {
  const session = withMonk(corridor, 4, 1);
  place(session.game, 'vine', 6, 1);
  fov(session.game);
  session.seen.note();
  expect(playOut(session, act(session, { type: 'down' })).stop).toEqual(inTheWay('monk'));
});

test.each(['sleeper', 'vine'])('a %s in the only way is named', (kind) => {
  const session = withMonk(corridor, 6, 1, kind);
  const ids = Array.from(
    { length: 3 },
    () => playOut(session, act(session, { type: 'down' })).stop,
  );
  expect(ids.at(-1)).toEqual(inTheWay(kind));
});

test('a monster in the only way that is only remembered is named', () => {
  const session = withMonk(corridor, 6, 1);
  const { game } = session;
  game.stores.Condition.blind[game.hero] = 10;
  fov(game);
  game.stores.AI.shown[game.floor.monsters[0]] = 1;
  expect(travelToStairs(game, session.seen, 'down').next()).toEqual(inTheWay('monk'));
});

test('a monster that the hero could walk around is not named', () => {
  const session = withMonk('########## #@.....#.# #........# #......### ##########', 7, 2);
  const { game } = session;
  place(game, 'sleeper', 3, 1);
  place(game, 'sleeper', 2, 2);
  fov(game);
  const isGoal = ({ x, y }: Cell) => x === 8 && y === 1;
  expect(monsterInTheWay(game, new SeenFloors(game), isGoal)).toBe('monk');
});

test('where no goal is known, ways are not compared for each monster in view', () => {
  const session = withMonk('########## #@.......# #........# #........# ##########', 4, 1);
  for (let x = 3; x < 9; x++) place(session.game, 'monk', x, 2);
  fov(session.game);
  session.seen.note();
  let asked = 0;
  const isGoal = () => ++asked < 0;
  monsterInTheWay(session.game, session.seen, isGoal);
  expect(asked).toBeLessThanOrEqual(24);
});

test('a way around a peaceful monster does not end when the monster is out of view', () => {
  const session = withMonk(
    `############
     #..........#
     #.########.#
     #.########.#
     #@########.#
     #.########.#
     #.########.#
     #.########.#
     #..........#
     ############`,
    6,
    1,
  );
  const { x, y } = { x: 10, y: 4 };
  const ids: (string | undefined)[] = [];
  do ids.push(playOut(session, tap(session, { type: 'cell', x, y })).stop?.id);
  while (ids.at(-1) === 'appeared');
  expect(ids.at(-1)).toBe('arrived');
  expect(heroCell(session.game)).toEqual({ x, y });
  expect(session.commands.length).toBeLessThan(25);
});

test('a series whose steps lead back and forth names the monster that is in the way', () => {
  const session = withMonk('########## #.....#### #.....#### #@.......# ##########', 6, 3);
  const { game } = session;
  place(game, 'vine', 4, 1);
  fov(game);
  session.seen.note();
  const next = () => ({ type: 'move', dx: heroCell(game).x < 4 ? 1 : -1, dy: 0 }) as const;
  const { stop } = playOut(session, begin(session, { next }));
  expect(stop).toEqual(inTheWay('monk'));
});

test('steps between searches do not lead back and forth', () => {
  const session = withMonk(corridor, 7, 1);
  const { game } = session;
  let played = 0;
  const step = () => ({ type: 'move', dx: heroCell(game).x < 2 ? 1 : -1, dy: 0 }) as const;
  const next = () => (played++ % 2 === 0 ? step() : ({ type: 'wait' } as const));
  const { stop } = playOut(session, begin(session, atMost({ next }, 40)));
  expect(stop?.id).toBe('counted');
});

test('a monster that no longer blocks a way when steps lead back and forth is not named', () => {
  const session = withMonk(corridor, 6, 1);
  const { game } = session;
  const [blocker] = game.floor.monsters;
  let to = 3;
  let played = 0;
  const next = () => {
    if (++played === 6) removeAlive(game, blocker);
    const { x } = heroCell(game);
    if (x === to) to = played < 6 ? 4 - to : 11 - to;
    return { type: 'move', dx: x < to ? 1 : -1, dy: 0 } as const;
  };
  const { stop } = playOut(session, begin(session, { next }));
  expect(stop?.id).toBe('paused');
});
