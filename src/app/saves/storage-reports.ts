import { errorText } from '../../page/error-text.ts';
import type { StorageNotice } from '../../page/storage-notice.ts';
import { type Access, type Database, NoAnswer, StorageError } from '../../records/game-database.ts';

/** Reads from the database, and reports when the storage of the browser fails. */
export class StorageReports {
  readonly #access: Access;
  readonly #notice: StorageNotice;
  /** The failed reading that was reported last; null after a successful one. */
  #reported: string | null = null;
  #isAnswered = true;

  constructor(access: Access, notice: StorageNotice) {
    this.#access = access;
    this.#notice = notice;
  }

  /** Whether the database has answered to the last reading, if only with an error. */
  get isAnswered(): boolean {
    return this.#isAnswered;
  }

  /**
   * Reads from the database. If the browser fails, reports it and returns something else. The same failure is
   * reported once until reading succeeds.
   */
  async readOr<T>(instead: T, read: (database: Database) => Promise<T>): Promise<T> {
    try {
      const result = await this.#access(read);
      this.#reported = null;
      this.#isAnswered = true;
      return result;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.#isAnswered = !(error instanceof NoAnswer);
      if (errorText(error) !== this.#reported) this.showFailure(error);
      return instead;
    }
  }

  /** Says that the browser does not store the game, with its reason. */
  showFailure(error: unknown): void {
    this.#reported = errorText(error);
    if (error instanceof NoAnswer) this.#notice.show(({ ui }) => ui.saves.noAnswer, '');
    else this.#notice.show(({ ui }) => ui.saves.notStored, errorText(error));
  }

  /** Reports that the browser could not carry out the request of the player. */
  showError(error: StorageError): void {
    if (error instanceof NoAnswer) this.showFailure(error);
    else this.#notice.show(({ ui }) => ui.saves.storageFailed, errorText(error));
  }
}
