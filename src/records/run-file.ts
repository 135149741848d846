import * as v from 'valibot';
import { commandSchema } from '../game/commands.ts';

/**
 * A recorded run: what led through a game, and what became of it turn by turn, so that another
 * machine, or another version of the rules, can be held against it. A turn here is one command, be it
 * refused or five turns of digging.
 */

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'));
/** The first 64 bits of a state's SHA-256: no run is long enough for two of these to be alike by chance. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'must be 16 hex digits'));
const trace = v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be of the letters of a trace'));

const runSchema = v.strictObject({
  version: v.literal(1),
  campaign: v.pipe(v.string(), v.maxLength(60)),
  seed: v.string(),
  /** Hash of the campaign's content. */
  content: digest,
  /** The mods that it was played with. */
  mods: v.array(v.strictObject({ file: v.string(), hash: digest })),
  /** Who played. */
  player: v.pipe(v.string(), v.maxLength(60)),
  /** Hash of the state before the first turn. */
  start: hash,
  /** What can change, as "system.component"; traces say it by number. */
  changes: v.array(v.string()),
  /** The command, the hash of the state after it, and a trace of what changed on the way. */
  turns: v.array(v.strictTuple([commandSchema, hash, trace])),
});

export type Run = v.InferOutput<typeof runSchema>;

/** A text that is no run; the message says what is wrong and where, in one line. */
export class RunError extends Error {}

/** The run in a text. */
export function readRun(text: string): Run {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new RunError(`not JSON: ${(error as Error).message}`);
  }
  const found = (value as { version?: unknown } | null)?.version;
  if (typeof found === 'number' && found !== runSchema.entries.version.literal) {
    throw new RunError(`version ${found} of run files is not known; this reads version 1`);
  }
  const result = v.safeParse(runSchema, value);
  if (!result.success) {
    const [issue] = result.issues;
    const path = v.getDotPath(issue);
    throw new RunError(`${path ? `${path}: ` : ''}${issue.message.replaceAll('\n', ' ')}`);
  }
  const run = result.output;
  for (const [n, [, , trace]] of run.turns.entries()) {
    const changes = decodeTrace(trace);
    if (changes?.every(({ number }) => number < run.changes.length)) continue;
    throw new RunError(`turns.${n}.2: the trace names what is not in "changes"`);
  }
  return run;
}

/** A run as a file: a line for each turn. */
export function writeRun({ turns, ...head }: Run): string {
  const lines = Object.entries(head).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const rows = turns.map((turn) => JSON.stringify(turn));
  return `{\n${lines.join('\n')}\n"turns": [\n${rows.join(',\n')}\n]\n}\n`;
}

/** Something changed: `number` says what, `check` (12 bits) what it has become. */
export interface TracedChange {
  readonly number: number;
  readonly check: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** In place of a number: it follows in two digits. What comes up first is short so. */
const more = digits.length - 1;
export const mostChanges = 64 * 64;

/** Three or five characters for each change. */
export function encodeTrace(changes: readonly TracedChange[]): string {
  const pair = (value: number) => digits[value >> 6] + digits[value & 63];
  return changes
    .map(({ number, check }) => {
      return (number < more ? digits[number] : digits[more] + pair(number)) + pair(check);
    })
    .join('');
}

/** The changes of a trace; null where it breaks off. */
export function decodeTrace(trace: string): TracedChange[] | null {
  const changes: TracedChange[] = [];
  const digit = (at: number) => digits.indexOf(trace[at]);
  const pair = (at: number) => digit(at) * 64 + digit(at + 1);
  for (let at = 0; at < trace.length; ) {
    const long = digit(at) === more;
    const size = long ? 5 : 3;
    if (at + size > trace.length) return null;
    changes.push({ number: long ? pair(at + 1) : digit(at), check: pair(at + size - 2) });
    at += size;
  }
  return changes;
}
