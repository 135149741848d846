import type { Profiler } from './profiler.ts';

/** The place of the entries in the Performance panel of the DevTools. */
const place = { track: 'Systems', trackGroup: 'Simple Roguelike' } as const;

/**
 * Writes the systems of a turn as User Timing entries. Chrome's Performance panel shows them on
 * their own track (extensibility API, `detail.devtools`), other browsers as plain measures. Only
 * the entries of the last turn are kept, but a recording contains all of them.
 */
export class Timeline {
  readonly #names = new Set<string>();

  /** Replaces the entries by the last turn of a profiler. */
  write(profiler: Profiler, turn: number): void {
    this.clear();
    const { spans } = profiler;
    const longest = spans.reduce(
      (found, span) => (!around.has(span.name) && lengthOf(span) > found ? lengthOf(span) : found),
      0,
    );
    const laid = layOut(spans);
    for (const [n, span] of spans.entries()) {
      const { name, calls } = span;
      const { start, end } = laid[n];
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

  /** Removes all entries. */
  clear(): void {
    for (const name of this.#names) performance.clearMeasures(name);
    this.#names.clear();
  }
}

/** The shortest bar in ms; the DevTools draw no bar for a shorter span. */
const shortest = 0.001;

/**
 * The starts and ends of spans on the track. With a browser's coarse clock most spans have length
 * 0: these get the shortest length, one after another, and the spans around them grow accordingly.
 */
function layOut(spans: Profiler['spans']): { start: number; end: number }[] {
  const laid = spans.map(({ start, end }) => ({ start, end }));
  const [turn] = laid;
  let at = turn?.start ?? 0;
  let round = turn;
  for (let n = 1; n < spans.length; n++) {
    const span = laid[n];
    span.start = Math.max(span.start, at);
    span.end = Math.max(span.end, span.start + shortest);
    if (spans[n].name === 'monsters') {
      round = span;
      at = span.start;
      continue;
    }
    at = span.end;
    if (spans[n].inRound) round.end = Math.max(round.end, at);
    turn.end = Math.max(turn.end, at);
  }
  return laid;
}

/** The colours of the spans that contain others. The longest of the other spans is red. */
const around = new Map([
  ['turn', 'primary-light'],
  ['monsters', 'secondary-light'],
]);

function lengthOf({ start, end }: { start: number; end: number }): number {
  return end - start;
}
