import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { GameRow, RunFileParts, Snapshot } from './game-rows.ts';
import type { Score } from './scores.ts';

/**
 * The tables in the browser's IndexedDB. A game is one row in `games` and one in `parts`; its commands
 * are in `journal`, and its newest snapshots in `snapshots`.
 */
export interface Tables extends DBSchema {
  games: { key: string; value: GameRow };
  parts: { key: string; value: RunFileParts };
  /** Lines of a run file, joined by line breaks. The key is the game and the index of the first line. */
  journal: { key: [game: string, from: number]; value: string };
  /** The key is the game and the number of lines before the snapshot. */
  snapshots: { key: [game: string, at: number]; value: Snapshot };
  scores: { key: string; value: Score; indexes: { campaign: string } };
}

export type Database = IDBPDatabase<Tables>;

const name = 'simple-roguelike';
const version = 1;

/** The browser has failed to open, read or write the database. Has the name and message of its error. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    if (cause instanceof Error) this.name = cause.name;
  }
}

/** The browser does not say whether it can open the database. */
export class NoAnswer extends StorageError {}

/**
 * Does something with the open database. Rejects with a `StorageError` if the browser fails, and with
 * other errors of `work` as they are.
 */
export type Access = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

/** Hears about the connection with the database. */
export interface ConnectionListener {
  /** A newer version of the page, in another tab, needs other tables: this page can store nothing more. */
  outdated(): void;
  /** The database is open after all, after `NoAnswer`. */
  answered(): void;
}

/** Milliseconds after which the page does without a database that does not answer. */
export const patience = 4000;

/**
 * Connects the page with the database. If the browser closes the connection, or could not open it, the
 * next access opens it again.
 */
export function connect(listener: ConnectionListener): Access {
  let database: Promise<Database> | null = null;
  const open = () => {
    const opening = openDatabase(listener.outdated, () => {
      database = null;
    });
    let isLate = false;
    const inTime = new Promise<Database>((resolve, reject) => {
      const timer = setTimeout(() => {
        isLate = true;
        reject(new NoAnswer(new Error(`no answer for ${patience / 1000} s`)));
      }, patience);
      opening.then(resolve, reject).finally(() => clearTimeout(timer));
    });
    opening.then(
      () => {
        if (!isLate) return;
        database = opening;
        listener.answered();
      },
      () => {
        database = null;
      },
    );
    return inTime;
  };
  return async (work) => {
    database ??= open();
    const opened = await database.catch((error: unknown) => {
      throw error instanceof StorageError ? error : new StorageError(error);
    });
    try {
      return await work(opened);
    } catch (error) {
      throw error instanceof DOMException ? new StorageError(error) : error;
    }
  };
}

/** Opens the database. `closed`: the browser has closed the connection. */
export async function openDatabase(
  outdated: () => void,
  closed: () => void = () => {},
): Promise<Database> {
  const callbacks: OpenDBCallbacks<Tables> = {
    upgrade(database) {
      for (const table of ['games', 'parts', 'journal', 'snapshots'] as const) {
        database.createObjectStore(table);
      }
      database.createObjectStore('scores').createIndex('campaign', 'campaign');
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      outdated();
    },
    terminated: closed,
  };
  // Some browsers throw an error at once.
  return await openDB<Tables>(name, version, callbacks);
}
