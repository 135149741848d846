import type { IDBPTransaction } from 'idb';
import { areParts, isRowOf, isSnapshot } from './check-rows.ts';
import { CannotContinue } from './continue-game.ts';
import type { Database, Tables } from './game-database.ts';
import type { GameRow, RunFileParts, Snapshot, StoredGame } from './game-rows.ts';

/** The stored games: rows, journals and snapshots in the database. Their number has no limit but the disk. */

/** Additions to a stored game that are written together, all or none. */
export interface Additions {
  /** The row after the additions. */
  readonly row: GameRow;
  /** Index of the first of `lines` in the journal. */
  readonly from: number;
  readonly lines: readonly string[];
  /** A snapshot after the first `at` lines of the game. */
  readonly snapshot?: (Snapshot & { readonly at: number }) | undefined;
  /** Lines up to the snapshot that become one row of the journal, in place of `lines`. */
  readonly joined?: { readonly from: number; readonly lines: readonly string[] } | undefined;
  /** Snapshots before this line are removed. */
  readonly keepFrom?: number | undefined;
  readonly parts?: RunFileParts | undefined;
  /** All that is stored from the first of `lines` on is removed: it was not stored completely. */
  readonly replaces?: boolean;
}

/** The tables that writing a game changes. */
const gameTables: GameTable[] = ['games', 'parts', 'journal', 'snapshots'];
type GameTable = 'games' | 'parts' | 'journal' | 'snapshots';
type Writing = IDBPTransaction<Tables, GameTable[], 'readwrite'>;

/** Another page has moved the game to play it: this page must not write it any more. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** All stored games, in no order. */
export async function listGames(database: Database): Promise<GameRow[]> {
  const transaction = database.transaction('games');
  const [rows, ids] = await Promise.all([
    transaction.store.getAll(),
    transaction.store.getAllKeys(),
  ]);
  return rows.filter((row, n) => isRowOf(ids[n], row));
}

/** A stored game; null if there is none with this id. Throws `CannotContinue` if its rows are damaged. */
export async function readGame(database: Database, id: string): Promise<StoredGame | null> {
  return readIn(database.transaction(gameTables, 'readonly'), id);
}

/** A stored game; null if there is none with this id, or its rows are damaged. */
export async function readIfSound(database: Database, id: string): Promise<StoredGame | null> {
  return readGame(database, id).catch((error: unknown) => {
    if (error instanceof CannotContinue) return null;
    throw error;
  });
}

async function readIn(
  transaction: IDBPTransaction<Tables, GameTable[], 'readonly' | 'readwrite'>,
  id: string,
): Promise<StoredGame | null> {
  const journal = transaction.objectStore('journal');
  const snapshots = transaction.objectStore('snapshots');
  const [row, parts, journalTexts, journalKeys, states, stateKeys] = await Promise.all([
    transaction.objectStore('games').get(id),
    transaction.objectStore('parts').get(id),
    journal.getAll(rangeOf(id)),
    journal.getAllKeys(rangeOf(id)),
    snapshots.getAll(rangeOf(id)),
    snapshots.getAllKeys(rangeOf(id)),
  ]);
  if (!row) return null;
  if (!isRowOf(id, row) || !areParts(parts)) {
    throw new CannotContinue('its data in this browser is damaged');
  }
  const turns: string[] = [];
  for (const [n, [, from]] of journalKeys.entries()) {
    const text = journalTexts[n];
    // Lines after one that could not be stored are useless.
    if (from > turns.length || typeof text !== 'string') break;
    for (const [offset, line] of text.split('\n').entries()) turns[from + offset] = line;
  }
  const usable = states
    .map((snapshot, n) => ({ ...snapshot, at: stateKeys[n][1] }))
    .filter((snapshot) => isSnapshot(snapshot) && snapshot.at <= turns.length);
  const segments = parts.segments.filter(({ from }, n) => n === 0 || from <= turns.length);
  return { row, parts: { ...parts, segments }, turns, snapshots: usable.reverse() };
}

/** The small picture of a game's floor at its newest snapshot. */
export async function readMap(database: Database, id: string): Promise<Snapshot['map'] | null> {
  const transaction = database.transaction('snapshots');
  const newest = await transaction.store.openCursor(rangeOf(id), 'prev');
  return isSnapshot(newest?.value) ? newest.value.map : null;
}

/**
 * Adds to a game, or stores a new one, which needs parts. Everything is handed to the browser at once,
 * without waiting for an answer, so that it is stored even if the browser is killed the next moment. It
 * does not wait for the disk either: on a busy disk, later commands would wait behind it and be lost with
 * the browser; so a power failure can cost the last seconds. Rejects with `TakenOver` if another page has
 * moved the game.
 */
export async function addToGame(
  database: Database,
  { row, from, lines, snapshot, joined, keepFrom, parts, replaces = false }: Additions,
): Promise<void> {
  const { id } = row;
  const transaction = database.transaction(gameTables, 'readwrite', { durability: 'relaxed' });
  const storedId = transaction.objectStore('parts').getKey(id);
  const requests: Promise<unknown>[] = [storedId, transaction.done];
  try {
    const journal = transaction.objectStore('journal');
    const snapshots = transaction.objectStore('snapshots');
    if (replaces) requests.push(journal.delete(rangeOf(id, from)));
    if (replaces) requests.push(snapshots.delete(rangeOf(id, from + 1)));
    requests.push(transaction.objectStore('games').put(row, id));
    if (parts) requests.push(transaction.objectStore('parts').put(parts, id));
    if (joined) {
      requests.push(journal.delete(rangeOf(id, joined.from)));
      requests.push(journal.put(joined.lines.join('\n'), [id, joined.from]));
    } else if (lines.length > 0) requests.push(journal.put(lines.join('\n'), [id, from]));
    if (keepFrom) requests.push(snapshots.delete(rangeOf(id, 0, keepFrom)));
    if (snapshot) {
      const { at, ...value } = snapshot;
      requests.push(snapshots.put(value, [id, at]));
    }
    transaction.commit();
  } catch (error) {
    transaction.abort();
    await Promise.allSettled(requests);
    throw error;
  }
  await Promise.all(requests);
  if (!parts && (await storedId) === undefined) {
    await removeGame(database, id);
    throw new TakenOver(id);
  }
}

/** Stores a complete game in place of the stored one with its id. */
export async function storeGame(database: Database, game: StoredGame): Promise<void> {
  await writeAll(database, (transaction) => putGame(transaction, game));
}

/**
 * Moves a game to a new id, so that nothing that another page still adds to it can reach it. That page
 * notices it with its next command.
 */
export async function moveGame(database: Database, id: string, newId: string): Promise<void> {
  await writeAll(database, async (transaction) => {
    const game = await readIn(transaction, id);
    if (!game) return;
    await putGame(transaction, { ...game, row: { ...game.row, id: newId } });
    await eraseGame(transaction, id);
  });
}

/** Removes a game from all tables. */
export async function removeGame(database: Database, id: string): Promise<void> {
  await writeAll(database, (transaction) => eraseGame(transaction, id));
}

/** Changes games in one transaction that waits for the disk: all changes are stored, or none. */
async function writeAll(
  database: Database,
  write: (transaction: Writing) => Promise<void>,
): Promise<void> {
  const transaction = database.transaction(gameTables, 'readwrite', { durability: 'strict' });
  try {
    await write(transaction);
  } catch (error) {
    // The browser may have aborted it already.
    try {
      transaction.abort();
    } catch {}
    await transaction.done.catch(() => {});
    throw error;
  }
  await transaction.done;
}

async function putGame(transaction: Writing, game: StoredGame): Promise<void> {
  const { id } = game.row;
  await eraseGame(transaction, id);
  await transaction.objectStore('games').put(game.row, id);
  await transaction.objectStore('parts').put(game.parts, id);
  if (game.turns.length > 0) {
    await transaction.objectStore('journal').put(game.turns.join('\n'), [id, 0]);
  }
  for (const { at, ...snapshot } of game.snapshots) {
    await transaction.objectStore('snapshots').put(snapshot, [id, at]);
  }
}

async function eraseGame(transaction: Writing, id: string): Promise<void> {
  await transaction.objectStore('games').delete(id);
  await transaction.objectStore('parts').delete(id);
  await transaction.objectStore('journal').delete(rangeOf(id));
  await transaction.objectStore('snapshots').delete(rangeOf(id));
}

/** All keys of a game from an index on, and before another. */
function rangeOf(id: string, from = 0, before = Number.POSITIVE_INFINITY): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, before], false, true);
}
