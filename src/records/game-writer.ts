import type { Access } from './game-database.ts';
import { type Additions, addToGame, TakenOver } from './game-store.ts';

/** How the writing of a game proceeds. */
export interface WritingListener {
  /** The browser could not store the game. It is tried again with the next command. */
  failed(error: unknown): void;
  /** Everything is stored, after `failed`. */
  recovered(): void;
  /** Another page has taken the game over; nothing more is written. */
  takenOver(): void;
}

/**
 * Writes a running game to the database, by `addToGame` in `game-store.ts`. Adding never waits. After a write has
 * failed, everything from its lines on is written again in one piece: the game would be useless with a gap.
 */
export class GameWriter {
  readonly #access: Access;
  readonly #listener: WritingListener;
  /** The writes that have not ended. */
  readonly #writes = new Set<Promise<void>>();
  /** The number of lines that are known to be stored. */
  #storedLines: number;
  /** The lines after the stored ones. */
  #lines: string[] = [];
  /** The newest row, snapshot and parts that are not known to be stored. */
  #row: Additions['row'] | null = null;
  #snapshot: Additions['snapshot'];
  #parts: Additions['parts'];
  #isFailing = false;
  /** Whether to write everything again when the writes after a failed one have ended. */
  #mustWriteAgain = false;
  #isStopped = false;

  /** `storedLines`: the number of lines of the game in the database. */
  constructor(access: Access, storedLines: number, listener: WritingListener) {
    this.#access = access;
    this.#storedLines = storedLines;
    this.#listener = listener;
  }

  /** Whether the last write has failed. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Writes additions, with everything that could not be written before. */
  add(additions: Additions): void {
    if (this.#isStopped) return;
    const { row, from, lines, snapshot, parts } = additions;
    this.#row = row;
    // The last line can be written again, with a hash.
    this.#storedLines = Math.min(this.#storedLines, from);
    this.#lines.splice(from - this.#storedLines, lines.length, ...lines);
    if (snapshot) this.#snapshot = snapshot;
    if (parts) this.#parts = parts;
    if (!this.#isFailing) this.#begin(additions);
    else if (this.#writes.size === 0) this.#writeAgain();
    else this.#mustWriteAgain = true;
  }

  /** Resolves when everything that was added is stored or cannot be stored. */
  async finish(): Promise<void> {
    while (this.#writes.size > 0) await Promise.all(this.#writes);
  }

  /** Writes nothing more. */
  stop(): void {
    this.#isStopped = true;
  }

  #begin(additions: Additions): void {
    const writing = this.#write(additions).finally(() => {
      this.#writes.delete(writing);
      if (this.#mustWriteAgain && this.#writes.size === 0) this.#writeAgain();
    });
    this.#writes.add(writing);
  }

  #writeAgain(): void {
    this.#mustWriteAgain = false;
    if (this.#isStopped || !this.#row) return;
    this.#begin({
      row: this.#row,
      from: this.#storedLines,
      lines: [...this.#lines],
      replaces: true,
      ...(this.#snapshot && { snapshot: this.#snapshot }),
      ...(this.#parts && { parts: this.#parts }),
    });
  }

  async #write(additions: Additions): Promise<void> {
    try {
      await this.#access((database) => addToGame(database, additions));
      this.#noteStored(additions);
    } catch (error) {
      this.#fail(additions, error);
    }
  }

  /** Notes the stored additions. After a failed write, later additions are useless: a line is missing. */
  #noteStored({ from, lines, snapshot, parts, replaces }: Additions): void {
    if (this.#isFailing && !replaces) return;
    this.#lines.splice(0, from + lines.length - this.#storedLines);
    this.#storedLines = from + lines.length;
    if (this.#snapshot === snapshot) this.#snapshot = undefined;
    if (this.#parts === parts) this.#parts = undefined;
    if (!this.#isFailing) return;
    this.#isFailing = false;
    this.#listener.recovered();
  }

  #fail({ replaces }: Additions, error: unknown): void {
    // After a failed write, later writes fail too. Only the first failure is reported.
    if (this.#isStopped || (this.#isFailing && !replaces)) return;
    if (error instanceof TakenOver) {
      this.#isStopped = true;
      this.#listener.takenOver();
      return;
    }
    this.#isFailing = true;
    this.#listener.failed(error);
  }
}
