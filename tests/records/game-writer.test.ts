import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Access,
  connect,
  type Database,
  openDatabase,
} from '../../src/records/game-database.ts';
import type { GameRow, Snapshot } from '../../src/records/game-rows.ts';
import { moveGame, readGame } from '../../src/records/game-store.ts';
import { GameWriter } from '../../src/records/game-writer.ts';
import type { Segment } from '../../src/records/run-file.ts';
import { holdTables } from './hold-tables.ts';

let database: Database;
let heard: string[];

beforeEach(async () => {
  heard = [];
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
const snapshot: Snapshot = {
  state: Uint8Array.of(7),
  map: { width: 1, tiles: Uint8Array.of(0), hero: 0 },
};

function makeWriter(source: Database = database): GameWriter {
  return writerOf((work) => work(source));
}

function writerOf(access: Access): GameWriter {
  return new GameWriter(access, 0, {
    failed: (error) => heard.push(`failed: ${(error as Error).name}`),
    recovered: () => heard.push('recovered'),
    takenOver: () => heard.push('taken over'),
  });
}

/** Adds the lines of a short game; a snapshot follows every tenth line. */
function addLines(writer: GameWriter, from: number, to: number): void {
  for (let n = from; n < to; n++) {
    const isDue = (n + 1) % 10 === 0;
    const lines = [`line ${n}`];
    writer.add({
      row: { ...row, lines: n + 1 },
      from: n,
      lines,
      ...(isDue && { snapshot: { ...snapshot, at: n + 1 } }),
      ...(n === 0 && { parts }),
    });
  }
}
const linesTo = (count: number) => Array.from({ length: count }, (_, n) => `line ${n}`);

/** A database that refuses the write with this number, as a full disk does. */
function failingAt(write: number): Database {
  let count = 0;
  return new Proxy(database, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (key !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return (...args: Parameters<Database['transaction']>) => {
        if (count++ === write) throw new DOMException('The disk is full.', 'QuotaExceededError');
        return value.apply(target, args);
      };
    },
  });
}

test('commands that come faster than the storage writes are all stored in order', async () => {
  const writer = makeWriter();
  for (let n = 0; n < 50; n += 5) {
    addLines(writer, n, n + 5);
    await Promise.resolve();
  }
  await writer.finish();
  const game = await readGame(database, 'a');
  expect(game?.turns).toEqual(linesTo(50));
  expect(game?.row.lines).toBe(50);
  expect(game?.snapshots.map(({ at }) => at)).toContain(50);
  expect(heard).toEqual([]);
});

describe('when the storage is full', () => {
  test('the next command stores what an earlier one could not, whichever write fails', async () => {
    for (let write = 0; write < 6; write++) {
      heard = [];
      const writer = makeWriter(failingAt(write));
      for (let n = 0; n < 6; n++) {
        addLines(writer, n, n + 1);
        await writer.finish();
      }
      addLines(writer, 6, 7);
      await writer.finish();
      expect((await readGame(database, 'a'))?.turns).toEqual(linesTo(7));
      expect(heard).toEqual(['failed: QuotaExceededError', 'recovered']);
      await Promise.all(
        (['games', 'parts', 'journal', 'snapshots'] as const).map((table) => database.clear(table)),
      );
    }
  });
});

test('after another page has taken the game over, nothing more is written', async () => {
  const writer = makeWriter();
  addLines(writer, 0, 3);
  await writer.finish();
  await moveGame(database, 'a', 'b');
  addLines(writer, 3, 5);
  await writer.finish();
  addLines(writer, 5, 6);
  await writer.finish();
  expect((await readGame(database, 'b'))?.turns).toEqual(linesTo(3));
  expect(await readGame(database, 'a')).toBe(null);
  expect(heard).toEqual(['taken over']);
});

test('a write that the browser answers late loses no turn, and stores each turn once', async () => {
  let answered = () => {};
  const limit = 40;
  const access = connect({ outdated() {}, answered: () => answered() }, limit);
  const writer = writerOf(access);
  addLines(writer, 0, 3);
  await writer.finish();
  const release = holdTables(database);
  addLines(writer, 3, 5);
  await writer.finish();
  expect(heard).toEqual(['failed: Error']);
  // These wait for the answer.
  addLines(writer, 5, 12);
  await writer.finish();
  const isAnswered = new Promise<void>((resolve) => {
    answered = resolve;
  });
  release();
  await isAnswered;
  expect((await readGame(database, 'a'))?.turns).toEqual(linesTo(5));
  addLines(writer, 12, 13);
  await writer.finish();
  const game = await readGame(database, 'a');
  expect(game?.turns).toEqual(linesTo(13));
  expect(game?.snapshots.map(({ at }) => at)).toEqual([10]);
  expect(heard.at(-1)).toBe('recovered');
  expect(new Set(heard.slice(0, -1))).toEqual(new Set(['failed: Error']));
  await access(async (opened) => opened.close());
});

test('a connection that the browser has closed is opened again, and the game is stored completely', async () => {
  const access = connect({ outdated() {}, answered() {} });
  const connection = () => access(async (opened) => opened);
  const writer = writerOf(access);
  addLines(writer, 0, 5);
  await writer.finish();
  const first = await connection();
  forceCloseDatabase(unwrap(first) as never);
  await expect.poll(async () => (await connection()) === first).toBe(false);
  addLines(writer, 5, 12);
  await writer.finish();
  expect((await readGame(database, 'a'))?.turns).toEqual(linesTo(12));
  expect(heard).toEqual([]);
  (await connection()).close();
});
