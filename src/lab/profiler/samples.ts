/** How many samples are kept: the last 120. */
const kept = 120;

export interface Summary {
  readonly last: number;
  readonly average: number;
  /** By nearest rank: 95 % of the samples are no greater. */
  readonly p95: number;
}

/** The newest samples of one thing that is measured again and again. */
export class Samples {
  readonly #ring = new Float64Array(kept);
  #count = 0;

  add(value: number): void {
    this.#ring[this.#count++ % kept] = value;
  }

  /** What they come to; zeros where there are none. */
  summary(): Summary {
    const size = Math.min(this.#count, kept);
    if (size === 0) return { last: 0, average: 0, p95: 0 };
    const sorted = this.#ring.slice(0, size).sort();
    return {
      last: this.#ring[(this.#count - 1) % kept],
      average: sorted.reduce((sum, value) => sum + value, 0) / size,
      p95: sorted[Math.ceil(size * 0.95) - 1],
    };
  }
}
