import { describe, expect, test } from 'vitest';
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

describe('the past of a continued game', () => {
  const map = '#####\n#@r.#\n#.r.#\n#####';
  const east: Command = { type: 'move', dx: 1, dy: 0 };
  const wall: Command = { type: 'move', dx: -1, dy: 0 };

  /** A game in which the hero has killed a rat and then pushed against a wall, and its history. */
  function played() {
    const game = scene(map);
    game.stores.Stats.attack[game.hero] = 99;
    const { history } = startSession(game);
    const session = { ...startSession(game), history };
    playCommand(session, east);
    for (let n = 0; n < 10; n++) playCommand(session, n % 2 ? { type: 'pickup' } : wall);
    return { game, past: history.past };
  }

  test('the past of a continued game completes its history, its turns and its kills', () => {
    const { game, past } = played();
    const whole = past.lines.length;
    const session = startSession(game);
    playCommand(session, { type: 'move', dx: 1, dy: 1 });
    expect(session.history.complete(past)).toBe(true);
    expect(whole).toBeGreaterThan(logLength);
    expect(session.history.since).toBe(0);
    expect([...session.history.kills]).toEqual([['rat', 2]]);
    expect(session.history.lines.slice(0, whole)).toEqual(past.lines);
    expect(session.history.lines.at(-1)).toMatchObject({ line: { id: 'kill' }, from: game.turn });
  });

  test('the past of a continued game keeps the repetitions that the session has added', () => {
    const { game, past } = played();
    playCommand(startSession(game), { type: 'wait' });
    const session = startSession(game);
    playCommand(session, { type: 'pickup' });
    const { turn } = game;
    session.history.complete(past);
    const last = session.history.lines.at(-1);
    expect(last).toEqual({
      ...past.lines.at(-1),
      line: { ...past.lines.at(-1)?.line, times: 2 },
      to: turn,
    });
    expect(session.history.lines).toHaveLength(past.lines.length);
  });

  test('the past of another game is not used', () => {
    const { game } = played();
    const session = startSession(game);
    const before = [...session.history.lines];
    const other = startSession(scene(map));
    playCommand(other, north);
    session.history.complete(other.history.past);
    expect(session.history.lines).toEqual(before);
    expect([session.history.since, session.history.kills.size]).toEqual([game.turn, 0]);
  });

  test('a past that begins no earlier adds nothing, so that the page need not show it', () => {
    const { past } = played();
    const session = startSession(scene(map));
    expect(session.history.complete(past)).toBe(false);
    expect(session.history.lines).toHaveLength(0);
    expect(session.history.kills.size).toBe(0);
  });
});
