import { median, min, quantile } from 'simple-statistics';
import type { Game } from '../../game/world.ts';
import type { State } from './states.ts';

/** The measured work: a system or a whole turn. */
export type Work = (game: Game) => void;

/** The instruments of a measurement. */
export interface Meter {
  /** The clock, in ms. */
  readonly now: () => number;
  /** Returns the bytes that `work` allocates. Without it, allocations are not measured. */
  readonly allocated?: (work: () => void) => number;
  /** Repeats the measurement in a CPU profiler. */
  readonly profile?: (repetitions: () => void) => void;
  /** Asked now and then whether to end with the repetitions so far. */
  readonly isEnded?: () => Promise<boolean>;
}

/** The duration of a measurement. */
export interface Budget {
  /** For all repetitions of all works, including the restoration of states. */
  readonly seconds: number;
  /** A fixed number of repetitions instead. */
  readonly repetitions?: number;
}

/** The times of repetitions in ns. */
export interface Timing {
  /** The fastest repetition; background load affects it the least. */
  readonly least: number;
  readonly median: number;
  readonly p95: number;
}

export function timingOf(times: readonly number[]): Timing {
  const list = [...times];
  return { least: min(list), median: median(list), p95: quantile(list, 0.95) };
}

/** The results of repeated work. A repetition is the work on all states. */
export interface Figures extends Timing {
  readonly repetitions: number;
  /** The median of the ratios to the first work, repetition by repetition. */
  readonly ratio: number;
  /** Bytes allocated per repetition, the median of a few; null if not measured. */
  readonly bytes: number | null;
}

/** Limits of the number of repetitions. */
const fewestRepetitions = 5;
const mostRepetitions = 10_000;
/** The repetitions of work that takes longer than the whole budget. */
const fewestOfSlowWork = 3;
/** The share of the budget for warming up the compiler. */
const warmUpShare = 0.3;
const allocationRepetitions = 5;

/**
 * Measures works that start in the same states. The works take turns, so that background load
 * affects all of them. Restoring the states is not measured.
 */
export async function measure(
  states: readonly State[],
  works: readonly Work[],
  { now, allocated, profile, isEnded = async () => false }: Meter,
  { seconds, repetitions }: Budget,
): Promise<Figures[]> {
  const planned = repetitions ?? (await warmUp(isEnded, states, works, now, seconds));
  const measured = await timesUntil(isEnded, states, works, now, planned);
  const count = measured[0].length;
  profile?.(() => times(states, works, now, count));
  return works.map((work, n) => ({
    repetitions: count,
    ...timingOf(measured[n].map((ms) => ms * 1e6)),
    ratio: medianRatio(measured[n], measured[0]),
    bytes: allocated ? bytesOf(states, work, allocated) : null,
  }));
}

/**
 * Repeats the works, twice as often each time, until the compiler has optimised them or `isEnded` answers yes.
 * Returns the number of repetitions for the rest of the budget.
 */
async function warmUp(
  isEnded: () => Promise<boolean>,
  states: readonly State[],
  works: readonly Work[],
  now: () => number,
  seconds: number,
): Promise<number> {
  const began = now();
  for (let count = 1; ; count *= 2) {
    const from = now();
    times(states, works, now, count);
    const spent = (now() - began) / 1000;
    const each = (now() - from) / 1000 / count;
    if (spent > warmUpShare * seconds || count >= mostRepetitions || (await isEnded())) {
      const affordable = Math.floor(((1 - warmUpShare) * seconds) / each);
      const fewest = each > seconds ? fewestOfSlowWork : fewestRepetitions;
      return Math.min(mostRepetitions, Math.max(fewest, affordable));
    }
  }
}

/** The greatest number of ms between two questions whether to end, unless a repetition takes longer. */
const msBetweenQuestions = 200;

/** As `times`, in parts. Fewer repetitions if `isEnded` answers yes. */
async function timesUntil(
  isEnded: () => Promise<boolean>,
  states: readonly State[],
  works: readonly Work[],
  now: () => number,
  count: number,
): Promise<number[][]> {
  const allTimes = works.map((): number[] => []);
  // Even sizes, because the order of the works alternates.
  for (let size = 2; allTimes[0].length < count; ) {
    const began = now();
    const newTimes = times(states, works, now, Math.min(size, count - allTimes[0].length));
    for (const [n, timesOfWork] of newTimes.entries()) allTimes[n].push(...timesOfWork);
    if (await isEnded()) break;
    if (now() - began < msBetweenQuestions / 2) size *= 2;
  }
  return allTimes;
}

/** For each work, the ms of each repetition. */
function times(
  states: readonly State[],
  works: readonly Work[],
  now: () => number,
  count: number,
): number[][] {
  const sums = works.map(() => new Array<number>(count).fill(0));
  for (const state of states) {
    for (let repetition = 0; repetition < count; repetition++) {
      for (let n = 0; n < works.length; n++) {
        // Alternate the order, because the first work runs with colder caches.
        const chosen = repetition % 2 === 0 ? n : works.length - 1 - n;
        const game = state();
        const began = now();
        works[chosen](game);
        sums[chosen][repetition] += now() - began;
      }
    }
  }
  return sums;
}

function medianRatio(times: readonly number[], others: readonly number[]): number {
  const ratios = times.flatMap((time, n) => (others[n] > 0 ? time / others[n] : []));
  return ratios.length > 0 ? median(ratios) : 1;
}

function bytesOf(
  states: readonly State[],
  work: Work,
  allocated: (work: () => void) => number,
): number {
  const sums = new Array<number>(allocationRepetitions).fill(0);
  const ofMeasuring = median(sums.map(() => allocated(() => {})));
  for (const state of states) {
    for (let n = 0; n < allocationRepetitions; n++) {
      const game = state();
      sums[n] += Math.max(0, allocated(() => work(game)) - ofMeasuring);
    }
  }
  return median(sums);
}
