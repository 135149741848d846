import type { Session } from '../../controls/session.ts';
import type { Command } from '../../game/commands.ts';
import type { Access } from '../../records/game-database.ts';
import { lockGame, type Release } from '../../records/game-lock.ts';
import type { GameRow, RunFileParts, Snapshot, StoredGame } from '../../records/game-rows.ts';
import { GameWriter, type WritingListener } from '../../records/game-writer.ts';
import { type Recording, summaryOf } from '../../records/recording.ts';
import type { RunFile } from '../../records/run-file.ts';

/** The game that is recorded from now on. */
export interface GameToSave {
  readonly session: Session;
  readonly recording: Recording;
  /** The game so far; a new game has 0 lines and is stored with its first command. */
  readonly row: GameRow;
  /** The database has all of the game; if not, it is stored now. */
  readonly isStored: boolean;
  /** Ends the lock of the game; null for a new game. */
  readonly release: Release | null;
}

/** The game that is played now: records and stores each command. See `records/recording.ts` for snapshots. */
export class GameSaver {
  readonly session: Session;
  readonly #recording: Recording;
  readonly #writer: GameWriter;
  readonly #listener: WritingListener;
  #row: GameRow;
  #release: Release | null;
  #isStopped = false;
  /** The newest snapshot of this session. */
  #newest: StoredGame['snapshots'][number] | null = null;
  /** The number of lines at the newest snapshot; before the first snapshot, at the start of the session. */
  #joinedFrom: number;

  constructor(
    access: Access,
    { session, recording, row, isStored, release }: GameToSave,
    listener: WritingListener,
  ) {
    this.session = session;
    this.#recording = recording;
    this.#row = row;
    this.#joinedFrom = row.lines;
    this.#release = release;
    this.#listener = listener;
    this.#writer = new GameWriter(access, isStored ? row.lines : 0, {
      ...listener,
      takenOver: () => this.lose(),
    });
    session.played = (command) => this.#add(command);
    if (this.isBegun && !isStored) {
      const snapshot = { ...recording.snapshot(), at: row.lines };
      const { parts, turns } = recording;
      this.#writer.add({ row, from: 0, lines: turns, snapshot, parts, replaces: true });
    }
    if (!release) this.#lock();
  }

  get id(): string {
    return this.#row.id;
  }

  /** The stored row of the game. */
  get row(): GameRow {
    return this.#row;
  }

  /** Whether the last attempt to store the game has failed. */
  get isFailing(): boolean {
    return this.#writer.isFailing;
  }

  /** Whether the game has commands. A game without commands is not stored. */
  get isBegun(): boolean {
    return this.#row.lines > 0;
  }

  /** Begins a new segment: something other than a command, such as the inspector, has changed the state. */
  edited(): void {
    this.#recording.beginSegment('edit');
    this.addSnapshot(true);
  }

  /**
   * Stores the present state, so that the game can be continued from here under other rules, too. `withParts`: also the
   * segments, because one has begun.
   */
  addSnapshot(withParts = false): void {
    if (!this.isBegun || this.#isStopped) return;
    this.#row = this.#changedRow();
    const { parts, turns } = this.#recording;
    const last = turns.at(-1);
    const snapshot = this.#recording.snapshot();
    // The snapshot has added its hash to the last line.
    const lines = last === turns.at(-1) ? [] : turns.slice(-1);
    this.#write(lines, snapshot, withParts ? parts : undefined);
  }

  /** The game has ended, or was given up: it is not offered for continuing any more. */
  end(): void {
    this.#row = { ...this.#row, status: 'ended' };
    this.addSnapshot();
  }

  /** Stores everything, then lets other pages open the game. */
  async stop(): Promise<void> {
    if (!this.#isStopped && this.#row.status === 'playing') this.addSnapshot();
    await this.halt();
  }

  /**
   * Stops after an error that has left the game half-changed: stores the commands before it, but no
   * snapshot. Then other pages can open the game.
   */
  async halt(): Promise<void> {
    this.session.played = () => {};
    this.#isStopped = true;
    await this.#writer.finish();
    this.#release?.();
    this.#release = null;
  }

  /** The game after its last command, without looking at the present state. */
  lastGood(): StoredGame {
    const { parts, turns } = this.#recording;
    const snapshots = this.#newest ? [this.#newest] : [];
    return { row: this.#row, parts, turns, snapshots };
  }

  /** The game so far as a run file. */
  runFile(): RunFile {
    return this.#recording.runFile(this.session.inspected);
  }

  /** The game so far as it would be stored. */
  storedGame(): StoredGame {
    const { parts, turns } = this.#recording;
    const snapshot = { ...this.#recording.snapshot(), at: turns.length };
    return { row: this.#changedRow(), parts, turns, snapshots: [snapshot] };
  }

  #add(command: Command): void {
    const added = this.#recording.add(command);
    if (!added) return;
    const isFirst = this.#row.lines === 0;
    this.#row = this.#changedRow();
    const { parts } = this.#recording;
    this.#write([added.line], added.snapshot, isFirst ? parts : undefined);
  }

  #write(lines: readonly string[], snapshot?: Snapshot, parts?: RunFileParts): void {
    const row = this.#row;
    const from = row.lines - lines.length;
    if (!snapshot) return this.#writer.add({ row, from, lines, parts });
    const taken = { ...snapshot, at: row.lines };
    const first = this.#joinedFrom;
    const isFirstHere = first < row.lines && first <= from;
    const joined = isFirstHere
      ? { from: first, lines: this.#recording.turns.slice(first) }
      : undefined;
    // The snapshot before the newest helps if the newest is damaged.
    const keepFrom = isFirstHere ? this.#newest?.at : undefined;
    this.#newest = taken;
    this.#joinedFrom = row.lines;
    this.#writer.add({ row, from, lines, snapshot: taken, joined, keepFrom, parts });
  }

  /** The row as the game is now. */
  #changedRow(): GameRow {
    return {
      ...this.#row,
      inspected: this.session.inspected,
      summary: summaryOf(this.#recording.game),
      lines: this.#recording.turns.length,
      saved: Date.now(),
    };
  }

  async #lock(): Promise<void> {
    const release = await lockGame(this.id, () => this.lose());
    if (this.#isStopped) release?.();
    else this.#release = release;
  }

  /** Another page has taken the game over: stops storing it. */
  lose(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.session.played = () => {};
    this.#writer.stop();
    this.#listener.takenOver();
  }
}
