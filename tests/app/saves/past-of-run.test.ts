import { expect, test } from 'vitest';
import { pastOf } from '../../../src/app/saves/past-of-run.ts';
import type { History, Past } from '../../../src/controls/history.ts';
import { playCommand, startSession } from '../../../src/controls/session.ts';
import type { Campaign } from '../../../src/game/campaign.ts';
import { newGame } from '../../../src/game/game.ts';
import { say } from '../../../src/game/log.ts';
import { bots } from '../../../src/lab/bots/bots.ts';
import { Recording } from '../../../src/records/recording.ts';
import { campaign, rogueCampaign } from '../../world.ts';

/** Plays commands of the careful bot, at most N. `between`: called before the command N. */
function play(
  played: Campaign,
  most: number,
  between: (n: number, recording: Recording) => void = () => {},
) {
  const game = newGame(played, 'past');
  const session = startSession(game);
  const recording = Recording.begin(game, {}, null);
  session.played = (command) => void recording.add(command);
  const next = bots.careful(game, 'past');
  for (let n = 0; n < most && !game.ending; n++) {
    between(n, recording);
    playCommand(session, next());
  }
  return { game, history: session.history, run: recording.runFile(false) };
}

const factsOf = ({ since, lines, kills }: History | Past) => ({ since, lines, kills: [...kills] });

test.each([
  ['simple', campaign],
  ['rogue', rogueCampaign],
])('a continued game of %s gets back each message with its turn, and its kills', (_, played) => {
  const { game, history, run } = play(played, 300);
  expect(history.lines.length).toBeGreaterThan(30);
  const past = pastOf(played, run);
  expect(past && factsOf(past)).toEqual(factsOf(history));
  const continued = startSession(game);
  expect(continued.history.since).toBe(game.turn);
  if (past) continued.history.complete(past);
  expect(factsOf(continued.history)).toEqual(factsOf(history));
});

test('the past has the message of an update in its place', () => {
  const { run } = play(campaign, 100, (n, recording) => {
    if (n !== 60) return;
    say(recording.game, 'important', 'updated');
    recording.beginSegment('update');
  });
  const past = pastOf(campaign, run);
  const ids = past?.lines.map(({ line }) => line.id) ?? [];
  expect(ids.filter((id) => id === 'updated')).toHaveLength(1);
  expect(past?.since).toBe(0);
  expect(past?.lines.find(({ line }) => line.id === 'updated')?.from).toBe(60);
});

test('the past begins after the last part that these rules play differently, or cannot restore', () => {
  const { history, run } = play(campaign, 120, (n, recording) => {
    if (n === 40 || n === 80) recording.beginSegment('update');
  });
  const [first, second, third] = run.segments;
  // The first part was played under other rules, which did something else in line 30.
  const turns = run.turns.map((line, n) => (n === 29 ? run.turns[31] : line));
  const other = { ...first, rules: 'other' };
  const past = pastOf(campaign, { ...run, turns, segments: [other, second, third] });
  expect(past?.since).toBe(40);
  const later = history.lines.filter(({ from }) => from !== null && from > 40);
  expect(past?.lines.filter(({ from }) => from !== null && from > 40)).toEqual(later);
  const broken = { ...second, state: 'AAAA' };
  expect(pastOf(campaign, { ...run, segments: [first, broken, third] })?.since).toBe(80);
});
