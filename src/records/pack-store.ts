import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredPack } from './packs.ts';

/** The player's packs in a database of their own, one row per pack. */
interface Tables extends DBSchema {
  packs: { key: string; value: StoredPack };
}

const databaseName = 'simple-roguelike-packs';

/** Milliseconds after which the page starts without the packs of a database that does not answer. */
const longestWait = 2000;

/** Stores the packs of the player. */
export class PackStore {
  #opened: Promise<IDBPDatabase<Tables>> | null = null;

  /**
   * The stored packs by name. Packs that cannot be read are ignored, and stay stored. There are none if the browser
   * allows no database or does not answer in time.
   */
  async read(limit = longestWait): Promise<StoredPack[]> {
    const noAnswer = new Promise<StoredPack[]>((resolve) => setTimeout(() => resolve([]), limit));
    const packs = await Promise.race([noAnswer, this.#readAll().catch(() => [])]);
    return packs.sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
  }

  /**
   * Stores the packs that have changed and removes packs that are gone; other packs do not change. Returns false if
   * storage is forbidden or full: then the database is unchanged.
   */
  async store(before: readonly StoredPack[], packs: readonly StoredPack[]): Promise<boolean> {
    const nameOf = ({ manifest: { name } }: StoredPack) => name;
    const names = packs.map(nameOf);
    const removedNames = before.map(nameOf).filter((name) => !names.includes(name));
    const changedPacks = packs.filter((pack) => !before.includes(pack));
    try {
      const change = (await this.#open()).transaction('packs', 'readwrite');
      const requests = [
        ...changedPacks.map((pack) => change.store.put(pack, nameOf(pack))),
        ...removedNames.map((name) => change.store.delete(name)),
      ];
      await Promise.all([...requests, change.done]);
      return true;
    } catch {
      return false;
    }
  }

  async #readAll(): Promise<StoredPack[]> {
    return (await (await this.#open()).getAll('packs')).filter(isPack);
  }

  /** Opens the database, again if it failed or was closed. */
  #open(): Promise<IDBPDatabase<Tables>> {
    const forget = () => {
      this.#opened = null;
    };
    this.#opened ??= openDB<Tables>(databaseName, 1, {
      upgrade: (tables) => {
        tables.createObjectStore('packs');
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    this.#opened.catch(forget);
    return this.#opened;
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
