import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { GameParts, GameRow, Snapshot } from './game-rows.ts';
import type { Score } from './scores.ts';

/**
 * The tables in the browser's IndexedDB. A game is one row in `games` and one in `parts`; its commands
 * are in `journal`, and its newest snapshots in `snapshots`.
 */
export interface Tables extends DBSchema {
  games: { key: string; value: GameRow };
  parts: { key: string; value: GameParts };
  /** Lines of a run file, joined by line breaks. The key is the game and the index of the first line. */
  journal: { key: [game: string, from: number]; value: string };
  /** The key is the game and the number of lines before the snapshot. */
  snapshots: { key: [game: string, at: number]; value: Snapshot };
  scores: { key: string; value: Score; indexes: { campaign: string } };
}

export type Database = IDBPDatabase<Tables>;

const name = 'simple-roguelike';
const version = 1;

/** Returns the open database. Rejects if the browser forbids storage. */
export type Connection = () => Promise<Database>;

/**
 * Connects the page with the database. If the browser closes the connection, or could not open it, the
 * next call opens it again. `outdated`: a newer version of the page, in another tab, needs other tables;
 * this page can store nothing more.
 */
export function connect(outdated: () => void): Connection {
  let database: Promise<Database> | null = null;
  const forget = () => {
    database = null;
  };
  return () => {
    if (!database) {
      database = openDatabase(outdated, forget);
      database.catch(forget);
    }
    return database;
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
