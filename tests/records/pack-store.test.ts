import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { readPacks, storePacks } from '../../src/records/pack-store.ts';
import type { StoredPack } from '../../src/records/packs.ts';

const old = 'simple-roguelike-packs';

function pack(name: string, version = '1.0.0'): StoredPack {
  return { manifest: { name, title: { en: name }, version }, on: true, files: { 'a.json': '{}' } };
}

/** A `localStorage` with a value at the place of earlier versions. */
function holdOld(value: string | null): Map<string, string> {
  const values = new Map(value === null ? [] : [[old, value]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => values.delete(key),
  });
  return values;
}

afterEach(async () => {
  vi.unstubAllGlobals();
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

test('packs of earlier versions move into the database, and a newer pack there stays', async () => {
  await storePacks([], [pack('a', '2.0.0')]);
  const values = holdOld(JSON.stringify([pack('a'), pack('b'), { manifest: null }]));
  expect(await readPacks()).toEqual([pack('a', '2.0.0'), pack('b')]);
  expect(values.size).toBe(0);
  expect(await readPacks()).toEqual([pack('a', '2.0.0'), pack('b')]);
});

test('packs of earlier versions stay where they are if they cannot be moved', async () => {
  const values = holdOld(JSON.stringify([pack('b')]));
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    // A value that cannot be stored fails as a full storage does.
    return put.call(this, () => {}, 'x');
  });
  expect(await readPacks()).toEqual([pack('b')]);
  expect(values.size).toBe(1);
  vi.restoreAllMocks();
  expect(await readPacks()).toEqual([pack('b')]);
  expect(values.size).toBe(0);
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
  holdOld(null);
  expect(await readPacks(5)).toEqual([]);
});

test('values that are no packs are left out', async () => {
  holdOld('{');
  expect(await readPacks()).toEqual([]);
  await storePacks([], [pack('a'), { manifest: { name: 'x' } } as never]);
  expect(await readPacks()).toEqual([pack('a')]);
});
