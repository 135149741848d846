import type { Files } from '../bundles/files.ts';
import type { Command } from '../game/commands.ts';

/**
 * A run file: a recorded game with everything that its replay needs. Each line contains a command and a
 * trace of the changes that it made, so that a replay on another machine or with other rules can be
 * compared line by line.
 */
export interface RunFile {
  readonly version: 2;
  readonly campaign: string;
  readonly seed: string;
  /** A bot, or `person`. */
  readonly player: string;
  /** The texts of the mods, so that the game can be played without anything else. */
  readonly mods: readonly { readonly file: string; readonly text: string }[];
  /** The date of a daily game, for example `2026-11-22`. */
  readonly daily: string | null;
  /** The player has used the inspector: the game is unranked. */
  readonly inspected: boolean;
  /** At least one; the first starts at line 0. */
  readonly segments: readonly Segment[];
  /** The newest snapshot, as base64, after `at` lines. */
  readonly latest: { readonly at: number; readonly state: string } | null;
  /**
   * Hash of the state after the last line: 64 hex digits, or 16 in a link. Null if the game cannot be opened any
   * more.
   */
  readonly end: string | null;
  /** For an error report: the command that failed after the last line. */
  readonly fault: { readonly message: string; readonly command: Command | null } | null;
  /** One line per command: see `run-line.ts`. */
  readonly turns: readonly string[];
}

/** A stretch of commands that replays from one starting point under one version of rules and content. */
export interface Segment {
  /** Index of its first line in `turns`. */
  readonly from: number;
  /**
   * `start`: a new game. `update`: continued under new rules or content. `edit`: the state was edited, by
   * the inspector or a live reload. `replay`: continued from a moment of a replay.
   */
  readonly reason: 'start' | 'update' | 'edit' | 'replay';
  /** Hash of the rules. */
  readonly rules: string;
  /** Hash of the campaign's content. */
  readonly content: string;
  /** Short hash of the state before its first line. */
  readonly start: string;
  /** Names of the parts of the state; traces refer to them by index. */
  readonly parts: readonly string[];
  /** Names of systems, if traces contain changes by system; null if they contain changes by turn. */
  readonly systems: readonly string[] | null;
  /** The snapshot from which the segment starts, as base64; null for a new game. */
  readonly state: string | null;
}

/** The text of a run file, with one line per command. */
export function runFileText({ turns, ...head }: RunFile): string {
  const lines = Object.entries(head).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const rows = turns.map((turn) => JSON.stringify(turn));
  return `{\n${lines.join('\n')}\n"turns": [\n${rows.join(',\n')}\n]\n}\n`;
}

/** The index of the segment that contains a line, from 0. */
export function segmentAt({ segments }: Pick<RunFile, 'segments'>, line: number): number {
  return segments.findLastIndex(({ from }) => from <= line);
}

/** The texts of a run file's mods by file name. */
export function modsOf({ mods }: Pick<RunFile, 'mods'>): Files {
  return Object.fromEntries(mods.map(({ file, text }) => [file, text]));
}

/** The mods of a run file, from their texts by file name. */
export function listOfMods(mods: Files): RunFile['mods'] {
  return Object.entries(mods).map(([file, text]) => ({ file, text }));
}

/** The name of the file for a game: campaign, seed and number of commands. */
export function fileName({ campaign, seed, turns }: RunFile): string {
  const name = seed.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40);
  return `${campaign}-${name}-${turns.length}.json`;
}
