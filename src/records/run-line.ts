import type { Command } from '../game/commands.ts';
import type { Game } from '../game/world.ts';
import { hashOf } from '../state/hash.ts';
import { decodeCommand, encodeCommand } from './command-code.ts';
import { decodeTrace, encodeTrace, type TracedCall } from './trace-text.ts';

/** A line of a run file: `CODE[ TRACE][ #HASH]`. */
export interface RunLine {
  readonly command: Command;
  /** The changes by the command. */
  readonly trace: readonly TracedCall[];
  /** The short hash of the state after the command. */
  readonly hash: string | null;
}

/** The first 64 bits of a state's SHA-256: enough to make a collision in one run implausible. */
export function shortHash(game: Game): string {
  return hashOf(game).slice(0, 16);
}

export function lineText({ command, trace, hash }: RunLine): string {
  const changes = encodeTrace(trace);
  return `${encodeCommand(command)}${changes && ` ${changes}`}${hash === null ? '' : ` #${hash}`}`;
}

/** The short hash at the end of a line; null if it has none. */
export function hashOfLine(text: string): string | null {
  return /#([0-9a-f]{16})$/.exec(text)?.[1] ?? null;
}

/** The line with the short hash of the state after it. */
export function withHash(text: string, hash: string): string {
  return hashOfLine(text) === null ? `${text} #${hash}` : text;
}

/** Reads a line. Throws a RangeError with the problem if it is malformed. */
export function readLine(text: string): RunLine {
  const match = /^(\S*)(?: ([\w-]+))?(?: #([0-9a-f]{16}))?$/.exec(text);
  if (!match) throw new RangeError('must be a command, a trace and a hash: CODE[ TRACE][ #HASH]');
  const [, code, changes = '', hash = null] = match;
  const command = decodeCommand(code);
  if (!command)
    throw new RangeError(
      `the command "${code.slice(0, 20)}" is unknown: a command is, for example, "l" or "e2"`,
    );
  const trace = decodeTrace(changes);
  if (!trace) throw new RangeError('the trace is cut off');
  return { command, trace, hash };
}
