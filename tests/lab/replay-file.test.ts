import { expect, test } from 'vitest';
import { bots } from '../../src/lab/bots/bots.ts';
import { replayFile } from '../../src/lab/terminal/replay-file.ts';
import { segmentFrom } from '../../src/records/recording.ts';
import { gameBefore } from '../../src/records/replay.ts';
import { recordGame } from '../records/record-game.ts';
import { campaign } from '../world.ts';

test('a command that throws is a difference in its turn', () => {
  const player = { player: 'greedy', turns: 9 };
  const run = recordGame(campaign, 'x', (game) => bots.greedy(game, 'x'), player);
  const victory = ({ turn }: { turn: number }) => {
    if (turn === 4) throw new Error('broken');
  };
  const { game, difference, text } = replayFile(campaign, run, 'x.json', { replaced: { victory } });
  expect(text).toMatch(/^line 4 differs: the command throws "broken \(.*\)" \(the rules are /);
  expect(difference?.line).toBe(4);
  expect(game.turn).toBe(3);
});

test('a command that throws after lines of other rules is a difference in its own line', () => {
  const player = { player: 'greedy', turns: 12 };
  const run = recordGame(campaign, 'x', (game) => bots.greedy(game, 'x'), player);
  const [first] = run.segments;
  // The first six lines were recorded under rules that made something else of the fourth.
  const foreign = { ...first, rules: 'f'.repeat(64) };
  const own = { ...segmentFrom(gameBefore(campaign, run, 6), 6, 'update'), parts: first.parts };
  const turns = run.turns.with(3, run.turns[4]);
  const victory = ({ turn }: { turn: number }) => {
    if (turn === 7) throw new Error('broken');
  };
  const updated = { ...run, turns, segments: [foreign, { ...own, systems: first.systems }] };
  const found = replayFile(campaign, updated, 'x.json', { replaced: { victory } });
  expect(found.text).toMatch(/^line 7 differs: the command throws "broken/);
  expect(found.text).toContain('the rules are the recorded ones');
  expect(found).toMatchObject({ unverified: 6, difference: { line: 7 } });
});
