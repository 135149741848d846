import type { Database } from '../../src/records/game-database.ts';

/** Lets no other transaction begin until the returned function is called. */
export function holdTables(database: Database): () => void {
  const tables = ['games', 'parts', 'journal', 'snapshots'] as const;
  const games = database.transaction(tables, 'readwrite').objectStore('games');
  let isHeld = true;
  // A transaction lasts as long as each of its answers leads to another request.
  const ask = () => {
    if (isHeld) games.count().then(ask);
  };
  ask();
  return () => {
    isHeld = false;
  };
}
