import { expect, test } from 'vitest';
import type { GameResult, Line, Setting } from '../../src/lab/simulations/simulate.ts';
import { summarise } from '../../src/lab/simulations/summary.ts';
import { summaryLines } from '../../src/lab/simulations/summary-lines.ts';

const setting: Setting = {
  campaign: 'rogue',
  bot: 'careful',
  content: '665bcbfcac117cded',
  rules: 'a'.repeat(64),
  without: ['hunger'],
  limit: 20_000,
};
const died: GameResult = {
  seed: '1',
  outcome: 'died',
  killer: 'troll',
  turns: 1500,
  depth: 3,
  deepest: 4,
  score: 34,
  slack: 120,
  ungenerated: ['dragon'],
  unmet: ['bat', 'dragon'],
  unused: [],
};
const won: GameResult = { ...died, seed: '2', outcome: 'won', killer: null, turns: 2500 };
const linesOf = (all: readonly (GameResult | { seed: string; error: string })[]) =>
  summaryLines(
    summarise(
      setting,
      all.map((one): Line => ({ ...setting, ...one })),
    ),
  );

test('a summary is tables of shares and numbers, and lists of kinds', () => {
  const lines = linesOf([died, won, { seed: '3', error: 'broken' }]);
  expect(lines).toEqual([
    'careful in rogue: 3 games, at most 20,000 turns each',
    'content: 665bcbfcac11',
    'systems switched off: hunger',
    'seeds left out, because a game failed: 3',
    '',
    'outcome     games  share  95% interval',
    'won             1  50.0%  9.5% … 90.5%',
    'died            1  50.0%  9.5% … 90.5%',
    'unfinished      0   0.0%  0.0% … 65.8%',
    '',
    'killed by  games  share  95% interval',
    'troll          1  50.0%  9.5% … 90.5%',
    '',
    'per game           mean        95% interval   median  least   most',
    'turns           2,000.0  fewer than 5 games  2,000.0  1,500  2,500',
    'greatest depth      4.0  fewer than 5 games      4.0      4      4',
    'score              34.0  fewer than 5 games     34.0     34     34',
    'turn of death   1,500.0  fewer than 5 games  1,500.0  1,500  1,500',
    'depth of death      3.0  fewer than 5 games      3.0      3      3',
    'lowest energy     120.0  fewer than 5 games    120.0    120    120',
    '',
    'never generated: dragon',
    'generated, but never met: bat',
  ]);
});

test('games that all failed have no tables', () => {
  const lines = linesOf([{ seed: '3', error: 'broken' }]);
  expect(lines.slice(3)).toEqual(['seeds left out, because a game failed: 3']);
});
