import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Campaigns } from '../../src/app/packs/campaigns.ts';
import { Scores } from '../../src/app/scores.ts';
import { newGame } from '../../src/game/game.ts';
import { dailySeed, hasDeletedAttempt } from '../../src/records/daily.ts';
import { type Database, openDatabase } from '../../src/records/game-database.ts';
import type { GameRow } from '../../src/records/game-rows.ts';
import { storeScore } from '../../src/records/score-store.ts';
import { scoreOf } from '../../src/records/scores.ts';
import { simple } from '../sources.ts';
import { campaign } from '../world.ts';

const date = '2026-11-22';
const row: GameRow = {
  id: 'a',
  campaign: 'simple',
  seed: dailySeed(date),
  daily: date,
  inspected: false,
  copied: false,
  mods: [],
  summary: { depth: 0, level: 1, turn: 0 },
  lines: 4,
  saved: 1,
  status: 'ended',
};
const game = newGame(campaign, row.seed);

let database: Database;

beforeEach(async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  database = await openDatabase(() => {});
});
afterEach(async () => {
  vi.unstubAllGlobals();
  database.close();
  await new Promise<unknown>((resolve) => {
    indexedDB.deleteDatabase('simple-roguelike').onsuccess = resolve;
  });
});

test.each([
  ['the attempt of today leaves no other one', false],
  ['the daily game of another player leaves the attempt of today', true],
])('deleting all scores with %s', async (_, copied) => {
  await storeScore(database, scoreOf({ ...row, copied }, game));
  const scores = new Scores(
    new Campaigns([simple]),
    {
      access: (use) => use(database),
      storage: {
        readOr: (_instead, read) => read(database),
        showFailure: (error) => {
          throw error;
        },
      },
      onAnswer: () => {},
      runFile: async () => null,
      store: async () => true,
    },
    () => {},
  );
  await scores.delete('simple');
  expect(await scores.of('simple')).toEqual([]);
  expect(hasDeletedAttempt('simple', date)).toBe(!copied);
});
