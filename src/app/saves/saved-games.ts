import type { Files } from '../../bundles/files.ts';
import type { Session } from '../../controls/session.ts';
import type { Command } from '../../game/commands.ts';
import { download } from '../../page/download.ts';
import type { ProgressDialog } from '../../page/progress.ts';
import type { QuestionDialog } from '../../page/question.ts';
import type { GameRow, StoredGame } from '../../records/game-rows.ts';
import { readGame } from '../../records/game-store.ts';
import { Recording, summaryOf } from '../../records/recording.ts';
import { fileName, type RunFile, runFileText } from '../../records/run-file.ts';
import type { Say } from '../../words/texts.ts';
import { type Claim, claimGame } from './claim-game.ts';
import { GameLibrary, type LibraryPage } from './game-library.ts';
import { GameSaver, type GameToSave } from './game-saver.ts';
import { type EndedGame, type Imported, importGame } from './import-game.ts';
import { newId } from './new-id.ts';
import { openGame } from './open-game.ts';
import type { PlayedRun } from './past-of-run.ts';

/** Answers to the question about a game that is open in another tab. */
const takeOver: Say = ({ ui }) => ui.saves.takeOver;
const deletePlayed: Say = ({ ui }) => ui.saves.delete;

/** The parts of the page that saved games need. */
interface Page extends LibraryPage {
  readonly question: QuestionDialog;
  readonly progress: ProgressDialog;
  /** Another page plays the current game now: this page must stop. */
  takenOver(): void;
  /** The game that another page has taken over was deleted there. */
  deletedElsewhere(): void;
}

/** The saved games: records the current game, and opens, deletes, exports and imports games. */
export class SavedGames {
  readonly #page: Page;
  readonly games: GameLibrary;
  /** Records the current game; null if there is none, or it is not saved. */
  #saver: GameSaver | null = null;
  /** The id of the game that another page has taken over last. */
  #lost: string | null = null;
  /** Resolves when the games that were left are stored. */
  #left: Promise<void> = Promise.resolve();
  #isPersistent = false;

  constructor(page: Page) {
    this.#page = page;
    this.games = new GameLibrary(page);
    this.games.onChange((deleted) => {
      if (deleted !== null && deleted === this.#saver?.id) this.#saver.lose();
      if (deleted !== null && deleted === this.#lost) page.deletedElsewhere();
      if (!this.#saver) this.games.list();
    });
    this.games.onAnswer(() => {
      // Writes the commands that could not be stored until now.
      if (this.#saver) this.#saver.addSnapshot();
      else this.games.list();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#saver?.addSnapshot();
      // Other pages may have changed the list.
      else if (!this.#saver) this.games.list();
    });
  }

  /**
   * Records a new game from now on, with the texts of its mods. `daily`: the date of a ranked daily game. `copied`: it
   * began within a replay, so it is unranked.
   */
  record(
    session: Session,
    mods: Files,
    { daily = null, copied = false }: { daily?: string | null; copied?: boolean } = {},
  ): void {
    const recording = Recording.begin(session.game, mods, daily, copied ? 'replay' : 'start');
    const row = newRow(recording, mods, copied);
    this.#recordWith({ session, recording, row, isStored: false, release: null });
  }

  /** Something other than a command has changed the state of the current game. */
  edited(): void {
    this.#saver?.edited();
  }

  /** The current game has ended or was given up. Null if it has no commands. */
  end(): EndedGame | null {
    const saver = this.#saver;
    saver?.end();
    return saver?.isBegun ? { row: saver.row, run: saver.runFile() } : null;
  }

  /**
   * An error has left the current game half-changed: stops recording without looking at it. Returns the
   * game before the failed command as a report.
   */
  fail(message: string, command: Command | null): Promise<RunFile | null> {
    const saver = this.#saver;
    this.#saver = null;
    if (!saver) return Promise.resolve(null);
    const halted = saver.halt().then(() => this.#lastGood(saver));
    // Opening the game waits until it is stored.
    this.#wait(halted);
    return halted.then(async (stored) => {
      const run = await this.games.runFileOf(stored);
      return run && { ...run, fault: { message, command } };
    });
  }

  /** The game before the failed command: from the database, or from memory if that has not all commands. */
  async #lastGood(saver: GameSaver): Promise<StoredGame> {
    const stored = await this.games
      .access((database) => readGame(database, saver.id))
      .catch(() => null);
    const good = saver.lastGood();
    if (stored?.turns.length === good.turns.length) return stored;
    if (saver.isBegun) this.games.hold(good);
    return good;
  }

  /**
   * Stops recording. The game stays stored. Resolves when it and the games that were left before are stored, because a
   * list must show all of them. If a caller does not wait, the error notice of the page reports an error.
   */
  leave(): Promise<void> {
    const saver = this.#saver;
    this.#saver = null;
    const stopped = saver ? this.#stop(saver) : Promise.resolve();
    this.#wait(stopped);
    return Promise.all([this.#left, stopped]).then(() => {});
  }

  /** Games that are opened next wait for this one, also if it cannot be stored. */
  #wait(stored: Promise<unknown>): void {
    this.#left = Promise.allSettled([this.#left, stored]).then(() => {});
  }

  async #stop(saver: GameSaver): Promise<void> {
    await saver.stop();
    this.games.announce();
    if (saver.isBegun && saver.isFailing) this.games.hold(saver.storedGame());
  }

  /**
   * Opens a game for playing on: the session with the recorded game so far, or null if the game cannot be opened or
   * the player decides against it. The list says why.
   */
  async open(id: string): Promise<{ session: Session; run: PlayedRun } | null> {
    const claim = await this.#claim(id, takeOver);
    if (!claim) return null;
    try {
      const opened = await openGame(this.#page, this.games, claim);
      if (!opened) {
        claim.release();
        return null;
      }
      const { session, recording } = opened;
      const { campaign, seed } = opened.row;
      const run = { campaign, seed, ...recording.parts, turns: [...recording.turns] };
      this.#recordWith(opened);
      return { session, run };
    } catch (error) {
      claim.release();
      throw error;
    }
  }

  /** Deletes a game. It can be restored until the page is closed. */
  async delete(id: string): Promise<void> {
    const claim = await this.#claim(id, deletePlayed);
    if (!claim) return;
    try {
      await this.games.delete(claim.id);
      this.games.announce(id);
    } finally {
      claim.release();
    }
    await this.games.list();
  }

  /** Saves a game as a file; without an id, the current one. */
  async download(id: string | null): Promise<void> {
    const run = id === null ? this.currentRun : await this.readRun(id);
    if (run) download(fileName(run), runFileText(run));
  }

  /** The current game as a run file. */
  get currentRun(): RunFile | null {
    return this.#saver?.runFile() ?? null;
  }

  /** A stored game as a run file; null if the player cancels it, or it cannot be read: the list says why. */
  readRun(id: string): Promise<RunFile | null> {
    return this.runFile(id).catch(this.games.refuse(id));
  }

  /** A stored game as a run file; null if there is none, or if the player has cancelled it. */
  runFile(id: string): Promise<RunFile | null> {
    return this.games.runFile(id, this.#page.progress);
  }

  /**
   * Adds a game from the text of a file to the list. The current game is not touched. Null if the player
   * has cancelled it.
   */
  import(file: { readonly name: string; readonly text: string }): Promise<Imported | null> {
    const { campaigns, progress } = this.#page;
    return importGame(campaigns.sourcesOfGames, this.games, progress, file);
  }

  #recordWith(recorded: GameToSave): void {
    // A game that is still recorded is stored first.
    this.leave();
    this.#saver = new GameSaver(this.games.access, recorded, {
      failed: (error) => this.games.storage.showFailure(error),
      recovered: () => this.#page.notice.hide(),
      takenOver: () => {
        this.#lost = recorded.row.id;
        this.#saver = null;
        this.#page.takenOver();
      },
    });
    if (this.#isPersistent) return;
    this.#isPersistent = true;
    // Some browsers ask the player, others decide alone; without it they may delete old games.
    navigator.storage?.persist?.().catch(() => {});
  }

  async #claim(id: string, take: Say): Promise<Claim | null> {
    await this.#left;
    const asks = () =>
      this.#page.question.ask(({ ui }) => ui.saves.openElsewhere, [{ value: true, label: take }]);
    return claimGame(this.games, asks, id, (lost) => {
      if (this.#saver?.id === lost) this.#saver.lose();
    });
  }
}

/** A new game without commands. `copied`: it began within a replay. */
function newRow({ game, daily }: Recording, mods: Files, copied: boolean): GameRow {
  return {
    id: newId(),
    campaign: game.campaign.id,
    seed: game.seed,
    daily,
    copied,
    inspected: false,
    mods: Object.keys(mods),
    summary: summaryOf(game),
    lines: 0,
    saved: Date.now(),
    status: 'playing',
  };
}
