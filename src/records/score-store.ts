import type { Access, Database } from './game-database.ts';
import { removeGame } from './game-store.ts';
import { forgottenOf, readScore, type Score } from './scores.ts';

/** The scores of a campaign, in no order. Malformed entries are left out. */
export async function listScores(database: Database, campaign: string): Promise<Score[]> {
  const stored = await database.getAllFromIndex('scores', 'campaign', campaign);
  return stored.flatMap((entry) => readScore(entry) ?? []);
}

/** Stores a score in place of the one of the same game. */
export async function storeScore(database: Database, score: Score): Promise<void> {
  await database.put('scores', score, score.id);
}

/** Replaces a score by its verified version, unless it was deleted meanwhile. */
export async function replaceScore(database: Database, score: Score): Promise<void> {
  const transaction = database.transaction('scores', 'readwrite');
  if (await transaction.store.getKey(score.id)) await transaction.store.put(score, score.id);
  await transaction.done;
}

/** Removes a score with its game. */
export async function removeScore(database: Database, id: string): Promise<void> {
  await database.delete('scores', id);
  await removeGame(database, id);
}

/** Removes the scores of a campaign that no list shows any more, with their games. */
export async function pruneScores(access: Access, campaign: string): Promise<void> {
  const scores = await access((database) => listScores(database, campaign));
  for (const { id } of forgottenOf(scores)) await access((database) => removeScore(database, id));
}
