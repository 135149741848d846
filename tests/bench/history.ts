import type { Measured } from './contest.ts';
import { digits } from './table.ts';

/** The results of a full run: a line of the history. */
export interface Run {
  /** Date and time, as in 2026-11-30T12:00:00.000Z. */
  readonly date: string;
  readonly machine: string;
  /** The abbreviated commit; null outside a git repository. */
  readonly commit: string | null;
  /** By contest and entry: our median divided by the median of that entry. */
  readonly ratios: Readonly<Record<string, number>>;
  /** By contest: our median in µs. Comparable only between runs on the same machine. */
  readonly times: Readonly<Record<string, number>>;
  /** By contest of sizes: ours in bytes. Older runs lack it. */
  readonly sizes?: Readonly<Record<string, number>>;
}

/** A result that got worse by more than this share is reported. */
export const margin = 0.2;

export class UnknownRun extends Error {}

/** The values of a run that the history keeps. */
export function runOf(
  held: readonly Measured[],
  { date, machine, commit }: Pick<Run, 'date' | 'machine' | 'commit'>,
): Run {
  const ratios: Record<string, number> = {};
  const times: Record<string, number> = {};
  const sizes: Record<string, number> = {};
  for (const { name, unit, entries } of held) {
    const [ours, ...others] = entries;
    (unit === 'bytes' ? sizes : times)[name] = rounded(ours.median);
    for (const other of others) {
      ratios[`${name}, next to ${other.name}`] = rounded(ours.median / other.median);
    }
  }
  return { date, machine, commit, ratios, times, sizes };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

/** The runs of a history file, oldest first. */
export function readHistory(text: string): Run[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Run);
}

/**
 * The run to compare the newest run with: the last one at or before a date, or the last one of a
 * commit; without `since`, the run before. Throws `UnknownRun` if there is none.
 */
export function findRun(history: readonly Run[], since: string | undefined): Run {
  const earlier = history.slice(0, -1);
  const isDate = since !== undefined && /^\d{4}-\d\d-\d\d/.test(since);
  const found = earlier.findLast(({ date, commit }) => {
    if (since === undefined) return true;
    if (isDate) return date.slice(0, since.length) <= since;
    return commit !== null && (commit.startsWith(since) || since.startsWith(commit));
  });
  if (found) return found;
  const which = since === undefined ? 'before the newest one' : `for ${since}`;
  throw new UnknownRun(`The history has no run ${which}.`);
}

/**
 * A line for each result that got worse from one run to another by more than the margin: ratios to a
 * reference of the same run, sizes, and on the same machine the times that have no reference.
 */
export function worsened(before: Run, after: Run): string[] {
  const lines = compare(before.ratios, after.ratios, '×');
  lines.push(...compare(before.sizes ?? {}, after.sizes ?? {}, 'bytes'));
  if (before.machine === after.machine) {
    lines.push(...compare(before.times, timesAlone(after), 'µs'));
  }
  return lines;
}

/** The times of contests without a reference. The others change with the speed of the machine on that day. */
function timesAlone({ ratios, times }: Run): Run['times'] {
  const compared = Object.keys(ratios).map((name) => name.slice(0, name.lastIndexOf(', next to ')));
  return Object.fromEntries(Object.entries(times).filter(([name]) => !compared.includes(name)));
}

function compare(before: Run['ratios'], after: Run['ratios'], unit: string): string[] {
  return Object.entries(after).flatMap(([name, now]) => {
    const then = before[name];
    if (then === undefined || now <= then * (1 + margin)) return [];
    return [`${name}: ${digits(then)} ${unit} → ${digits(now)} ${unit}`];
  });
}
