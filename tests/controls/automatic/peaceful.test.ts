import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { act } from '../../../src/controls/act.ts';
import { begin } from '../../../src/controls/automatic-control.ts';
import { tap } from '../../../src/controls/tap.ts';
import { heroCell } from '../../../src/game/entity.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import { simple } from '../../sources.ts';
import { place, scene } from '../../world.ts';
import { recordedSession } from '../recorded-session.ts';
import { monk } from './monk.ts';
import { playOut } from './play-out.ts';

const loaded = loadCampaign(simple, { 'monk.json': JSON.stringify(monk) });
const campaign = { ...loaded, rules: { ...loaded.rules, sight: 'field' as const } };

/** A session on a known floor with a monk. */
function withMonk(map: string, x: number, y: number) {
  const game = scene(map, { campaign });
  place(game, 'monk', x, y);
  game.floor.memory.tiles.set(game.floor.grid.tiles);
  fov(game);
  return recordedSession(game);
}

const corridor = '########## #@......># ##########';

test('a journey names the peaceful monster that blocks the only way', () => {
  const inTheWay = { id: 'inTheWay', params: { monster: 'monk' } };
  const tapped = withMonk(corridor, 4, 1);
  expect(playOut(tapped, tap(tapped, { type: 'cell', x: 6, y: 1 })).stop).toEqual(inTheWay);
  const travelled = withMonk(corridor, 4, 1);
  expect(playOut(travelled, act(travelled, { type: 'down' })).stop).toEqual(inTheWay);
});

test('exploring names the peaceful monster that blocks the rest of the floor', () => {
  const session = withMonk(corridor, 4, 1);
  place(session.game, 'apple', 6, 1);
  fov(session.game);
  session.seen.note();
  const { stop } = playOut(session, act(session, { type: 'explore' }));
  expect(stop).toMatchObject({ id: 'nothingLeft', params: { isBlocked: true, blocker: 'monk' } });
});

test('a way around a peaceful monster does not end when the monster is out of view', () => {
  const session = withMonk(
    `############
     ######.#####
     #..........#
     #.########.#
     #@########.#
     #.########.#
     #.########.#
     #..........#
     ############`,
    6,
    2,
  );
  const { x, y } = { x: 10, y: 4 };
  const ids: (string | undefined)[] = [];
  do ids.push(playOut(session, tap(session, { type: 'cell', x, y })).stop?.id);
  while (ids.at(-1) === 'appeared');
  expect(ids.at(-1)).toBe('arrived');
  expect(heroCell(session.game)).toEqual({ x, y });
  expect(session.commands.length).toBeLessThan(25);
});

test('a series whose steps lead back and forth names the monster in view', () => {
  const session = withMonk(corridor, 7, 1);
  const { game } = session;
  const next = () => ({ type: 'move', dx: heroCell(game).x < 4 ? 1 : -1, dy: 0 }) as const;
  const { stop } = playOut(session, begin(session, { next }));
  expect(stop).toEqual({ id: 'inTheWay', params: { monster: 'monk' } });
});
