import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Access,
  connect,
  longestWait,
  NoAnswer,
  StorageError,
} from '../../src/records/game-database.ts';
import { removeGame } from '../../src/records/game-store.ts';
import { holdTables } from './hold-tables.ts';

const name = 'simple-roguelike';
let heard: string[];
let access: Access;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  heard = [];
  access = connect({
    outdated: () => heard.push('outdated'),
    answered: () => heard.push('answered'),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await new Promise<unknown>((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = resolve;
  });
});

/** Another tab deletes the database while a third one holds it open. Returns a function that closes it. */
async function block(): Promise<() => void> {
  const held = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  indexedDB.deleteDatabase(name);
  return () => held.close();
}

/** An answer that is given later. */
function makeAnswer() {
  let resolve = () => {};
  let reject = (_error: unknown) => {};
  const promise = new Promise<void>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { promise, resolve, reject };
}

test('a database that does not answer is an error after a few seconds', async () => {
  const close = await block();
  const first = access(async () => 'used').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(longestWait);
  expect(await first).toBeInstanceOf(NoAnswer);
  // The next access does not wait again.
  await expect(access(async () => 'used')).rejects.toThrow(NoAnswer);
  expect(heard).toEqual([]);
  close();
  await expect.poll(() => heard).toEqual(['answered']);
  expect(await access(async () => 'used')).toBe('used');
  await access(async (database) => database.close());
});

test('a database that answers in time is used without a report', async () => {
  const close = await block();
  const used = access(async () => 'used');
  await vi.advanceTimersByTimeAsync(longestWait - 1);
  close();
  expect(await used).toBe('used');
  await vi.advanceTimersByTimeAsync(longestWait);
  expect(heard).toEqual([]);
  await access(async (database) => database.close());
});

test('a transaction that does not answer is an error after a few seconds, and its late answer is reported', async () => {
  const release = holdTables(await access(async (database) => database));
  const written = access((database) => removeGame(database, 'a')).catch(String);
  await vi.advanceTimersByTimeAsync(longestWait);
  expect(await written).toMatch('no answer for 4 s');
  // The next access does not wait again.
  await expect(access(async () => 'used')).rejects.toThrow(NoAnswer);
  expect(heard).toEqual([]);
  release();
  await expect.poll(() => heard).toEqual(['answered']);
  expect(await access(async () => 'used')).toBe('used');
  await access(async (database) => database.close());
});

test('the last of several late answers is reported once', async () => {
  await access(async () => {});
  const answers = [makeAnswer(), makeAnswer(), makeAnswer()];
  const late = answers.map(({ promise }) => access(() => promise).catch(String));
  await vi.advanceTimersByTimeAsync(longestWait);
  expect(await Promise.all(late)).toEqual(Array(3).fill('Error: no answer for 4 s'));
  answers[2].resolve();
  answers[0].reject(new DOMException('The disk is full.', 'QuotaExceededError'));
  await vi.advanceTimersByTimeAsync(longestWait);
  expect(heard).toEqual([]);
  answers[1].resolve();
  await expect.poll(() => heard).toEqual(['answered']);
  await access(async (database) => database.close());
});

test('a database whose late answer is an error is opened again without a report', async () => {
  await access(async () => {});
  const answer = makeAnswer();
  const late = access(() => answer.promise).catch(String);
  await vi.advanceTimersByTimeAsync(longestWait);
  expect(await late).toMatch('no answer for 4 s');
  answer.reject(new DOMException('The disk is full.', 'QuotaExceededError'));
  await vi.advanceTimersByTimeAsync(longestWait);
  expect(await access(async () => 'used')).toBe('used');
  expect(heard).toEqual([]);
  await access(async (database) => database.close());
});

test('an answer that waits until a busy page has time is not late', async () => {
  vi.useRealTimers();
  const limit = 80;
  const own = connect({ outdated: () => {}, answered: () => heard.push('answered') }, limit);
  const used = own(async (database) => database.get('games', 'a'));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * limit);
  expect(await used).toBe(undefined);
  expect(heard).toEqual([]);
  await own(async (database) => database.close());
});

test('an error of the storage keeps its name and message, and another error stays as it is', async () => {
  const full = new DOMException('The disk is full.', 'QuotaExceededError');
  const error = await access(() => Promise.reject(full)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StorageError);
  expect(error).toMatchObject({ name: 'QuotaExceededError', message: 'The disk is full.' });
  const mistake = new TypeError('x is undefined');
  await expect(access(() => Promise.reject(mistake))).rejects.toBe(mistake);
  await access(async (database) => database.close());
});
