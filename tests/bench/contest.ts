import type { Browser } from 'playwright-core';

/** One way to do the work of a contest. */
export interface Entry {
  readonly name: string;
  /** Done again and again; returns something that depends on the work, so that none is optimised away. */
  readonly run: () => unknown;
  /** Before each call of `run`, outside the measured time. */
  readonly prepare?: () => void;
}

/** What the project promises: our median is at most `ratio` times that of the entry `than`. */
export interface Goal {
  readonly than: string;
  readonly ratio: number;
}

/** Ways to do the same work, measured side by side in one process; the first one is ours. */
export interface Contest {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly goals: readonly Goal[];
  /** Ours allocates at most so many bytes a call. */
  readonly bytes?: number;
}

/** `full` as the table states it; `tiny` so small that a test can run every entry once. */
export type Scale = 'full' | 'tiny';

/** What a file `*.bench.ts` exports by default. */
export type Contests = (scale: Scale) => readonly Contest[] | Promise<readonly Contest[]>;

/** A contest that has been held; the first entry is ours. */
export interface Measured {
  readonly name: string;
  readonly unit: 'µs' | 'ms' | 'kB';
  readonly entries: readonly {
    readonly name: string;
    readonly median: number;
    /** Allocated by a call; null or missing where nobody could tell. */
    readonly bytes?: number | null;
  }[];
  readonly goals: readonly Goal[];
  readonly bytes?: number;
}

/**
 * What a file in `browser/` exports by default: contests held in a browser, which the caller closes.
 * The code runs from a bundle, with the project's root as the current folder.
 */
export type BrowserContests = (browser: Browser) => Promise<readonly Measured[]>;
