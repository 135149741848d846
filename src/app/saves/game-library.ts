import type { Files } from '../../bundles/files.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { ProgressDialog } from '../../page/progress.ts';
import type { StorageNotice } from '../../page/storage-notice.ts';
import type { SavedGameCard } from '../../page/title/saved-game-item.ts';
import { noCampaign } from '../../records/continue-game.ts';
import { noteDeletedAttempt } from '../../records/daily.ts';
import { type Access, connect } from '../../records/game-database.ts';
import type { GameRow, StoredGame } from '../../records/game-rows.ts';
import {
  listGames,
  readGame,
  readIfSound,
  removeGame,
  storeGame,
} from '../../records/game-store.ts';
import type { RunFile } from '../../records/run-file.ts';
import { haveSameCourse, runFileOf } from '../../records/stored-game.ts';
import type { Say } from '../../words/texts.ts';
import { workWithProgress } from '../background/work-with-progress.ts';
import type { Campaigns } from '../packs/campaigns.ts';
import { refusalOrThrow, unreadable } from './refusal-text.ts';
import { cardsOf } from './saved-game-cards.ts';
import { StorageReports } from './storage-reports.ts';

/** The parts of the page that stored games need. */
export interface LibraryPage {
  readonly campaigns: Campaigns;
  readonly notice: StorageNotice;
  /** The list has changed. `isComplete`: it has the games of the database, which may answer later. */
  listed(cards: readonly SavedGameCard[], isComplete: boolean): void;
}

/**
 * The games in the database, the games that the browser did not store, and the games that were deleted on
 * this page. Where the browser forbids storage, games last until the page is closed.
 */
export class GameLibrary {
  readonly access: Access;
  readonly storage: StorageReports;
  readonly #page: LibraryPage;
  /** How often the list was read. */
  #readings = 0;
  readonly #onAnswer: (() => void)[] = [];
  /** Games that the browser did not store. */
  readonly #unstored = new Map<string, StoredGame>();
  /** Games that were deleted on this page; they can be restored until it is closed. */
  readonly #deleted = new Map<string, StoredGame>();
  /** Reports changes of the list to other pages, and receives theirs. */
  readonly #channel = new BroadcastChannel('simple-roguelike games');
  /** Why a game could not be opened. */
  readonly #problems = new Map<string, Say>();

  constructor(page: LibraryPage) {
    this.#page = page;
    this.access = connect({
      outdated: () => page.notice.show(({ ui }) => ui.saves.outdated, ''),
      answered: () => this.#useAnswer(),
    });
    this.storage = new StorageReports(this.access, page.notice);
  }

  /** Calls a function when the database can be used after all: it had not answered for a while. */
  onAnswer(answered: () => void): void {
    this.#onAnswer.push(answered);
  }

  /**
   * Calls a function when another page has changed the list of games, with the id of the game that it has
   * deleted; null if it has deleted none.
   */
  onChange(changed: (deleted: string | null) => void): void {
    this.#channel.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      changed(data),
    );
  }

  /** Informs the other pages that the list has changed. `deleted`: the id of the game that was deleted. */
  announce(deleted: string | null = null): void {
    this.#channel.postMessage(deleted);
  }

  /** All games, ended or not, in no order. */
  async rows(): Promise<GameRow[]> {
    const unstored = [...this.#unstored.values()].map(({ row }) => row);
    return [...unstored, ...(await this.storage.readOr([], listGames))];
  }

  /** Reads the list of games in progress again. */
  async list(): Promise<void> {
    const reading = ++this.#readings;
    const cards = await this.#cards();
    // A reading that began later has ended first: it knows more.
    if (reading === this.#readings) this.#page.listed(cards, this.storage.isAnswered);
  }

  /** A game with all its lines; null if there is none. */
  async read(id: string): Promise<StoredGame | null> {
    return this.#unstored.get(id) ?? this.access((database) => readGame(database, id));
  }

  /** Whether a game from a file is stored already, under any id. */
  async has(game: StoredGame): Promise<boolean> {
    const { campaign, seed, lines } = game.row;
    for (const row of await this.rows()) {
      if (row.campaign !== campaign || row.seed !== seed || row.lines !== lines) continue;
      const stored = await this.read(row.id).catch(() => null);
      if (stored && haveSameCourse(stored, game)) return true;
    }
    return false;
  }

  /**
   * A stored game as a run file; null if there is none, or if the player has cancelled it. `progress`: for a
   * player who waits for it.
   */
  async runFile(id: string, progress: ProgressDialog | null = null): Promise<RunFile | null> {
    const stored = await this.read(id);
    return stored && this.runFileOf(stored, progress);
  }

  /** A stored game as a run file; null if the player has cancelled it. */
  async runFileOf(
    stored: StoredGame,
    progress: ProgressDialog | null = null,
  ): Promise<RunFile | null> {
    const sources = this.#page.campaigns.sourcesOfGames;
    const answer = await workWithProgress({
      task: 'end',
      request: { sources, stored },
      progress,
      text: ({ ui }, percent) => ui.saves.preparing(percent),
    });
    return answer && runFileOf(stored, answer.end);
  }

  /** Stores a complete game. If the browser does not store it, keeps it on the page and returns false. */
  async store(stored: StoredGame): Promise<boolean> {
    try {
      await this.access((database) => storeGame(database, stored));
      this.#unstored.delete(stored.row.id);
      this.announce();
      return true;
    } catch (error) {
      this.hold(stored);
      this.storage.showFailure(error);
      return false;
    }
  }

  /** Keeps a game on the page that the browser did not store. */
  hold(stored: StoredGame): void {
    this.#unstored.set(stored.row.id, stored);
  }

  /** Whether the browser did not store a game, so that only this page has it. */
  isHeld(id: string): boolean {
    return this.#unstored.has(id);
  }

  /** Whether some games are only on this page. */
  get hasUnstored(): boolean {
    return this.#unstored.size + this.#deleted.size > 0;
  }

  /** A held game is played: its recorder stores it again. */
  unhold(id: string): void {
    this.#unstored.delete(id);
  }

  /** Deletes a game, without announcing it. It can be restored until the page is closed. */
  async delete(id: string): Promise<void> {
    const held = this.#unstored.get(id);
    // A damaged game cannot be restored.
    const stored = held ?? (await this.access((database) => readIfSound(database, id)));
    // Noted first: a late answer removes the game, too.
    if (stored) this.#noteDeleted(stored);
    const removed = this.access((database) => removeGame(database, id));
    // The database that could not store the game may have a part of it, or be closed.
    await (held ? removed.catch(() => {}) : removed);
    this.#unstored.delete(id);
  }

  #noteDeleted(stored: StoredGame): void {
    const { id, campaign, daily, copied } = stored.row;
    this.#deleted.set(id, stored);
    if (daily !== null && !copied) noteDeletedAttempt(campaign, daily);
  }

  /** Restores a deleted game. */
  async undelete(id: string): Promise<void> {
    const stored = this.#deleted.get(id);
    if (stored) await this.store(stored);
    this.#deleted.delete(id);
    await this.list();
  }

  /** Makes the list say why a game cannot be opened. Throws other errors again. */
  refuse(id: string): (error: unknown) => Promise<null> {
    return async (error) => {
      const problem = refusalOrThrow(error);
      this.#problems.set(id, unreadable(problem));
      await this.list();
      return null;
    };
  }

  /** Mods have changed: games that could not be opened may open now. */
  forgetProblems(): void {
    this.#problems.clear();
  }

  /** A campaign with some mods. Throws `CannotContinue` if there is none with this id. */
  load(id: string, mods: Files): Campaign {
    const campaign = this.#page.campaigns.load(id, mods);
    if (!campaign) throw noCampaign(id);
    return campaign;
  }

  async #cards(): Promise<SavedGameCard[]> {
    const cards = await cardsOf({
      access: this.access,
      stored: await this.storage.readOr([], listGames),
      unstored: this.#unstored,
      deleted: this.#deleted,
      problems: this.#problems,
    });
    return cards.sort((a, b) => b.saved - a.saved);
  }

  /** Stores the games that the page has held while the database did not answer. */
  async #useAnswer(): Promise<void> {
    this.#page.notice.hide();
    for (const id of [...this.#unstored.keys()]) {
      // The player may have opened or deleted it meanwhile.
      const stored = this.#unstored.get(id);
      if (stored) await this.store(stored);
    }
    for (const answered of this.#onAnswer) answered();
  }
}
