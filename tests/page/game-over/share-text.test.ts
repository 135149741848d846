import { expect, test } from 'vitest';
import { shareText } from '../../../src/page/game-over/share-text.ts';
import type { ScoreEntry } from '../../../src/page/scores/score-entry.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../../world.ts';

const entry: ScoreEntry = {
  id: 'a',
  campaign: 'simple',
  seed: 'daily-2026-11-22',
  date: 0,
  turns: 412,
  depth: 3,
  level: 4,
  points: 740,
  cause: { won: false, by: 'attack', kind: 'wolf' },
  mods: [],
  daily: '2026-11-22',
  unranked: null,
  picture: '█▆▃▁',
  isVerified: true,
};

test('the text to share names the game, campaign, date, seed and result, with a picture', () => {
  expect(shareText(entry, campaign, wordsOf('en'), 'en')).toBe(
    [
      'Simple Roguelike: Daily game 2026-11-22',
      'Simple Roguelike · Seed daily-2026-11-22',
      'Killed on floor 3 by a wolf',
      '740 points · Turn 412 · Depth 3 · Lv 4',
      'HP █▆▃▁',
    ].join('\n'),
  );
});

test('the text to share counts gold in Rogue, and leaves out unknown parts', () => {
  const cause = { won: false, by: 'quit' } as const;
  const text = shareText(
    { ...entry, cause, level: null, picture: '' },
    rogueCampaign,
    wordsOf('en'),
    'en',
  );
  expect(text).toContain('Gave up on floor 3\n740 gold pieces · Turn 412 · Depth 3');
  expect(text.split('\n')).toHaveLength(4);
});

test('the text to share names no depth in a campaign with one floor', () => {
  const game = { ...entry, campaign: 'arena', depth: 0, level: null };
  const lines = shareText(game, arenaCampaign, wordsOf('en'), 'en').split('\n');
  expect(lines[2]).toBe('Killed by a wolf');
  expect(lines[3]).toBe('740 points · Turn 412');
});
