import { median, min, quantile } from 'simple-statistics';
import type { Game } from '../../game/world.ts';

/** Some work on a game: a system, or a whole turn. */
export type Work = (game: Game) => void;

/**
 * Calls `visit` for each state that the work begins from. `restore` returns a new game in this state
 * each time.
 */
export type States = (visit: (restore: () => Game) => void) => void;

/** What there is to measure with. */
export interface Meter {
  /** The clock, in ms. */
  readonly now: () => number;
  /** The bytes that `work` allocates; without it nobody counts them. */
  readonly allocated?: (work: () => void) => number;
  /** Watches the repetitions, done once more, in its own way. */
  readonly profile?: (repetitions: () => void) => void;
}

/** How long, or how often. */
export interface Budget {
  /** For all repetitions of everything, with the way back to their states. */
  readonly seconds: number;
  /** In place of as many as there is time for. */
  readonly repetitions?: number;
}

/** What the repetitions of some work came to: one is the work on all of its states. */
export interface Figures {
  readonly repetitions: number;
  /** ns for one; the least is what a busy machine falsifies least. */
  readonly least: number;
  readonly median: number;
  readonly p95: number;
  /** The time by that of the first piece of work, repetition by repetition; the median. */
  readonly ratio: number;
  /** Bytes allocated in one, the median of a few; null where nobody counts them. */
  readonly bytes: number | null;
}

/** How often something is measured at least, and at most, where there is time. */
const fewest = 5;
const mostRepetitions = 10_000;
/** What takes longer than all the time there is, is done so often. */
const fewestSlow = 3;
/** The share of the time that is for warming up. */
const warming = 0.3;
const allocationRepetitions = 5;

/**
 * Measures pieces of work that begin from the same states, in turns, so that what disturbs the machine
 * disturbs all of them. Each gets a new game, which is restored outside the measured time.
 */
export function measure(
  states: States,
  works: readonly Work[],
  { now, allocated, profile }: Meter,
  { seconds, repetitions }: Budget,
): Figures[] {
  const count = repetitions ?? warmUp(states, works, now, seconds);
  const repeat = () => times(states, works, now, count);
  const measured = repeat();
  profile?.(repeat);
  return works.map((work, n) => ({
    repetitions: count,
    least: min(measured[n]) * 1e6,
    median: median(measured[n]) * 1e6,
    p95: quantile(measured[n], 0.95) * 1e6,
    ratio: ratioOf(measured[n], measured[0]),
    bytes: allocated ? bytesOf(states, work, allocated) : null,
  }));
}

/**
 * Repeats until the compiler has had its time, each time twice as often, and says how many repetitions
 * the rest of the time is good for.
 */
function warmUp(states: States, works: readonly Work[], now: () => number, seconds: number) {
  const began = now();
  let count = 1;
  for (;;) {
    const from = now();
    times(states, works, now, count);
    const spent = (now() - began) / 1000;
    const each = (now() - from) / 1000 / count;
    if (spent > warming * seconds || count >= mostRepetitions) {
      const left = Math.floor(((1 - warming) * seconds) / each);
      return Math.min(mostRepetitions, Math.max(each > seconds ? fewestSlow : fewest, left));
    }
    count *= 2;
  }
}

/** For each piece of work the ms of each repetition. */
function times(states: States, works: readonly Work[], now: () => number, count: number) {
  const sums = works.map(() => new Array<number>(count).fill(0));
  states((restore) => {
    for (let repetition = 0; repetition < count; repetition++) {
      for (let n = 0; n < works.length; n++) {
        // Who comes first changes, as the first one finds colder caches.
        const turn = repetition % 2 === 0 ? n : works.length - 1 - n;
        const work = works[turn];
        const game = restore();
        const began = now();
        work(game);
        sums[turn][repetition] += now() - began;
      }
    }
  });
  return sums;
}

/** Of times that were measured one right after the other, so that what disturbed one disturbed both. */
function ratioOf(times: readonly number[], others: readonly number[]): number {
  const ratios = times.flatMap((time, n) => (others[n] > 0 ? time / others[n] : []));
  return ratios.length > 0 ? median(ratios) : 1;
}

function bytesOf(states: States, work: Work, allocated: (work: () => void) => number): number {
  const sums = new Array<number>(allocationRepetitions).fill(0);
  const own = median(sums.map(() => allocated(() => {})));
  states((restore) => {
    for (let n = 0; n < allocationRepetitions; n++) {
      const game = restore();
      sums[n] += Math.max(0, allocated(() => work(game)) - own);
    }
  });
  return median(sums);
}
