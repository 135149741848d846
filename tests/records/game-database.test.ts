import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Access,
  connect,
  NoAnswer,
  patience,
  StorageError,
} from '../../src/records/game-database.ts';

const name = 'simple-roguelike';
let heard: string[];
let access: Access;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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

test('a database that does not answer is an error after a few seconds', async () => {
  const close = await block();
  const first = access(async () => 'used').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(patience);
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
  await vi.advanceTimersByTimeAsync(patience - 1);
  close();
  expect(await used).toBe('used');
  await vi.advanceTimersByTimeAsync(patience);
  expect(heard).toEqual([]);
  await access(async (database) => database.close());
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
