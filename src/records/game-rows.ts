import type { GameMap } from './game-map.ts';
import type { RunFile } from './run-file.ts';

/** The facts about a game that a list of games shows. */
export interface GameSummary {
  readonly depth: number;
  /** Null in a campaign without levels. */
  readonly level: number | null;
  readonly turn: number;
  readonly health: { readonly now: number; readonly max: number };
}

/** A stored game without its commands. It is written with every command, so it is small. */
export interface GameRow {
  readonly id: string;
  readonly campaign: string;
  readonly seed: string;
  readonly daily: string | null;
  readonly inspected: boolean;
  /** Opened from a file, or begun within a replay: it is unranked. */
  readonly copied: boolean;
  /** Files of the mods that the game uses. */
  readonly mods: readonly string[];
  readonly summary: GameSummary;
  /** The number of commands. */
  readonly lines: number;
  /** Milliseconds since 1970. */
  readonly saved: number;
  readonly status: 'playing' | 'ended';
}

/**
 * The parts of a run file that are stored as they are: who played, the mods, the segments and the error
 * report. They rarely change, so they have a table of their own.
 */
export type RunFileParts = Pick<RunFile, 'player' | 'mods' | 'segments' | 'fault'>;

/** A snapshot with a small picture of the floor, for the list of games. */
export interface Snapshot {
  readonly state: Uint8Array;
  readonly map: GameMap;
}

/** A stored game with all that is needed to continue, replay or export it. */
export interface StoredGame {
  readonly row: GameRow;
  readonly parts: RunFileParts;
  /** The lines of the run file. */
  readonly turns: readonly string[];
  /** The newest snapshots, newest first. */
  readonly snapshots: readonly (Snapshot & { readonly at: number })[];
}
