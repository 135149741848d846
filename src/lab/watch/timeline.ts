import type { Profiler } from './profiler.ts';

/** Where the entries stand in the Performance panel of the DevTools. */
const place = { track: 'Systems', trackGroup: 'Simple Roguelike' } as const;

/**
 * A turn's systems as User Timing entries on a track of their own in the Performance panel of Chrome's
 * DevTools, by its extensibility API: `detail.devtools`. Other browsers have them as plain measures.
 * The browser keeps those of the last turn only; what is being recorded has them all.
 */
export class Timeline {
  readonly #names = new Set<string>();

  /** Puts the last turn of a profiler in place of the one before. */
  write(profiler: Profiler, turn: number): void {
    this.clear();
    const { spans } = profiler;
    const longest = spans.reduce(
      (found, span) => (!around.has(span.name) && lengthOf(span) > found ? lengthOf(span) : found),
      0,
    );
    for (const span of spans) {
      const { name, start, end, calls } = span;
      const slowest = !around.has(name) && longest > 0 && lengthOf(span) === longest;
      this.#names.add(name);
      performance.measure(name, {
        start,
        end,
        detail: {
          devtools: {
            dataType: 'track-entry',
            ...place,
            color: slowest ? 'error' : (around.get(name) ?? 'primary'),
            properties: [
              ['turn', String(turn)],
              ['calls', String(calls)],
            ],
          },
        },
      });
    }
  }

  /** Takes all of them back. */
  clear(): void {
    for (const name of this.#names) performance.clearMeasures(name);
    this.#names.clear();
  }
}

/** Colours of the spans around others; among the others the longest of a turn is red. */
const around = new Map([
  ['turn', 'primary-light'],
  ['monsters', 'secondary-light'],
]);

function lengthOf({ start, end }: { start: number; end: number }): number {
  return end - start;
}
