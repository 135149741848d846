import * as v from 'valibot';
import { jsonProblem } from '../bundles/json.ts';
import { longestFile, longestRunFile, mostFiles } from '../bundles/limits.ts';
import { commandSchema } from '../game/commands.ts';
import { issueText } from '../game/issue-text.ts';
import { RefusedGame } from './refusal.ts';
import type { RunFile, Segment } from './run-file.ts';
import { type RunLine, readLine } from './run-line.ts';

/** A text is not a run file. The message names the place, the problem and the fix in one line. */
export class RunFileError extends RefusedGame {}

/** The most lines of a file: more would exhaust the memory. */
const mostLines = 1_000_000;

const reasons = ['start', 'update', 'edit', 'replay'] as const satisfies Segment['reason'][];

const hex = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern, 'is not a hash'));
const digest = hex(/^[0-9a-f]{64}$/);
const shortDigest = hex(/^[0-9a-f]{16}$/);
const base64 = v.pipe(
  v.string(),
  v.check((text) => /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 === 0, 'is not base64'),
);
const nameSchema = v.pipe(v.string(), v.maxLength(60));
const namesSchema = v.pipe(v.array(nameSchema), v.maxLength(1000));
const faultSchema = v.strictObject({
  message: v.pipe(v.string(), v.maxLength(10_000)),
  command: v.nullable(commandSchema),
});

/** A number of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const segmentSchema = v.strictObject({
  from: count,
  reason: v.picklist(reasons),
  rules: digest,
  content: digest,
  start: shortDigest,
  parts: namesSchema,
  systems: v.nullable(namesSchema),
  state: v.nullable(base64),
});

const modSchema = v.strictObject({
  file: v.pipe(v.string(), v.maxLength(200)),
  text: v.pipe(v.string(), v.maxLength(longestFile)),
});

/** The parts that a stored game and a run file have in common. */
export const partsSchema = v.strictObject({
  player: nameSchema,
  mods: v.pipe(v.array(modSchema), v.maxLength(mostFiles)),
  segments: v.pipe(v.array(segmentSchema), v.minLength(1)),
  fault: v.nullable(faultSchema),
});

const runSchema = v.strictObject({
  version: v.literal(2),
  campaign: nameSchema,
  seed: v.pipe(v.string(), v.maxLength(100)),
  ...partsSchema.entries,
  daily: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'is not a date'))),
  inspected: v.boolean(),
  latest: v.nullable(v.strictObject({ at: count, state: base64 })),
  end: v.nullable(hex(/^([0-9a-f]{16}|[0-9a-f]{64})$/)),
  turns: v.pipe(v.array(v.string()), v.maxLength(mostLines)),
});

/** Parses a run file. Throws a RunFileError. */
export function parseRunFile(text: string): RunFile {
  if (text.length > longestRunFile) {
    const size = `the file has ${text.length} characters, at most ${longestRunFile} are allowed`;
    throw new RunFileError(`${size}; record fewer turns`, 'tooLong');
  }
  const value = parseJson(text.replace(/^\uFEFF/, ''));
  const version = (value as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version !== 2) {
    throw new RunFileError(
      `version ${version} of run files is unknown; this program reads version 2: ${version > 2 ? 'update it' : 'record the game again'}`,
      'otherVersion',
    );
  }
  const run = parse(runSchema, value);
  checkPlaces(run);
  checkLines(run);
  return run;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RunFileError(`not JSON: ${jsonProblem(text)}; use an undamaged copy`);
  }
}

function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw invalid(v.getDotPath(issue) ?? 'the file', issueText(issue));
}

function invalid(place: string, problem: string): RunFileError {
  return new RunFileError(`${place}: ${problem}; use an undamaged copy or record the game again`);
}

/** Throws unless segments and snapshots are at lines of the file. */
function checkPlaces({ segments, latest, turns }: RunFile): void {
  for (const [n, { from, reason, state }] of segments.entries()) {
    const place = `segments.${n}`;
    const before = segments[n - 1]?.from ?? 0;
    if (n === 0 && from !== 0) throw invalid(`${place}.from`, 'must be 0');
    if (from < before) throw invalid(`${place}.from`, `must be at least ${before}`);
    if (from > turns.length) throw invalid(`${place}.from`, `must be at most ${turns.length}`);
    const isNew = reason === 'start';
    if (isNew !== (state === null) || (isNew && n > 0)) {
      const problem = 'only the first segment is a new game; every other one needs a state';
      throw invalid(place, problem);
    }
  }
  if (latest && latest.at > turns.length) {
    throw invalid('latest.at', `must be at most ${turns.length}`);
  }
}

/** Throws unless every line can be read and its trace only refers to listed parts and systems. */
function checkLines(run: RunFile): void {
  let segment = 0;
  for (const [n, turn] of run.turns.entries()) {
    while (run.segments[segment + 1]?.from <= n) segment++;
    const problem = lineProblem(turn, run.segments[segment]);
    if (problem) throw invalid(`turns, line ${n + 1}`, problem);
  }
}

function lineProblem(turn: string, { parts, systems }: Segment): string | null {
  let line: RunLine;
  try {
    line = readLine(turn);
  } catch (error) {
    return (error as RangeError).message;
  }
  for (const { system, changes } of line.trace) {
    if (system >= (systems?.length ?? 1)) return 'the trace refers to a system that is not listed';
    if (changes.some(({ part }) => part >= parts.length)) {
      return 'the trace refers to a part that is not listed';
    }
  }
  return null;
}
