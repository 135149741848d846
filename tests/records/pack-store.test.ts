import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { readPacks, storePacks } from '../../src/records/pack-store.ts';
import type { StoredPack } from '../../src/records/packs.ts';

function pack(name: string, version = '1.0.0'): StoredPack {
  return { manifest: { name, title: { en: name }, version }, on: true, files: { 'a.json': '{}' } };
}

afterEach(async () => {
  vi.restoreAllMocks();
  await storePacks(await readPacks(), []);
});

test('stored packs are there again, in the order of their names', async () => {
  const packs = [pack('b'), pack('a')];
  expect(await storePacks([], packs)).toBe(true);
  expect(await readPacks()).toEqual([pack('a'), pack('b')]);
});

test('a change writes only what has changed, so that another tab loses nothing', async () => {
  const [a, b] = [pack('a'), pack('b')];
  await storePacks([], [a, b]);
  // Another tab, which knows both packs, updates one.
  await storePacks([a, b], [a, pack('b', '2.0.0')]);
  // This tab switches the other one off and does not know about the update.
  await storePacks([a, b], [{ ...a, on: false }, b]);
  expect(await readPacks()).toEqual([{ ...pack('a'), on: false }, pack('b', '2.0.0')]);
  await storePacks([a, b], [b]);
  expect(await readPacks()).toEqual([pack('b', '2.0.0')]);
});

test('a full storage is reported, and the stored packs stay', async () => {
  const a = pack('a');
  await storePacks([], [a]);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await storePacks([a], [pack('a', '2.0.0')])).toBe(false);
  vi.restoreAllMocks();
  expect(await readPacks()).toEqual([a]);
});

test('a database that does not answer delays the page only for the time limit', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    return { store: { getAll: () => new Promise(() => {}) } } as never;
  });
  expect(await readPacks(5)).toEqual([]);
});

test('values that are no packs are left out', async () => {
  await storePacks([], [pack('a'), { manifest: { name: 'x' } } as never]);
  expect(await readPacks()).toEqual([pack('a')]);
});
