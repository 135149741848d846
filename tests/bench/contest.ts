import type { Browser } from 'playwright-core';

/** One way to do the work of a contest. */
export interface Entry {
  readonly name: string;
  /** Is called repeatedly. The result must depend on the work, so that the compiler keeps the work. */
  readonly run: () => unknown;
  /** Is called before each `run`; its time does not count. */
  readonly prepare?: () => void;
}

/** A target for our median: at most `ratio` times the median of the entry `than`, or `most` µs or bytes. */
export type Goal = { readonly than: string; readonly ratio: number } | { readonly most: number };

/** Several ways to do the same work, measured in turns in one process. The first one is ours. */
export interface Contest {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly goals: readonly Goal[];
  /** The number of units of work in a call; all times and bytes are divided by it. 1 if it is missing. */
  readonly units?: number;
  /** The most bytes that a call of ours may allocate. */
  readonly bytes?: number;
}

/** The result of a contest. Times in µs and bytes per unit of work. The first entry is ours. */
export interface Measured {
  readonly name: string;
  /** `bytes` if the medians and the targets are bytes in place of times. */
  readonly unit?: 'bytes';
  readonly entries: readonly Timing[];
  readonly goals: readonly Goal[];
  readonly bytes?: number;
}

/** The times of one entry. */
export interface Timing {
  readonly name: string;
  readonly median: number;
  /** The time that 95% of the calls do not exceed, and the longest time. */
  readonly p95?: number;
  readonly maximum?: number;
  /** The bytes that a unit of work allocates; null if they cannot be measured. */
  readonly bytes?: number | null;
}

/** Work that measures itself, because its calls differ from each other. */
export interface Series {
  readonly name: string;
  measure(): Measured;
}

/** `full` for the results that are published, `tiny` for a test that runs every entry once. */
export type Scale = 'full' | 'tiny';

/** The default export of a file `*.bench.ts`. */
export type Contests = (scale: Scale) => readonly (Contest | Series)[];

/**
 * The default export of a file in `browser/`: measures in a browser, which the caller closes. The
 * current folder is the root of the project.
 */
export type BrowserContests = (browser: Browser) => Promise<readonly Measured[]>;
