import { expect, test } from 'vitest';
import { playCommand, startSession } from '../../src/controls/session.ts';
import type { Command } from '../../src/game/commands.ts';
import { logLength } from '../../src/game/log.ts';
import { give, scene } from '../world.ts';

const north: Command = { type: 'move', dx: 0, dy: -1 };
const ids = ({ history }: ReturnType<typeof startSession>) =>
  history.lines.map(({ line }) => line.id);

test('the history keeps every message, also messages that the state has dropped', () => {
  const game = scene('#####\n#@..#\n#####');
  give(game, 'apple', 'dagger');
  const session = startSession(game);
  const commands: Command[] = [
    { type: 'equip', slot: 1 },
    { type: 'takeOff', slot: 1 },
  ];
  for (let round = 0; round < 10; round++) {
    for (const command of commands) playCommand(session, command);
  }
  expect(game.log).toHaveLength(logLength);
  const played = Array.from({ length: 20 }, (_, n) => (n % 2 ? 'unwield' : 'wield'));
  expect(ids(session)).toEqual(['picked', 'picked', ...played]);
  const turns = session.history.lines.map(({ from }) => from);
  // Picking up took the first two turns, before the session.
  expect(turns).toEqual([null, null, ...played.map((_, n) => n + 3)]);
});

test('repetitions are folded into one line with the first and the last turn', () => {
  const game = scene('#####\n#@..#\n#####');
  const session = startSession(game);
  for (let n = 0; n < 3; n++) {
    playCommand(session, north);
    playCommand(session, { type: 'wait' });
  }
  const [line] = session.history.lines;
  expect(session.history.lines).toHaveLength(1);
  expect(line.line).toMatchObject({ id: 'blocked', times: 3 });
  expect([line.from, line.to]).toEqual([0, 2]);
});

test('kills are counted by kind', () => {
  const game = scene('#####\n#@r.#\n#.r.#\n#####');
  game.stores.Stats.attack[game.hero] = 99;
  const session = startSession(game);
  playCommand(session, { type: 'move', dx: 1, dy: 0 });
  playCommand(session, { type: 'move', dx: 1, dy: 1 });
  expect([...session.history.kills]).toEqual([['rat', 2]]);
});

test('a continued game begins with the lines that its state has, whose turns are unknown', () => {
  const game = scene('#####\n#@..#\n#####');
  const first = startSession(game);
  playCommand(first, north);
  playCommand(first, { type: 'wait' });
  const session = startSession(game);
  playCommand(session, { type: 'pickup' });
  expect(session.history.since).toBe(1);
  expect(session.history.lines.map(({ line, from }) => [line.id, from])).toEqual([
    ['blocked', null],
    ['nothingHere', 1],
  ]);
});
