import { expect, test } from 'vitest';
import { act } from '../../src/controls/act.ts';
import { pressItemButton } from '../../src/controls/item-button.ts';
import { changed, type Session, withoutPrompt } from '../../src/controls/session.ts';
import { goTo } from '../../src/controls/tap.ts';
import { give, scene } from '../world.ts';
import { recordedSession } from './recorded-session.ts';

function session(): Session {
  const game = scene('######## #@.....# ########');
  give(game, 'apple', 'dagger');
  return recordedSession(game);
}

test('an item is used in place of an open question about a direction', () => {
  const played = session();
  act(played, { type: 'run' });
  expect(pressItemButton(played, 1, 0)).toMatchObject({ type: 'turn' });
  expect(played.asking).toBeNull();
});

test.each(['identify', 'genocide'] as const)(
  'a button neither uses an item nor travels while the rules ask: %s',
  (type) => {
    const played = session();
    played.asking = { type };
    const { turn } = played.game;
    expect(pressItemButton(played, 1, 0)).toBe(changed);
    expect(goTo(withoutPrompt(played), { x: 5, y: 1 })).toBe(changed);
    expect(played).toMatchObject({
      asking: { type },
      series: null,
      bag: { open: false, menu: null },
    });
    expect(played.game.turn).toBe(turn);
  },
);

test('a button that uses an item only stops a series', () => {
  const played = session();
  act(played, { type: 'runTowards', dx: 1, dy: 0 });
  expect(played.series).not.toBeNull();
  const { turn } = played.game;
  pressItemButton(played, 1, 0);
  expect(played).toMatchObject({ series: null, bag: { open: false, menu: null } });
  expect(played.game.turn).toBe(turn);
});
