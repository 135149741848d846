import { PartMissing } from '../page/fault.ts';

/** A part of the page whose code is loaded when it is first asked for, or before that in idle time. */
export class Later<T> {
  readonly #load: () => Promise<() => T>;
  #coming: Promise<T> | null = null;
  #made: T | null = null;
  #waiting = 0;

  /** `load` gives what makes the part. */
  constructor(load: () => Promise<() => T>) {
    this.#load = load;
  }

  /** The part, if it is there. */
  get now(): T | null {
    return this.#made;
  }

  /** Whether somebody waits for the part. */
  get awaited(): boolean {
    return this.#waiting > 0;
  }

  /** Does something with the part: now, or as soon as it is there. */
  use(deed: (part: T) => void): void {
    if (this.#made) return deed(this.#made);
    this.#waiting++;
    // Whoever listens for unhandled rejections tells of a part that does not come.
    this.fetch()
      .finally(() => this.#waiting--)
      .then(deed);
  }

  /** Loads and makes the part. Rejects with `PartMissing`; then the next call tries again. */
  fetch(): Promise<T> {
    this.#coming ??= this.#load().then(
      (make) => {
        this.#made = make();
        return this.#made;
      },
      (problem: unknown) => {
        this.#coming = null;
        throw new PartMissing(problem instanceof Error ? problem.message : String(problem));
      },
    );
    return this.#coming;
  }
}
