/**
 * Times in µs: the last one, and of recent ones the average without the longest 5%, the median and the 95th percentile.
 */
export interface Times {
  readonly last: number;
  readonly average: number;
  readonly median: number;
  readonly p95: number;
}

/** A system, or a zone by its path: the system, the zones around it and its name, with slashes. */
export interface MeasuredPart extends Times {
  readonly system: string;
  readonly calls: number;
}

/** The numbers in the panel. */
export interface Readings {
  /** In the order in which they first ran. */
  readonly systems: readonly MeasuredPart[];
  readonly zones: readonly MeasuredPart[];
  readonly turn: Times;
  /** The times of the last turns, the newest last. */
  readonly history: readonly number[];
  /** The two parts of a frame: updating the scene, and drawing it. */
  readonly update: Times;
  readonly render: Times;
  /** Draw calls of the last frame; null when they cannot be counted. */
  readonly draws: number | null;
  readonly turns: number;
  readonly entities: number;
  readonly actors: number;
  readonly width: number;
  readonly height: number;
  /** Clock reads in the last turn, the clock's step in µs, and the cost of all reads in µs. */
  readonly clock: { readonly reads: number; readonly step: number; readonly cost: number };
}
