import type { SavedGameCard } from '../../page/title/saved-game-item.ts';
import type { Access } from '../../records/game-database.ts';
import type { GameRow, StoredGame } from '../../records/game-rows.ts';
import { readMap } from '../../records/game-store.ts';
import type { Say } from '../../words/texts.ts';

/** The games that the page knows. Games of the page are by id. */
interface KnownGames {
  readonly access: Access;
  /** The games of the database. */
  readonly stored: readonly GameRow[];
  readonly unstored: ReadonlyMap<string, StoredGame>;
  readonly deleted: ReadonlyMap<string, StoredGame>;
  /** Why a game could not be opened. */
  readonly problems: ReadonlyMap<string, Say>;
}

/** The cards of the games in progress, and of the games that were deleted on this page. */
export function cardsOf(games: KnownGames): Promise<SavedGameCard[]> {
  const { stored, unstored, deleted } = games;
  const rows = [
    // The browser may have failed to delete a game after a while.
    ...[...deleted.values()]
      .filter(({ row }) => stored.every(({ id }) => id !== row.id))
      .map(({ row }) => ({ row, deleted: true })),
    ...[...unstored.values()].map(({ row }) => ({ row, deleted: false })),
    ...stored.filter(({ id }) => !unstored.has(id)).map((row) => ({ row, deleted: false })),
  ].filter(({ row }) => row.status === 'playing');
  return Promise.all(rows.map(({ row, deleted }) => cardOf(games, row, deleted)));
}

async function cardOf(
  { access, unstored, deleted, problems }: KnownGames,
  { id, campaign, seed, copied, mods, summary, saved }: GameRow,
  isDeleted: boolean,
): Promise<SavedGameCard> {
  const held = deleted.get(id) ?? unstored.get(id);
  const map = held
    ? held.snapshots[0]?.map
    : await access((database) => readMap(database, id)).catch(() => null);
  const facts = { id, campaign, seed, copied, mods, summary, saved };
  return { ...facts, map: map ?? null, problem: problems.get(id) ?? null, deleted: isDeleted };
}
