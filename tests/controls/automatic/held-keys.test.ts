import { expect, test } from 'vitest';
import { act } from '../../../src/controls/act.ts';
import { poisonActor } from '../../../src/game/combat/poisoning.ts';
import { heroCell } from '../../../src/game/entity.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import { messageIds, place, rogueCampaign, scene } from '../../world.ts';
import { recordedSession } from '../recorded-session.ts';
import { playOut } from './play-out.ts';

const right = { type: 'step', dx: 1, dy: 0 } as const;

test('a held key repeats while nothing happens', () => {
  const session = recordedSession(scene('######### #@......# #########'));
  act(session, right);
  for (let repeat = 0; repeat < 3; repeat++) act(session, right, { repeat: true });
  expect(session.commands).toHaveLength(4);
});

test('a held key next to a hobgoblin plays one turn, and must be released and pressed again', () => {
  const game = scene('######### #@H.....# #########', { campaign: rogueCampaign });
  const session = recordedSession(game);
  const search = { type: 'search' } as const;
  act(session, search);
  const first = act(session, search, { repeat: true });
  expect(first).toMatchObject({ type: 'changed', stop: { id: expect.any(String) } });
  for (let repeat = 0; repeat < 6; repeat++)
    expect(act(session, search, { repeat: true })).toBeNull();
  expect(session.commands).toHaveLength(1);
  act(session, search);
  expect(session.commands).toHaveLength(2);
});

test('a held key stops beside a peaceful monster, and only a new press attacks it', () => {
  const game = scene('##### #@.r# #####');
  const session = recordedSession(game);
  const hits = () => messageIds(game).includes('hit');
  act(session, right);
  let stop = null;
  for (let repeat = 0; repeat < 9; repeat++) {
    const outcome = act(session, right, { repeat: true });
    stop ??= outcome && 'stop' in outcome ? outcome.stop : null;
    expect(hits()).toBe(false);
  }
  expect(stop).toEqual({ id: 'inTheWay', params: { monster: 'rat' } });
  act(session, right);
  expect(hits()).toBe(true);
});

test('a held key stops in front of a known trap', () => {
  const game = scene('######### #@......# #########', { campaign: rogueCampaign });
  const trap = place(game, 'bear-trap', 4, 1);
  game.stores.Trap.found[trap] = 1;
  fov(game);
  const session = recordedSession(game);
  act(session, right);
  act(session, right, { repeat: true });
  expect(act(session, right, { repeat: true })).toMatchObject({ stop: { id: 'trapAhead' } });
  expect(act(session, right, { repeat: true })).toBeNull();
  expect(heroCell(game)).toEqual({ x: 3, y: 1 });
});

test('a held key stops at damage, and says why', () => {
  const session = recordedSession(scene('######### #@......# #########'));
  act(session, right);
  const { takeTurn } = session;
  session.takeTurn = (game, command) => {
    const events = takeTurn(game, command);
    game.stores.Health.current[game.hero] -= 3;
    return events;
  };
  expect(act(session, right, { repeat: true })).toMatchObject({
    stop: { id: 'hurt', params: { lost: 3 } },
  });
  expect(act(session, right, { repeat: true })).toBeNull();
  expect(session.commands).toHaveLength(2);
});

test('a held key waits out a poison, but does not walk with it', () => {
  const game = scene('######### #@......# #########');
  poisonActor(game, game.hero, 5, 1);
  const session = recordedSession(game);
  act(session, { type: 'wait' });
  for (let repeat = 0; repeat < 3; repeat++) act(session, { type: 'wait' }, { repeat: true });
  expect(session.commands).toHaveLength(4);
  act(session, right);
  expect(act(session, right, { repeat: true })).toMatchObject({ stop: { id: 'hurt' } });
});

test('a held key stops when a monster comes into view', () => {
  const game = scene(
    `###########
     #....#....#
     #@....r...#
     #....#....#
     ###########`,
    {
      rooms: [
        { x1: 1, y1: 1, x2: 4, y2: 3 },
        { x1: 6, y1: 1, x2: 9, y2: 3 },
      ],
    },
  );
  const session = recordedSession(game);
  act(session, right);
  for (let repeat = 0; repeat < 9; repeat++) act(session, right, { repeat: true });
  expect(heroCell(game).x).toBeLessThanOrEqual(5);
  expect(messageIds(game)).not.toContain('hit');
});

test('a held key stops once at a sleeping monster in view, and again in front of a cell beside it', () => {
  const game = scene('########### #@.......O# ###########', { campaign: rogueCampaign });
  const session = recordedSession(game);
  const right = { type: 'step', dx: 1, dy: 0 } as const;
  const hold = () => {
    const outcome = act(session, right);
    let last = outcome;
    for (let n = 0; n < 9; n++) last = act(session, right, { repeat: true }) ?? last;
    return [heroCell(game).x, last];
  };
  const asleep = {
    type: 'changed',
    stop: { id: 'asleep', params: { monster: 'orc', seq: expect.any(Number), stopped: true } },
  };
  expect(hold()).toEqual([2, asleep]);
  expect(hold()).toEqual([7, asleep]);
});

test('a key that is still held from an earlier game does not count in a new one', () => {
  const session = recordedSession(scene('######### #@......# #########'));
  expect(act(session, { type: 'wait' }, { repeat: true })).toBeNull();
  expect(session.game.turn).toBe(0);
});

test('a count before a command gives it that often, and the last command can be given again', () => {
  const session = recordedSession(scene('############### #@............# ###############'));
  for (const digit of [0, 1, 0]) act(session, { type: 'digit', digit });
  expect(session.count).toBe(10);
  const { stop } = playOut(session, act(session, right));
  expect(stop).toEqual({ id: 'counted', params: { times: 10 } });
  expect(session.commands).toHaveLength(10);
  expect(session.count).toBe(0);
  act(session, { type: 'digit', digit: 2 });
  playOut(session, act(session, { type: 'again' }));
  expect(session.commands).toHaveLength(12);
});

test('a count stops at the usual dangers, and before a known monster', () => {
  const wolf = recordedSession(scene('######### #@....w.# #########'));
  act(wolf, { type: 'digit', digit: 9 });
  expect(playOut(wolf, act(wolf, right))).toMatchObject({ commands: [], stop: { id: 'inView' } });
  const rat = recordedSession(scene('##### #@r## #####'));
  act(rat, { type: 'digit', digit: 9 });
  expect(playOut(rat, act(rat, right))).toMatchObject({ commands: [], stop: { id: 'inTheWay' } });
});

test('Escape cancels a count, and nothing else happens', () => {
  const session = recordedSession(scene('######### #@......# #########'));
  act(session, { type: 'digit', digit: 7 });
  expect(act(session, { type: 'back' })).toEqual({ type: 'changed' });
  act(session, right);
  expect(session.commands).toHaveLength(1);
  expect(session.series).toBeNull();
});

test('without an earlier command there is nothing to repeat', () => {
  const session = recordedSession(scene('######### #@......# #########'));
  expect(act(session, { type: 'again' })).toMatchObject({ stop: { id: 'nothingToRepeat' } });
});
