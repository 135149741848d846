import { expect, test } from 'vitest';
import { lastMessages } from '../../../src/app/play/last-messages.ts';
import { logOf } from '../../../src/app/play/sheets.ts';
import { stop } from '../../../src/controls/automatic/stop.ts';
import { History } from '../../../src/controls/history.ts';
import { playCommand, startSession } from '../../../src/controls/session.ts';
import type { GameEvent } from '../../../src/game/events.ts';
import type { Message } from '../../../src/game/messages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import { scene } from '../../world.ts';

const words = wordsOf('en');

test('the log has the reasons to stop after the messages of their turn, and sets refusals apart', () => {
  const game = scene('#####\n#@..#\n#####');
  const session = startSession(game);
  const { history } = session;
  const say = () => playCommand(session, { type: 'move', dx: 0, dy: -1 });
  history.noteStop(stop('opening'), game.turn);
  say();
  playCommand(session, { type: 'wait' });
  history.noteStop(stop('fork'), game.turn);
  history.noteStop(stop('fork'), game.turn);
  playCommand(session, { type: 'wait' });
  history.noteStop(stop('wayEnds'), game.turn);
  const blocked = history.lines[0].line;
  history.noteStop({ id: 'message', params: { message: blocked } }, game.turn);
  const names = namesOf(game.campaign, 'en');
  expect(
    logOf(history, game.campaign, words, names).map(({ turns, tone }) => [turns, tone === 'stop']),
  ).toEqual([
    ['0', true],
    ['0', true],
    ['1', true],
    ['2', true],
  ]);
  expect(logOf(history, game.campaign, words, names)[2].text).toBe(words.stops.fork({}, names));
});

test('reasons to stop that are repeated between two messages of the story are one line with their number', () => {
  const game = scene('#####\n#@..#\n#####');
  const session = startSession(game);
  const { history } = session;
  for (const id of ['fork', 'opening', 'fork', 'fork'] as const) {
    history.noteStop(stop(id), game.turn);
    playCommand(session, { type: 'wait' });
  }
  const names = namesOf(game.campaign, 'en');
  const lines = logOf(history, game.campaign, words, names);
  expect(lines.map(({ turns, text }) => [turns, text])).toEqual([
    ['0–3', `${words.stops.fork({}, names)}${words.times(3)}`],
    ['1', words.stops.opening({}, names)],
  ]);
});

test('a line of the log has the floor on which it was said', () => {
  const game = scene('#####\n#@>.#\n#####');
  const session = startSession(game);
  playCommand(session, { type: 'move', dx: 1, dy: 0 });
  playCommand(session, { type: 'down' });
  const names = namesOf(game.campaign, 'en');
  const lines = logOf(session.history, game.campaign, words, names);
  const [before, after] = [lines[0], lines.at(-1)];
  const depths = [before, after].map((line) => Number(line?.floor.replace(/\D/g, '')));
  expect(depths[1]).toBe(depths[0] + 1);
  expect(lines.map(({ tone }) => tone)).not.toContain('stop');
});

test('the last messages are those of the last turn that had any, with a later reason to stop', () => {
  const game = scene('#####\n#@..#\n#####');
  const session = startSession(game);
  const { history } = session;
  const names = namesOf(game.campaign, 'en');
  const last = () => lastMessages(history, words, names);
  playCommand(session, { type: 'down' });
  playCommand(session, { type: 'wait' });
  playCommand(session, { type: 'move', dx: 0, dy: -1 });
  expect(last()).toEqual([words.messages.blocked({}, names)]);
  history.noteStop(stop('fork'), game.turn);
  expect(last()).toEqual([words.messages.blocked({}, names), words.stops.fork({}, names)]);
  playCommand(session, { type: 'wait' });
  expect(last()).toHaveLength(2);
  playCommand(session, { type: 'up' });
  expect(last()).toEqual([words.messages.noStairsUp({}, names)]);
});

test('the last messages leave out a vain search, as the log does', () => {
  const game = scene('#####\n#@..#\n#####');
  const history = new History(game);
  const say = (message: Message): GameEvent => ({ type: 'message', message, tone: 'normal' });
  const searched = { id: 'searched', params: {} } as const;
  const evaded = { id: 'evaded', params: { monster: 'rat' } } as const;
  history.note([say(searched), say(evaded)], 1);
  const names = namesOf(game.campaign, 'en');
  expect(lastMessages(history, words, names)).toEqual([
    words.messages.evaded(evaded.params, names),
  ]);
});
