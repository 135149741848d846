import { tryClock } from '../profiler/clock.ts';
import { Profiler } from '../profiler/profiler.ts';
import { type Alternative, workOf } from './bench.ts';
import { type Timing, timingOf } from './measure.ts';
import type { MeasuredTurn, State } from './states.ts';
import type { Subject } from './subjects.ts';

/** A zone in a repetition of a system or turn. */
export interface SystemZone extends Timing {
  /** The system, the zones around it and its name, with slashes. */
  readonly zone: string;
  readonly calls: number;
}

/** The most repetitions that are measured with zones. */
const mostRepetitions = 100;

/**
 * The zones of a system or turn by path, measured with the clock `now` (ms) apart from the time of the whole
 * system, which their probe would lengthen. A repetition is the work on all states.
 */
export function zonesOfSystem(
  subject: Subject,
  work: Alternative['work'],
  moment: MeasuredTurn,
  states: readonly State[],
  now: () => number,
  repetitions: number,
): SystemZone[] {
  const { cost } = tryClock(now);
  const measured = Array.from({ length: Math.min(repetitions, mostRepetitions) }, () =>
    measureOnce(subject, work, moment, states, new Profiler(now, cost)),
  );
  const paths = [...new Set(measured.flatMap((zones) => [...zones.keys()]))].sort();
  return paths.map((zone) => {
    const times = measured.map((zones) => (zones.get(zone)?.time ?? 0) * 1000);
    const calls = measured[0].get(zone)?.calls ?? 0;
    return { zone, calls, ...timingOf(times) };
  });
}

/** The calls and times (µs) of the zones in one repetition. */
function measureOnce(
  subject: Subject,
  work: Alternative['work'],
  moment: MeasuredTurn,
  states: readonly State[],
  profiler: Profiler,
): ReadonlyMap<string, { readonly time: number; readonly calls: number }> {
  const sums = new Map<string, { time: number; calls: number }>();
  const measured = workOf(moment, (game, command) => {
    game.probe = profiler;
    // A turn reports its systems to the probe; a single system does not.
    if (subject !== 'turn') profiler.enter(subject);
    work(game, command);
    if (subject !== 'turn') profiler.leave(subject);
    game.probe = null;
  });
  for (const state of states) {
    const game = state();
    profiler.begin();
    measured(game);
    profiler.end();
    for (const { system: zone, last, calls } of profiler.zones()) {
      const sum = sums.get(zone) ?? { time: 0, calls: 0 };
      sums.set(zone, { time: sum.time + last, calls: sum.calls + calls });
    }
  }
  return sums;
}
