import { do_not_optimize, measure } from 'mitata';
import type { Contest, Entry, Measured } from './contest.ts';

/** How long a contest may take: each entry is measured so long in each round, in ms of its own work. */
export interface Budget {
  readonly rounds: number;
  readonly milliseconds: number;
}

/** An entry that has used so much time, in ms, is not measured in further rounds. */
const patience = 3000;
/** Calls after which the compiler has seen enough, as long as they do not take too long. */
const calls = 50;
/** Calls of `run` that are timed together take about so many ms, where nothing has to be prepared. */
const batch = 0.5;

/**
 * Holds a contest. The entries take turns in each round, so that whatever else the machine does hits
 * all alike; an entry's median is that of its rounds. Microseconds.
 */
export async function hold(contest: Contest, { rounds, milliseconds }: Budget): Promise<Measured> {
  const racers = contest.entries.map((entry) => ({ entry, ...warmUp(entry, milliseconds) }));
  for (let round = 0; round < rounds; round++) {
    globalThis.gc?.();
    for (const racer of racers) {
      if (racer.spent > patience) continue;
      racer.medians.push(await timed(racer.entry, racer.estimate, milliseconds));
      racer.spent += Math.max(milliseconds, racer.estimate);
    }
  }
  const entries = racers.map(({ entry, estimate, medians }) => ({
    name: entry.name,
    median: 1000 * (medians.length > 0 ? medianOf(medians) : estimate),
    bytes: allocated(entry, estimate),
  }));
  const { name, goals, bytes } = contest;
  return { name, unit: 'µs', entries, goals, ...(bytes !== undefined && { bytes }) };
}

/** Lets the compiler see the work before it counts; `estimate`: ms a call. */
function warmUp(entry: Entry, milliseconds: number) {
  // Who prepares much, as a whole game, does so at first.
  entry.prepare?.();
  globalThis.gc?.();
  const times: number[] = [];
  const began = performance.now();
  let spent = 0;
  for (;;) {
    times.push(once(entry));
    spent += times[times.length - 1];
    const warm = times.length >= calls && spent >= milliseconds;
    if (warm || performance.now() - began > 40 * milliseconds) break;
  }
  const estimate = medianOf(times.slice(times.length >> 1));
  return { estimate, spent, medians: [] as number[] };
}

/** Ms that a call takes. */
function once({ run, prepare }: Entry): number {
  prepare?.();
  const began = performance.now();
  do_not_optimize(run());
  return performance.now() - began;
}

/** The median of calls that take so many ms together, in ms. */
async function timed(entry: Entry, estimate: number, milliseconds: number): Promise<number> {
  if (!entry.prepare && estimate < batch) {
    const stats = await measure(entry.run, {
      gc: false as never,
      min_cpu_time: milliseconds * 1e6,
      min_samples: 3,
      // In fours, as its loop is unrolled; what is cheaper than it seemed takes less of the round.
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
 * Bytes that a call allocates, the median of a few collected from an empty young generation; null
 * without `--expose-gc`, or where a call is too long to be repeated.
 */
function allocated(entry: Entry, estimate: number): number | null {
  if (!globalThis.gc || estimate > 1000) return null;
  const used = () => process.memoryUsage().heapUsed;
  const idle = medianOf(Array.from({ length: 20 }, () => -used() + used()));
  const repeated = Math.min(32, Math.max(1, Math.floor(20 / estimate)));
  const found = Array.from({ length: 3 }, () => {
    globalThis.gc?.();
    const grown = Array.from({ length: repeated }, () => {
      entry.prepare?.();
      const before = used();
      do_not_optimize(entry.run());
      return used() - before - idle;
    });
    return medianOf(grown);
  });
  return Math.max(0, Math.round(medianOf(found)));
}

/** The middle one, or of an even number the lower of the two. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1];
}
