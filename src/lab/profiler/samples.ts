/** The number of the newest samples that count. */
const mostSamples = 120;

export interface SampleSummary {
  readonly last: number;
  /** Without the longest 5%: one pause of the browser would decide the average of a fast system. */
  readonly average: number;
  readonly median: number;
  /** The nearest-rank percentile: 95% of the samples are not greater. */
  readonly p95: number;
}

/** The newest samples of a repeated measurement. */
export class Samples {
  readonly #ring = new Float64Array(mostSamples);
  #count = 0;

  add(value: number): void {
    this.#ring[this.#count++ % mostSamples] = value;
  }

  /** The samples in the order in which they were added. */
  values(): number[] {
    const from = Math.max(0, this.#count - mostSamples);
    return Array.from(
      { length: this.#count - from },
      (_, n) => this.#ring[(from + n) % mostSamples],
    );
  }

  /** All values are 0 without samples. */
  summary(): SampleSummary {
    const filled = Math.min(this.#count, mostSamples);
    if (filled === 0) return { last: 0, average: 0, median: 0, p95: 0 };
    const sorted = this.#ring.slice(0, filled).sort();
    const usual = sorted.subarray(0, Math.max(1, Math.floor(filled * 0.95)));
    return {
      last: this.#ring[(this.#count - 1) % mostSamples],
      average: usual.reduce((sum, value) => sum + value, 0) / usual.length,
      median: sorted[Math.ceil(filled / 2) - 1],
      p95: sorted[Math.ceil(filled * 0.95) - 1],
    };
  }
}
