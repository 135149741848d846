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

  /** Takes all of them back. */
  clear(): void {
    for (const name of this.#names) performance.clearMeasures(name);
    this.#names.clear();
  }
}

/** The least that the DevTools draw, in ms: what is shorter is an instant to them, and has no bar. */
const least = 0.001;

/**
 * Where spans stand on the track. By a browser's coarse clock most take no time at all: these get a
 * little, one after another, and those around them are as long as it takes.
 */
function layOut(spans: Profiler['spans']): { start: number; end: number }[] {
  const laid = spans.map(({ start, end }) => ({ start, end }));
  const [turn] = laid;
  let at = turn?.start ?? 0;
  let round = turn;
  for (let n = 1; n < spans.length; n++) {
    const span = laid[n];
    span.start = Math.max(span.start, at);
    span.end = Math.max(span.end, span.start + least);
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

/** Colours of the spans around others; among the others the longest of a turn is red. */
const around = new Map([
  ['turn', 'primary-light'],
  ['monsters', 'secondary-light'],
]);

function lengthOf({ start, end }: { start: number; end: number }): number {
  return end - start;
}
