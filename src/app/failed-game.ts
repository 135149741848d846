import { type Session, TurnError } from '../controls/session.ts';
import { closeDialogs } from '../page/dialog.ts';
import { download } from '../page/download.ts';
import { errorText } from '../page/error-text.ts';
import { fileName, runFileText } from '../records/run-file.ts';
import type { Shell } from './shell.ts';

/** The page that plays the game: the shell. */
type Page = Pick<Shell, 'current' | 'saves' | 'errors' | 'modes'>;

/** Leaves games in which the rules have failed. */
export class FailedGame {
  readonly #page: Page;
  /** The session in which an error has occurred. */
  #session: Session | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Leaves the game in which an error occurred; a saved game can be continued before the failed command.
   * Returns a function that saves a report, null if there is no saved game.
   */
  leave(error: unknown): (() => void) | null {
    const { current, saves, errors } = this.#page;
    const { session, mode, isSaved } = current;
    if (!session || mode !== 'play' || this.#session === session) return null;
    // Other errors leave the game as it was.
    if (!(error instanceof TurnError)) return null;
    this.#session = session;
    const message = errorText(error);
    const { game } = session;
    const report = isSaved ? saves.fail(message, error.command) : null;
    closeDialogs();
    this.#page.modes.toTitle(game.turn === 0 && isSaved ? game.seed : null);
    if (!report) return null;
    report.then(() => saves.games.list()).catch(errors.show);
    return async () => {
      const run = await report;
      if (run) download(`report-${fileName(run)}`, runFileText(run));
    };
  }
}
