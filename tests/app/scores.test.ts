import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Campaigns } from '../../src/app/packs/campaigns.ts';
import { Scores } from '../../src/app/scores.ts';
import { newGame } from '../../src/game/game.ts';
import { dailySeed, hasDeletedAttempt } from '../../src/records/daily.ts';
import { type Database, openDatabase, StorageError } from '../../src/records/game-database.ts';
import type { GameRow } from '../../src/records/game-rows.ts';
import type { RunFile } from '../../src/records/run-file.ts';
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
  summary: { depth: 0, level: 1, turn: 0, health: { now: 9, max: 12 } },
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

/** The scores of the database, the games that were read for them, and the storage failures that were shown. */
function makeScores(isAllowed = () => true, run: RunFile | null = {} as RunFile) {
  const read: string[] = [];
  const failures: unknown[] = [];
  const scores = new Scores(
    new Campaigns([simple]),
    {
      access: async (use) => {
        if (!isAllowed()) throw new StorageError(new Error('full'));
        return use(database);
      },
      storage: {
        readOr: (_instead, use) => use(database),
        showFailure: (error) => void failures.push(error),
      },
      onAnswer: () => {},
      runFile: async (id) => {
        read.push(id);
        return run;
      },
      store: async () => true,
    },
    () => {},
  );
  return { scores, read, failures };
}

test.each([
  ['the attempt of today leaves no other one', false],
  ['the daily game of another player leaves the attempt of today', true],
])('deleting all scores with %s', async (_, copied) => {
  await storeScore(database, scoreOf({ ...row, copied }, game));
  const { scores } = makeScores();
  await scores.delete('simple');
  expect(await scores.of('simple')).toEqual([]);
  expect(hasDeletedAttempt('simple', date)).toBe(!copied);
});

test('a score is verified once, however often the list is opened meanwhile', async () => {
  for (const id of ['a', 'b', 'c']) await storeScore(database, scoreOf({ ...row, id }, game));
  const { scores, read } = makeScores();
  await Promise.all([scores.lists('simple'), scores.lists('simple'), scores.lists('simple')]);
  await vi.waitFor(() => expect(read.length).toBeGreaterThanOrEqual(3));
  await scores.lists('simple');
  expect(read.toSorted()).toEqual(['a', 'b', 'c']);
});

test('a score whose game could not be read is tried again with the next list', async () => {
  await storeScore(database, scoreOf(row, game));
  const { scores, read } = makeScores(() => true, null);
  await scores.lists('simple');
  await vi.waitFor(() => expect(read).toHaveLength(1));
  await scores.lists('simple');
  await vi.waitFor(() => expect(read).toHaveLength(2));
});

test('a score that the browser does not store stays in the list, and the page says so', async () => {
  let isFull = true;
  const { scores, failures } = makeScores(() => !isFull);
  const score = scoreOf(row, game);
  await scores.add(score, {} as RunFile);
  expect(failures).toHaveLength(1);
  expect(await scores.of('simple')).toEqual([score]);
  isFull = false;
  await scores.add({ ...score, id: 'b' }, {} as RunFile);
  expect((await scores.of('simple')).map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  expect(failures).toHaveLength(1);
});
