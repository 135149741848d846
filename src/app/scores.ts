import type { ScoreEntry } from '../page/scores/score-entry.ts';
import type { ScoreLists } from '../page/scores/scores.ts';
import { noteDeletedAttempt } from '../records/daily.ts';
import type { Access } from '../records/game-database.ts';
import type { StoredGame } from '../records/game-rows.ts';
import { readIfSound } from '../records/game-store.ts';
import type { RunFile } from '../records/run-file.ts';
import {
  listScores,
  pruneScores,
  removeScore,
  replaceScore,
  storeScore,
} from '../records/score-store.ts';
import {
  awaitsVerification,
  bestOf,
  isVerified,
  lastOf,
  type Score,
  verifiedScore,
} from '../records/scores.ts';
import { verifyInWorker } from './background/verify-in-worker.ts';
import type { Campaigns } from './packs/campaigns.ts';
import type { StorageReports } from './saves/storage-reports.ts';

/** Deleted scores of a campaign with their games, until the page is closed. */
interface Deleted {
  readonly scores: readonly Score[];
  readonly games: readonly StoredGame[];
}

/** The games that belong to the scores. */
interface Games {
  readonly access: Access;
  readonly storage: Pick<StorageReports, 'readOr' | 'showFailure'>;
  /** Calls a function when the database can be used after all. */
  onAnswer(answered: () => void): void;
  runFile(id: string): Promise<RunFile | null>;
  /** Stores a game, or keeps it on the page and reports that. */
  store(game: StoredGame): Promise<boolean>;
}

/**
 * The scores of the games that have ended. Where the browser forbids storage, they last until the page is
 * closed.
 */
export class Scores {
  readonly #campaigns: Campaigns;
  readonly #games: Games;
  /** Scores that the browser did not store, by id of the game. */
  readonly #unstored = new Map<string, Score>();
  /** By id of the campaign. */
  readonly #deleted = new Map<string, Deleted>();
  /** A score has been verified. */
  readonly #changed: (score: Score) => void;
  /** Games whose verification has begun on this page. */
  readonly #begun = new Set<string>();
  /** Resolves when the verifications of interrupted scores have ended. */
  #verifying: Promise<void> = Promise.resolve();

  constructor(campaigns: Campaigns, games: Games, changed: (score: Score) => void) {
    this.#campaigns = campaigns;
    this.#games = games;
    this.#changed = changed;
    games.onAnswer(() => this.#storeRest());
  }

  /** Adds the score of a game, and removes the games that no list shows any more. */
  async add(score: Score, run: RunFile): Promise<void> {
    if (await this.#store(score)) {
      // Games that cannot be removed now are removed after the next game.
      await pruneScores(this.#games.access, score.campaign).catch(() => {});
    }
    // Not awaited: a long game takes a while.
    this.#verify(score, run);
  }

  /** All scores of a campaign, in no order. */
  async of(campaign: string): Promise<Score[]> {
    const unstored = [...this.#unstored.values()].filter((score) => score.campaign === campaign);
    const stored = await this.#games.storage.readOr([], (database) =>
      listScores(database, campaign),
    );
    const ids = new Set(stored.map(({ id }) => id));
    return [...stored, ...unstored.filter(({ id }) => !ids.has(id))];
  }

  /** Whether scores are only on the page: not stored, or deleted and restorable. */
  get hasUnstored(): boolean {
    return this.#unstored.size + this.#deleted.size > 0;
  }

  /** The lists of a campaign. */
  async lists(campaign: string): Promise<ScoreLists> {
    const scores = await this.of(campaign);
    // One after another: each replay takes a processor.
    this.#verifying = this.#verifying.catch(() => {}).then(() => this.#verifyRest(scores));
    return {
      best: bestOf(scores).map(entryOf),
      last: lastOf(scores).map(entryOf),
      isDeleted: this.#deleted.has(campaign),
    };
  }

  /** The place of a game among the best of its campaign, 0 for none. */
  async placeOf({ campaign, id }: Score): Promise<number> {
    return bestOf(await this.of(campaign)).findIndex((score) => score.id === id) + 1;
  }

  /** The best ranked game of a campaign, leaving out the one with this id; null if there is none. */
  async best(campaign: string, without: string | null = null): Promise<ScoreEntry | null> {
    const [best] = bestOf((await this.of(campaign)).filter(({ id }) => id !== without));
    return best ? entryOf(best) : null;
  }

  /** Deletes all scores of a campaign with their games. They can be restored until the page is closed. */
  async delete(campaign: string): Promise<void> {
    for (const score of await this.of(campaign)) {
      const { id, daily, unranked } = score;
      // The database may have the score of a game that is held on the page, or be closed.
      const isHeld = this.#unstored.has(id);
      const read = this.#games.access((database) => readIfSound(database, id));
      const game = await (isHeld ? read.catch(() => null) : read);
      // Noted before it is removed: the database may remove it although its answer comes too late.
      const { scores, games } = this.#deleted.get(campaign) ?? { scores: [], games: [] };
      const all = { scores: [...scores, score], games: game ? [...games, game] : games };
      this.#deleted.set(campaign, all);
      if (daily !== null && unranked !== 'copied') noteDeletedAttempt(campaign, daily);
      const removed = this.#games.access((database) => removeScore(database, id));
      await (isHeld ? removed.catch(() => {}) : removed);
      this.#unstored.delete(id);
    }
  }

  /** Restores the deleted scores of a campaign. Scores that the browser does not store stay on the page. */
  async undelete(campaign: string): Promise<void> {
    const deleted = this.#deleted.get(campaign);
    if (!deleted) return;
    for (const score of deleted.scores) await this.#store(score);
    for (const game of deleted.games) await this.#games.store(game);
    this.#deleted.delete(campaign);
  }

  /** Stores the scores that were added while the database did not answer. */
  async #storeRest(): Promise<void> {
    for (const score of [...this.#unstored.values()]) {
      if (!(await this.#store(score))) return;
    }
  }

  /** Stores a score. If the browser does not store it, keeps it on the page, reports that and returns false. */
  async #store(score: Score): Promise<boolean> {
    try {
      await this.#games.access((database) => storeScore(database, score));
      this.#unstored.delete(score.id);
      return true;
    } catch (error) {
      this.#unstored.set(score.id, score);
      this.#games.storage.showFailure(error);
      return false;
    }
  }

  /** Verifies the scores whose verification was interrupted by the end of an earlier visit. */
  async #verifyRest(scores: readonly Score[]): Promise<void> {
    for (const score of scores) {
      if (!awaitsVerification(score) || this.#begun.has(score.id)) continue;
      this.#begun.add(score.id);
      const run = await this.#games.runFile(score.id).catch(() => null);
      if (run) await this.#verify(score, run);
      // The database did not answer: the next list tries again.
      else this.#begun.delete(score.id);
    }
  }

  /** Replays a game, and marks its score if the replay leads to the same end. */
  async #verify(score: Score, run: RunFile): Promise<void> {
    this.#begun.add(score.id);
    const sources = this.#campaigns.sourcesOfGames;
    // Without an answer the score stays unverified until the next visit.
    const result = await verifyInWorker({ sources, run, score }).catch(() => null);
    if (!result) return;
    const { isEqual, picture, unchecked } = result;
    const noted = unchecked > 0 ? { unchecked } : {};
    const replayed = isEqual ? verifiedScore(score, picture) : { ...score, picture, ...noted };
    if (this.#unstored.has(score.id)) this.#unstored.set(score.id, replayed);
    else {
      const stored = this.#games.access((database) => replaceScore(database, replayed));
      await stored.catch(() => {});
    }
    this.#changed(replayed);
  }
}

/** A score as the page shows it. */
export function entryOf(score: Score): ScoreEntry {
  return { ...score, isVerified: isVerified(score) };
}
