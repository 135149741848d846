import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { PackStore } from '../../src/records/pack-store.ts';
import type { StoredPack } from '../../src/records/packs.ts';

const store = new PackStore();

function pack(name: string, version = '1.0.0'): StoredPack {
  return { manifest: { name, title: { en: name }, version }, on: true, files: { 'a.json': '{}' } };
}

afterEach(async () => {
  vi.restoreAllMocks();
  await store.store(await store.read(), []);
});

test('stored packs are there again, in the order of their names', async () => {
  const packs = [pack('b'), pack('a')];
  expect(await store.store([], packs)).toBe(true);
  expect(await store.read()).toEqual([pack('a'), pack('b')]);
});

test('a change writes only what has changed, so that another tab loses nothing', async () => {
  const [a, b] = [pack('a'), pack('b')];
  await store.store([], [a, b]);
  // Another tab, which knows both packs, updates one.
  await store.store([a, b], [a, pack('b', '2.0.0')]);
  // This tab switches the other one off and does not know about the update.
  await store.store([a, b], [{ ...a, on: false }, b]);
  expect(await store.read()).toEqual([{ ...pack('a'), on: false }, pack('b', '2.0.0')]);
  await store.store([a, b], [b]);
  expect(await store.read()).toEqual([pack('b', '2.0.0')]);
});

test('a full storage is reported, and the stored packs stay', async () => {
  const a = pack('a');
  await store.store([], [a]);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await store.store([a], [pack('a', '2.0.0')])).toBe(false);
  vi.restoreAllMocks();
  expect(await store.read()).toEqual([a]);
});

test('a database that does not answer delays the page only for the time limit', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    return { store: { getAll: () => new Promise(() => {}) } } as never;
  });
  expect(await store.read(5)).toEqual([]);
});

test('values that are no packs are left out', async () => {
  await store.store([], [pack('a'), { manifest: { name: 'x' } } as never]);
  expect(await store.read()).toEqual([pack('a')]);
});
