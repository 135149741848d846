import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredPack } from './packs.ts';

/** The player's packs in a database of their own, one row per pack. */
interface Tables extends DBSchema {
  packs: { key: string; value: StoredPack };
}

const database = 'simple-roguelike-packs';

/** Earlier versions of the page had the packs here, as JSON. */
const oldKey = 'simple-roguelike-packs';

/** Milliseconds after which the page starts without the packs of a database that does not answer. */
const patience = 2000;

let opened: Promise<IDBPDatabase<Tables>> | null = null;

/** Opens the database, again if it failed or was closed. */
function open(): Promise<IDBPDatabase<Tables>> {
  const forget = () => {
    opened = null;
  };
  opened ??= openDB<Tables>(database, 1, {
    upgrade: (tables) => {
      tables.createObjectStore('packs');
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/**
 * The stored packs by name; those of earlier versions of the page move into the database. Packs that cannot be
 * read are ignored, and stay stored. If the browser allows no database, or does not answer in time, only
 * the packs of earlier versions are there.
 */
export async function readPacks(limit = patience): Promise<StoredPack[]> {
  const old = oldPacks();
  const late = new Promise<StoredPack[]>((resolve) => setTimeout(() => resolve(old), limit));
  const packs = await Promise.race([late, readAll(old).catch(() => old)]);
  return packs.sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
}

async function readAll(old: readonly StoredPack[]): Promise<StoredPack[]> {
  const tables = await open();
  if (old.length > 0) await moveOld(tables, old);
  return (await tables.getAll('packs')).filter(isPack);
}

/** Moves packs into the database; a pack that is there stays. They are removed from the old place afterwards. */
async function moveOld(tables: IDBPDatabase<Tables>, old: readonly StoredPack[]): Promise<void> {
  const change = tables.transaction('packs', 'readwrite');
  const known = await change.store.getAllKeys();
  for (const pack of old) {
    const { name } = pack.manifest;
    if (!known.includes(name)) await change.store.put(pack, name);
  }
  await change.done;
  localStorage.removeItem(oldKey);
}

function oldPacks(): StoredPack[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(oldKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPack) : [];
  } catch {
    return [];
  }
}

/** Whether a stored value is a pack. Its parts were checked when it was added. */
function isPack(value: Partial<StoredPack> | null): value is StoredPack {
  const { manifest, on, files } = value ?? {};
  return (
    typeof manifest?.name === 'string' &&
    typeof manifest.title?.en === 'string' &&
    typeof manifest.version === 'string' &&
    typeof on === 'boolean' &&
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every((text) => typeof text === 'string')
  );
}

/**
 * Stores the packs that have changed and removes those that are gone; other packs do not change. Returns false
 * if storage is forbidden or full: then the database is unchanged.
 */
export async function storePacks(
  before: readonly StoredPack[],
  packs: readonly StoredPack[],
): Promise<boolean> {
  const nameOf = ({ manifest: { name } }: StoredPack) => name;
  const names = packs.map(nameOf);
  const gone = before.map(nameOf).filter((name) => !names.includes(name));
  try {
    const change = (await open()).transaction('packs', 'readwrite');
    const requests = [
      ...packs
        .filter((pack) => !before.includes(pack))
        .map((pack) => change.store.put(pack, nameOf(pack))),
      ...gone.map((name) => change.store.delete(name)),
    ];
    await Promise.all([...requests, change.done]);
    return true;
  } catch {
    return false;
  }
}
