import { do_not_optimize, measure } from 'mitata';
import { allocated } from '../../src/lab/terminal/heap-and-cpu.ts';
import type { Contest, Entry, Measured } from './contest.ts';

/** The duration of a contest: the number of rounds, and the ms of work per entry and round. */
export interface Budget {
  readonly rounds: number;
  readonly milliseconds: number;
}

/** An entry that has used this many ms is not measured in further rounds. */
const patience = 3000;
/** Calls that warm up the compiler, unless they take too long. */
const warmCalls = 50;
/** Short calls without preparation are timed together, in batches of about this many ms. */
const batch = 0.5;

/**
 * Measures the entries of a contest. They take turns in each round, so that other work of the machine
 * affects all of them alike. The median of an entry is the median of its rounds.
 */
export async function hold(contest: Contest, { rounds, milliseconds }: Budget): Promise<Measured> {
  const { name, goals, bytes, units = 1 } = contest;
  const racers = contest.entries.map((entry) => ({ entry, ...warmUp(entry, milliseconds) }));
  for (let round = 0; round < rounds; round++) {
    globalThis.gc?.();
    // The first work after a collection of garbage is slow, so each entry is first in turn.
    const first = round % racers.length;
    for (const racer of [...racers.slice(first), ...racers.slice(0, first)]) {
      if (racer.spent > patience) continue;
      racer.medians.push(await timed(racer.entry, racer.estimate, milliseconds));
      racer.spent += Math.max(milliseconds, racer.estimate);
    }
  }
  const entries = racers.map(({ entry, estimate, medians }) => {
    const grown = bytesOf(entry, estimate);
    return {
      name: entry.name,
      median: (1000 * (medians.length > 0 ? medianOf(medians) : estimate)) / units,
      bytes: grown === null ? null : Math.round(grown / units),
    };
  });
  return { name, entries, goals, ...(bytes !== undefined && { bytes }) };
}

/** Warms up an entry. `estimate` is the duration of a call in ms. */
function warmUp(entry: Entry, milliseconds: number) {
  // The first preparation may build a whole floor.
  entry.prepare?.();
  globalThis.gc?.();
  const times: number[] = [];
  const began = performance.now();
  let spent = 0;
  for (;;) {
    times.push(once(entry));
    spent += times[times.length - 1];
    const warm = times.length >= warmCalls && spent >= milliseconds;
    if (warm || performance.now() - began > 40 * milliseconds) break;
  }
  const estimate = medianOf(times.slice(times.length >> 1));
  return { estimate, spent, medians: [] as number[] };
}

/** The duration of a call in ms. */
function once({ run, prepare }: Entry): number {
  prepare?.();
  const began = performance.now();
  do_not_optimize(run());
  return performance.now() - began;
}

/** The median duration in ms of calls that together take N ms. */
async function timed(entry: Entry, estimate: number, milliseconds: number): Promise<number> {
  if (!entry.prepare && estimate < batch) {
    const stats = await measure(entry.run, {
      gc: false as never,
      min_cpu_time: milliseconds * 1e6,
      min_samples: 3,
      // A multiple of four, because mitata unrolls its loop.
      batch_samples: 4 * Math.max(1, Math.ceil(batch / 4 / Math.max(estimate, 1e-5))),
      batch_threshold: batch * 1e6,
    });
    return stats.p50 / 1e6;
  }
  const times: number[] = [];
  const began = performance.now();
  for (let own = 0; own < milliseconds && performance.now() - began < 8 * milliseconds; ) {
    const time = once(entry);
    times.push(time);
    own += time;
  }
  return medianOf(times);
}

/**
 * The bytes that a call allocates: the median of some calls after a collection of garbage. What is collected during
 * a call counts, too. Null without `--expose-gc`, and for calls of more than a second.
 */
function bytesOf(entry: Entry, estimate: number): number | null {
  if (!globalThis.gc || estimate > 1000) return null;
  const idle = medianOf(Array.from({ length: 20 }, () => allocated(() => {})));
  const repeated = Math.min(32, Math.max(1, Math.floor(20 / estimate)));
  const found = Array.from({ length: 3 }, () => {
    globalThis.gc?.();
    const grown = Array.from({ length: repeated }, () => {
      entry.prepare?.();
      return allocated(() => do_not_optimize(entry.run())) - idle;
    });
    return medianOf(grown);
  });
  return Math.max(0, medianOf(found));
}

/** The median; of an even number of values the lower of the middle two. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}

/** The smallest value that a share of all values (0 to 1) does not exceed. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}
