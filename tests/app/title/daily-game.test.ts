import { expect, test } from 'vitest';
import { dailyState } from '../../../src/app/title/daily-game.ts';
import { newGame } from '../../../src/game/game.ts';
import type { GameRow } from '../../../src/records/game-rows.ts';
import { type Score, scoreOf } from '../../../src/records/scores.ts';
import { campaign } from '../../world.ts';

const noon = new Date('2026-11-22T12:00:00Z');
const row: GameRow = {
  id: 'a',
  campaign: 'simple',
  seed: 'daily-2026-11-22',
  daily: '2026-11-22',
  inspected: false,
  copied: false,
  mods: [],
  summary: { depth: 0, level: 1, turn: 0, health: { now: 9, max: 12 } },
  lines: 4,
  saved: 1,
  status: 'playing',
};
const played: Score = { ...scoreOf(row, newGame(campaign, row.seed)), points: 740 };

test('a daily game is fresh until it is begun, then in progress, then played', () => {
  expect(dailyState(noon, 'simple', [], [], false)).toEqual({ type: 'fresh', date: '2026-11-22' });
  expect(dailyState(noon, 'simple', [row], [], false)).toMatchObject({ type: 'playing', id: 'a' });
  const ended: GameRow = { ...row, status: 'ended' };
  expect(dailyState(noon, 'simple', [ended], [played], false)).toMatchObject({
    type: 'played',
    points: 740,
  });
});

test('each campaign and each day has its own attempt', () => {
  expect(dailyState(noon, 'rogue', [row], [played], false).type).toBe('fresh');
  const tomorrow = new Date('2026-11-23T00:00:00Z');
  expect(dailyState(tomorrow, 'simple', [row], [played], false)).toEqual({
    type: 'fresh',
    date: '2026-11-23',
  });
});

test('a further attempt and the game of another player’s file are not the attempt of the day', () => {
  const further = { ...row, daily: null };
  const copied = { ...row, copied: true };
  expect(dailyState(noon, 'simple', [further, copied], [], false).type).toBe('fresh');
  const copiedScore: Score = { ...played, unranked: 'copied' };
  expect(dailyState(noon, 'simple', [], [copiedScore], false).type).toBe('fresh');
});

test('deleting the ranked attempt of a day does not give another one', () => {
  expect(dailyState(noon, 'simple', [], [], true).type).toBe('deleted');
  expect(dailyState(noon, 'simple', [row], [], true).type).toBe('playing');
  expect(dailyState(noon, 'simple', [], [played], true).type).toBe('played');
});
