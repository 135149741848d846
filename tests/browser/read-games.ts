import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameRow, RunFileParts } from '../../src/records/game-rows.ts';

/** A game as the database has it. */
export interface Stored {
  readonly row: GameRow;
  readonly parts: RunFileParts;
  readonly turns: readonly string[];
}

/** Reads all games of the database without the code of the page. Rows without a game are errors. */
export async function readAll(page: Page): Promise<Stored[]> {
  const tables = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('simple-roguelike'));
    const names = ['games', 'parts', 'journal', 'snapshots'];
    const transaction = database.transaction(names);
    const [games, parts, journal] = await Promise.all(
      names.slice(0, 3).map((name) => done(transaction.objectStore(name).getAll())),
    );
    const keys = await Promise.all(
      names.map((name) => done(transaction.objectStore(name).getAllKeys())),
    );
    database.close();
    return { games, parts, journal, keys } as {
      games: GameRow[];
      parts: RunFileParts[];
      journal: string[];
      keys: [string[], string[], [string, number][], [string, number][]];
    };
  });
  const [ids, partIds, places, snapshotPlaces] = tables.keys;
  for (const id of [...partIds, ...[...places, ...snapshotPlaces].map(([game]) => game)]) {
    expect(ids).toContain(id);
  }
  return tables.games.map((row, n) => {
    const turns: string[] = [];
    for (const [m, [id, from]] of places.entries()) {
      if (id !== row.id) continue;
      expect(from).toBeLessThanOrEqual(turns.length);
      for (const [k, line] of tables.journal[m].split('\n').entries()) turns[from + k] = line;
    }
    return { row, parts: tables.parts[n], turns };
  });
}
