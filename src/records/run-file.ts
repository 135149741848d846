import * as v from 'valibot';
import { commandSchema } from '../game/commands.ts';

/**
 * The format of a run file: a recorded game with a state hash after each turn, so that a replay on
 * another machine or with other rules can be compared turn by turn. Here a turn is one command,
 * also if the rules refuse it or it takes several turns, such as digging.
 */

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'));
/** The first 64 bits of a state's SHA-256: enough to make a collision in one run implausible. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'must be 16 hex digits'));
const trace = v.pipe(
  v.string(),
  v.regex(/^[\w-]*$/, 'must contain only letters, digits, "-" and "_"'),
);

const runSchema = v.strictObject({
  version: v.literal(1),
  campaign: v.pipe(v.string(), v.maxLength(60)),
  seed: v.string(),
  /** Hash of the campaign's content. */
  content: digest,
  /** The mods of the game. */
  mods: v.array(v.strictObject({ file: v.string(), hash: digest })),
  /** The bot or person that played. */
  player: v.pipe(v.string(), v.maxLength(60)),
  /** Hash of the state before the first turn. */
  start: hash,
  /** Names of changes, "system.component". Traces refer to them by index. */
  changes: v.array(v.string()),
  /** The command, the hash of the state after it, and the trace of the changes during the turn. */
  turns: v.array(v.strictTuple([commandSchema, hash, trace])),
});

export type RunFile = v.InferOutput<typeof runSchema>;

/** A text is not a run file. The message names the problem and its place in one line. */
export class RunFileError extends Error {}

/** Parses a run file. Throws a RunFileError. */
export function parseRunFile(text: string): RunFile {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new RunFileError(`not JSON: ${(error as Error).message}`);
  }
  const found = (value as { version?: unknown } | null)?.version;
  if (typeof found === 'number' && found !== runSchema.entries.version.literal) {
    throw new RunFileError(
      `version ${found} of run files is unknown; this program reads version 1`,
    );
  }
  const result = v.safeParse(runSchema, value);
  if (!result.success) {
    const [issue] = result.issues;
    const path = v.getDotPath(issue);
    throw new RunFileError(`${path ? `${path}: ` : ''}${issue.message.replaceAll('\n', ' ')}`);
  }
  const run = result.output;
  for (const [n, [, , trace]] of run.turns.entries()) {
    const changes = decodeTrace(trace);
    if (changes?.every(({ number }) => number < run.changes.length)) continue;
    throw new RunFileError(`turns.${n}.2: the trace refers to a change that is not in "changes"`);
  }
  return run;
}

/** The text of a run file, with one line per turn. */
export function runFileText({ turns, ...head }: RunFile): string {
  const lines = Object.entries(head).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const rows = turns.map((turn) => JSON.stringify(turn));
  return `{\n${lines.join('\n')}\n"turns": [\n${rows.join(',\n')}\n]\n}\n`;
}

/** A change in a trace. */
export interface TracedChange {
  /** Index into `changes` of the run file. */
  readonly number: number;
  /** 12 bits of the new value's hash. */
  readonly check: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Numbers below 63 take one digit. This digit announces a number of two digits. */
const longMark = digits.length - 1;
/** The number of different changes that a run file can name. */
export const mostChanges = 64 * 64;

/** Three or five characters per change. */
export function encodeTrace(changes: readonly TracedChange[]): string {
  const pair = (value: number) => digits[value >> 6] + digits[value & 63];
  return changes
    .map(({ number, check }) => {
      return (number < longMark ? digits[number] : digits[longMark] + pair(number)) + pair(check);
    })
    .join('');
}

/** The changes of a trace; null if it is cut off. */
export function decodeTrace(trace: string): TracedChange[] | null {
  const changes: TracedChange[] = [];
  const digit = (at: number) => digits.indexOf(trace[at]);
  const pair = (at: number) => digit(at) * 64 + digit(at + 1);
  for (let at = 0; at < trace.length; ) {
    const long = digit(at) === longMark;
    const size = long ? 5 : 3;
    if (at + size > trace.length) return null;
    changes.push({ number: long ? pair(at + 1) : digit(at), check: pair(at + size - 2) });
    at += size;
  }
  return changes;
}
