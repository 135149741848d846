import type { Profiler } from './profiler.ts';

/** The place of the entries in the Performance panel of the DevTools. */
const trackPlace = { track: 'Systems', trackGroup: 'Simple Roguelike' } as const;

/** The shortest bar in ms; the DevTools draw no bar for a shorter span. */
const shortestBar = 0.001;

/**
 * Writes the systems of a turn as User Timing entries. Chrome's Performance panel shows them on their
 * own track (extensibility API, `detail.devtools`), other browsers as plain measures. Only the entries
 * of the last turn are kept, but a recording contains all of them.
 */
export class ProfileTimeline {
  readonly #names = new Set<string>();

  /**
   * Replaces the entries by the last turn of a profiler. Each system has one span, as long as all its
   * calls in the turn together. The spans follow each other from the start of the turn.
   */
  write(profiler: Profiler, turn: number): void {
    this.clear();
    const start = profiler.lastStart;
    const profiles = profiler.profiles().filter(({ calls }) => calls > 0);
    const longest = Math.max(...profiles.map(({ last }) => last));
    let end = start;
    for (const { system, calls, last } of profiles) {
      const color = last === longest && last > 0 ? 'error' : 'primary';
      this.#add(system, color, end, last / 1000, { turn, calls });
      end += Math.max(shortestBar, last / 1000);
    }
    const wholeTurn = Math.max(profiler.turn().last / 1000, end - start);
    this.#add('turn', 'primary-light', start, wholeTurn, { turn, calls: 1 });
  }

  /** Removes all entries. */
  clear(): void {
    for (const name of this.#names) performance.clearMeasures(name);
    this.#names.clear();
  }

  /** `duration` in ms. */
  #add(
    name: string,
    color: string,
    start: number,
    duration: number,
    facts: Readonly<Record<string, number>>,
  ): void {
    this.#names.add(name);
    const properties = Object.entries(facts).map(([key, value]) => [key, String(value)]);
    performance.measure(name, {
      start,
      duration: Math.max(shortestBar, duration),
      detail: { devtools: { dataType: 'track-entry', ...trackPlace, color, properties } },
    });
  }
}
