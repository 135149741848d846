import { expect, test, vi } from 'vitest';
import {
  dailyDate,
  dailySeed,
  hasDeletedAttempt,
  isDailySeed,
  noteDeletedAttempt,
} from '../../src/records/daily.ts';

test('the daily game changes at midnight in UTC, wherever the player is', () => {
  expect(dailyDate(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-22');
  expect(dailyDate(new Date('2026-11-23T00:00:00.000Z'))).toBe('2026-11-23');
  expect(dailyDate(new Date('2026-11-23T08:30:00+09:00'))).toBe('2026-11-22');
  expect(dailyDate(new Date('2026-12-31T20:00:00-05:00'))).toBe('2027-01-01');
});

test('the seed of a daily game contains its date and is recognised', () => {
  expect(dailySeed('2026-11-22')).toBe('daily-2026-11-22');
  expect(isDailySeed(dailySeed('2026-11-22'))).toBe(true);
  for (const seed of ['2026-11-22', 'daily-', 'daily-2026-11-22x', 'xdaily-2026-11-22', 'day23']) {
    expect(isDailySeed(seed)).toBe(false);
  }
});

test('a deleted attempt of an earlier day does not hide that the attempt of today was deleted', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  try {
    noteDeletedAttempt('simple', '2026-11-21');
    expect(hasDeletedAttempt('simple', '2026-11-22')).toBe(false);
    noteDeletedAttempt('simple', '2026-11-22');
    noteDeletedAttempt('simple', '2026-11-21');
    expect(hasDeletedAttempt('simple', '2026-11-22')).toBe(true);
    expect(hasDeletedAttempt('rogue', '2026-11-22')).toBe(false);
  } finally {
    vi.unstubAllGlobals();
  }
});
