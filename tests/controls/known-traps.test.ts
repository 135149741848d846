import { describe, expect, test } from 'vitest';
import { act, answerDoubt } from '../../src/controls/act.ts';
import { offersAgain } from '../../src/controls/repetition.ts';
import { startWalk, tap } from '../../src/controls/tap.ts';
import { directions } from '../../src/dungeon/grid.ts';
import { heroCell } from '../../src/game/entity.ts';
import { fov } from '../../src/game/systems/fov.ts';
import { arenaCampaign, messageIds, place, rogueCampaign, scene } from '../world.ts';
import { recordedSession } from './recorded-session.ts';

const right = { type: 'step', dx: 1, dy: 0 } as const;
const move = { type: 'move', dx: 1, dy: 0 } as const;

/** The hero beside a bear trap on its right. */
function besideTrap({ found = true, map = '##### #@..# #####' } = {}) {
  const game = scene(map, { campaign: rogueCampaign });
  const trap = place(game, 'bear-trap', 2, 1);
  game.stores.Trap.found[trap] = Number(found);
  fov(game);
  return recordedSession(game);
}

describe('a step onto a known trap', () => {
  test('a step onto a known trap asks once, and is taken if it is meant', () => {
    const session = besideTrap();
    act(session, right);
    const doubt = { type: 'tread', trap: 'bear-trap' };
    expect(session.asking).toMatchObject({ type: 'sure', doubt });
    expect(session.commands).toEqual([]);
    answerDoubt(session, true);
    expect(session.commands).toEqual([move]);
    expect(session.asking).toBeNull();
    expect(heroCell(session.game)).toEqual({ x: 2, y: 1 });
    expect(offersAgain(session)).toBe(false);
    // The hero struggles in the trap, which is no step onto it.
    act(session, right);
    expect(session.asking).toBeNull();
  });

  test('a step onto a known trap is not taken if the player cancels, nor by holding the key', () => {
    const session = besideTrap();
    act(session, right);
    act(session, right, { repeat: true });
    answerDoubt(session, false);
    expect(act(session, right, { repeat: true })).toBeNull();
    expect(session.commands).toEqual([]);
    act(session, right);
    expect(session.asking).toMatchObject({ type: 'sure' });
  });

  test('a step off a floor without outer walls is an ordinary step, in each direction', () => {
    for (const { dx, dy } of directions) {
      const game = scene('@..\n...', { campaign: arenaCampaign, seed: `${dx} ${dy}` });
      const session = recordedSession(game);
      act(session, { type: 'step', dx, dy });
      expect(session.asking).toBeNull();
    }
  });

  test('a step onto a known trap is asked about when an item hides the trap', () => {
    const session = besideTrap();
    place(session.game, 'ration', 2, 1);
    fov(session.game);
    act(session, right);
    expect(session.asking).toMatchObject({ doubt: { trap: 'bear-trap' } });
  });

  test('a tap on a known trap beside the hero asks as a step does', () => {
    const session = besideTrap();
    tap(session, { type: 'cell', x: 2, y: 1 });
    expect(session.asking).toMatchObject({ doubt: { type: 'tread' } });
    answerDoubt(session, true);
    expect(session.commands).toEqual([move]);
  });

  test('a pointer that stays held after a tap on a known trap does not walk under the question', () => {
    const session = besideTrap({ map: '##### #@..# #...# #####' });
    const walk = startWalk(session);
    tap(session, { type: 'cell', x: 2, y: 1 });
    const { asking } = session;
    expect(walk(1, 2)).toBeNull();
    expect(session.commands).toEqual([]);
    expect(session.asking).toBe(asking);
    answerDoubt(session, true);
    expect(session.commands).toEqual([move]);
  });

  test('repeating a step onto a known trap asks again', () => {
    const session = besideTrap({ map: '###### #@.%.# ######' });
    act(session, right);
    answerDoubt(session, true);
    session.game.stores.Condition.trapped[session.game.hero] = 0;
    act(session, { type: 'step', dx: -1, dy: 0 });
    act(session, right);
    answerDoubt(session, false);
    act(session, { type: 'again' });
    expect(session.asking).toMatchObject({ doubt: { type: 'tread' } });
  });

  test('a step onto a known trap is not asked about when the player wants no questions', () => {
    const session = besideTrap();
    session.options.confirms = false;
    act(session, right);
    expect(session.asking).toBeNull();
    expect(session.commands).toEqual([move]);
  });
});

test('a step onto an unknown trap asks nothing', () => {
  const session = besideTrap({ found: false });
  act(session, right);
  expect(session.asking).toBeNull();
  expect(messageIds(session.game)).toContain('snared');
});

test('an attack on a monster that is on a known trap asks nothing', () => {
  const session = besideTrap({ map: '##### #@H.# #####' });
  act(session, right);
  expect(session.asking).toBeNull();
  expect(session.commands).toEqual([move]);
});

test('a confused hero, which does not know where its step leads, is not asked', () => {
  const session = besideTrap();
  session.game.stores.Condition.confused[session.game.hero] = 9;
  act(session, right);
  expect(session.commands).toEqual([move]);
});
