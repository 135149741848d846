import { describe, expect, test } from 'vitest';
import { act } from '../../src/controls/act.ts';
import { hasJustArrived, type Session } from '../../src/controls/session.ts';
import { tap } from '../../src/controls/tap.ts';
import { Tile } from '../../src/dungeon/grid.ts';
import { heroCell } from '../../src/game/entity.ts';
import { changeTile } from '../../src/game/floors/floor.ts';
import type { Game } from '../../src/game/world.ts';
import { scene } from '../world.ts';
import { recordedSession } from './recorded-session.ts';

/** A game whose hero is on stairs down, and a clock that the test sets. */
function atStairs() {
  const game = scene('##### #@..# #####');
  changeTile(game.floor, 6, Tile.stairsDown);
  const session = recordedSession(game);
  const clock = { time: 10_000 };
  session.clock = () => clock.time;
  return { game, session, clock, depth: game.floor.depth };
}

const presses: [string, (session: Session, game: Game) => void][] = [
  ['the key or button that acts here', (session) => act(session, { type: 'here' })],
  ['the button of the screen', (session) => tap(session, { type: 'button', button: 'here' })],
  ['a tap on the hero', (session, game) => tap(session, { type: 'cell', ...heroCell(game) })],
];

describe('a double press on stairs', () => {
  test.each(presses)('%s, pressed twice, takes the stairs once and uses one turn', (_, press) => {
    const { game, session, clock, depth } = atStairs();
    press(session, game);
    expect(game.floor.depth).toBe(depth + 1);
    const { turn } = game;
    clock.time += 250;
    press(session, game);
    expect(game.floor.depth).toBe(depth + 1);
    expect(game.turn).toBe(turn);
  });

  test.each(presses)('%s goes back after a moment', (_, press) => {
    const { game, session, clock, depth } = atStairs();
    press(session, game);
    clock.time += 600;
    press(session, game);
    expect(game.floor.depth).toBe(depth);
  });

  test('the key of the stairs goes back at once, because it is another key', () => {
    const { game, session, depth } = atStairs();
    act(session, { type: 'here' });
    act(session, { type: 'up' });
    expect(game.floor.depth).toBe(depth);
  });

  test('a session without a clock, as that of a bot, goes back at once', () => {
    const { game, session, depth } = atStairs();
    session.clock = null;
    act(session, { type: 'here' });
    act(session, { type: 'here' });
    expect(game.floor.depth).toBe(depth);
  });
});

test('a turn on the same floor is no arrival', () => {
  const { session } = atStairs();
  act(session, { type: 'wait' });
  expect(hasJustArrived(session)).toBe(false);
});
