import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { GameRow, RunFileParts, Snapshot } from './game-rows.ts';
import type { Score } from './scores.ts';

/**
 * The tables in the browser's IndexedDB. A game is one row in `games` and one in `parts`; its commands are in
 * `journal`, and its newest snapshots in `snapshots`. `game-writer.ts` saves a game during play, and `game-store.ts`
 * reads and deletes games.
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

const databaseName = 'simple-roguelike';
const databaseVersion = 1;

/** The browser has failed to open, read or write the database. Has the name and message of its error. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    if (cause instanceof Error) this.name = cause.name;
  }
}

/** The browser has not answered in time. It may still carry out the request later. */
export class NoAnswer extends StorageError {
  constructor() {
    super(new Error(`no answer for ${longestWait / 1000} s`));
  }
}

/**
 * Does one thing with the open database, which the browser must answer within `longestWait`. Rejects with a
 * `StorageError` if the browser fails, and with other errors of `work` as they are. While an answer is
 * late, rejects at once.
 */
export type Access = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

/** Hears about the connection with the database. */
export interface ConnectionListener {
  /** A newer version of the page, in another tab, needs other tables: this page can store nothing more. */
  outdated(): void;
  /** The browser has answered after all, after `NoAnswer`: the database can be used. */
  answered(): void;
}

/** Milliseconds after which the page does without a database that does not answer. */
export const longestWait = 4000;

/**
 * Connects the page with the database. If the browser closes the connection, or could not open it, the
 * next access opens it again. `limit`: the milliseconds that an answer may take.
 */
export function connect(listener: ConnectionListener, limit = longestWait): Access {
  let database: Promise<Database> | null = null;
  let lateAnswers = 0;
  const inTime = <T>(answer: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let isLate = false;
      const stop = callAfter(limit, () => {
        isLate = true;
        lateAnswers++;
        reject(new NoAnswer());
      });
      const settle = (isAnswer: boolean) => {
        stop();
        if (!isLate) return;
        lateAnswers--;
        if (isAnswer && lateAnswers === 0) listener.answered();
      };
      answer.then(resolve, reject);
      answer.then(
        () => settle(true),
        (error) => settle(!(error instanceof StorageError)),
      );
    });
  const open = () => {
    const opening = openDatabase(listener.outdated, () => {
      database = null;
    });
    return opening.catch((error: unknown) => {
      database = null;
      throw new StorageError(error);
    });
  };
  return async (work) => {
    if (lateAnswers > 0) throw new NoAnswer();
    database ??= open();
    const opened = await inTime(database);
    const answer = work(opened).catch((error: unknown) => {
      throw error instanceof DOMException ? new StorageError(error) : error;
    });
    return inTime(answer);
  };
}

/**
 * Calls a function after some milliseconds, if it is not stopped before. While the page itself is busy,
 * only a quarter of them can pass: the answer may have arrived meanwhile.
 */
function callAfter(milliseconds: number, act: () => void): () => void {
  let quartersLeft = 4;
  const timer = setInterval(() => {
    quartersLeft--;
    if (quartersLeft > 0) return;
    clearInterval(timer);
    act();
  }, milliseconds / 4);
  return () => clearInterval(timer);
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
  return await openDB<Tables>(databaseName, databaseVersion, callbacks);
}
