import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/records/game-database.ts';
import type { GameRow, Snapshot } from '../../src/records/game-rows.ts';
import {
  addToGame,
  listGames,
  moveGame,
  readGame,
  readMap,
  removeGame,
  storeGame,
  TakenOver,
} from '../../src/records/game-store.ts';
import type { Segment } from '../../src/records/run-file.ts';

let database: Database;

beforeEach(async () => {
  database = await openDatabase(() => {});
});
afterEach(async () => {
  database.close();
  await new Promise<unknown>((resolve) => {
    indexedDB.deleteDatabase('simple-roguelike').onsuccess = resolve;
  });
});

const row: GameRow = {
  id: 'a',
  campaign: 'simple',
  seed: 'day23',
  daily: null,
  inspected: false,
  copied: false,
  mods: [],
  summary: { depth: 0, level: 1, turn: 0, health: { now: 9, max: 12 } },
  lines: 0,
  saved: 1,
  status: 'playing',
};
const segment: Segment = {
  from: 0,
  reason: 'start' as const,
  rules: 'b'.repeat(64),
  content: 'a'.repeat(64),
  start: '0'.repeat(16),
  parts: [],
  systems: null,
  state: null,
};
const parts = { player: 'person', mods: [], segments: [segment], fault: null };
const snapshotOf = (mark: number): Snapshot => ({
  state: Uint8Array.of(mark),
  map: { width: 1, tiles: Uint8Array.of(0), hero: 0 },
});

/** Adds lines one by one, as a game does. A snapshot joins the lines since the one before, at `from`. */
async function addLines(from: number, to: number, snapshotAt = -1): Promise<void> {
  for (let n = from; n < to; n++) {
    await addToGame(database, {
      row: { ...row, lines: n + 1 },
      from: n,
      lines: [`line ${n}`],
      ...(n === 0 && { parts }),
      ...(n + 1 === snapshotAt && {
        snapshot: { ...snapshotOf(n + 1), at: n + 1 },
        joined: { from, lines: linesTo(n + 1).slice(from) },
        keepFrom: from,
      }),
    });
  }
}
const linesTo = (count: number) => Array.from({ length: count }, (_, n) => `line ${n}`);

test('a game is read with all its lines in order, whether they were added alone or together', async () => {
  await addLines(0, 12, 12);
  await addLines(12, 15);
  await addToGame(database, {
    row: { ...row, lines: 17 },
    from: 15,
    lines: ['line 15', 'line 16'],
  });
  const game = await readGame(database, 'a');
  expect(game?.turns).toEqual(linesTo(17));
  expect(game?.row.lines).toBe(17);
  expect(game?.parts).toEqual(parts);
});

test('a snapshot joins the lines before it into one row of the journal', async () => {
  await addLines(0, 30, 20);
  expect(await database.getAllKeys('journal')).toHaveLength(1 + 10);
  expect((await readGame(database, 'a'))?.turns).toEqual(linesTo(30));
});

test('a game keeps its two newest snapshots, newest first, and shows the newest map', async () => {
  for (const at of [5, 10, 15]) await addLines(at - 5, at, at);
  const game = await readGame(database, 'a');
  expect(game?.snapshots.map(({ at, state }) => [at, ...state])).toEqual([
    [15, 15],
    [10, 10],
  ]);
  expect(await readMap(database, 'a')).toEqual(snapshotOf(15).map);
});

test('a page whose game was moved by another page adds nothing to it, and leaves nothing behind', async () => {
  await addLines(0, 3);
  await moveGame(database, 'a', 'b');
  await expect(addLines(3, 4)).rejects.toThrow(TakenOver);
  expect((await readGame(database, 'b'))?.turns).toEqual(linesTo(3));
  expect((await listGames(database)).map(({ id }) => id)).toEqual(['b']);
  expect(await database.getAllKeys('journal')).toEqual([['b', 0]]);
});

test('lines after one that is missing are not read until it is stored', async () => {
  await addLines(0, 3);
  await addLines(4, 6, 6);
  expect((await readGame(database, 'a'))?.turns).toEqual(linesTo(3));
  expect((await readGame(database, 'a'))?.snapshots).toEqual([]);
  await addLines(3, 4);
  expect((await readGame(database, 'a'))?.turns).toEqual(linesTo(6));
});

test('all games are listed, and a removed game leaves nothing', async () => {
  await addLines(0, 4, 2);
  const game = await readGame(database, 'a');
  if (!game) throw new Error('the game is missing');
  await storeGame(database, { ...game, row: { ...game.row, id: 'b', saved: 2 } });
  expect((await listGames(database)).map(({ id }) => id).sort()).toEqual(['a', 'b']);
  await removeGame(database, 'a');
  expect(await readGame(database, 'a')).toBe(null);
  expect((await readGame(database, 'b'))?.turns).toEqual(linesTo(4));
  expect(await database.count('journal')).toBe(1);
  expect(await database.count('snapshots')).toBe(1);
});

test('a write that fails leaves the game as it was', async () => {
  await addLines(0, 2);
  const broken = {
    ...snapshotOf(3),
    at: 3,
    map: { width: 1, tiles: (() => {}) as never, hero: 0 },
  };
  const additions = { row: { ...row, lines: 3 }, from: 2, lines: ['line 2'], snapshot: broken };
  await expect(addToGame(database, additions)).rejects.toThrow();
  const game = await readGame(database, 'a');
  expect([game?.row.lines, game?.turns]).toEqual([2, linesTo(2)]);
});
