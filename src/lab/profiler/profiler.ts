import type { Command } from '../../game/commands.ts';
import type { GameEvent } from '../../game/events.ts';
import { takeTurn } from '../../game/game.ts';
import type { Game, Probe } from '../../game/world.ts';
import { Samples } from './samples.ts';
import type { TraceRecorder } from './trace.ts';

/** The calls and times of one system, in µs over the last turns. */
export interface Profile {
  readonly system: string;
  /** Calls in the last turn. */
  readonly calls: number;
  readonly last: number;
  readonly average: number;
  readonly p95: number;
}

/** The work of one system since the start of the turn. Times in ms. */
interface Gauge {
  readonly samples: Samples;
  entered: number;
  spent: number;
  calls: number;
  /** Calls in the last turn. */
  lastCalls: number;
}

/**
 * Measures the systems of whole turns with a clock `now` (ms). One command is one sample: several calls
 * of a system in a turn are added up. `readCost` is the cost of reading the clock in µs, which is
 * subtracted. `trace` records each call of the turns of `takeTurn`, without this correction.
 */
export class Profiler implements Probe {
  readonly #now: () => number;
  readonly #readCost: number;
  readonly #trace: TraceRecorder | null;
  readonly #gauges = new Map<string, Gauge>();
  readonly #turn = new Samples();
  #calls = 0;
  #start = 0;
  #lastStart = 0;
  #reads = 0;
  #turns = 0;

  constructor(now: () => number, readCost = 0, trace: TraceRecorder | null = null) {
    this.#now = now;
    this.#readCost = readCost;
    this.#trace = trace;
  }

  /** Plays a command and measures the turn. A refused command is not a sample. */
  takeTurn(game: Game, command: Command): GameEvent[] {
    game.probe = this;
    this.begin();
    this.#trace?.begin(game, this.#start);
    try {
      const events = takeTurn(game, command);
      const counts = !events.some(({ type }) => type === 'refused');
      const end = this.end(counts);
      if (counts) this.#trace?.end(end);
      return events;
    } finally {
      game.probe = null;
    }
  }

  /** Starts a turn. */
  begin(): void {
    this.#calls = 0;
    for (const gauge of this.#gauges.values()) {
      gauge.spent = 0;
      gauge.calls = 0;
    }
    this.#start = this.#now();
  }

  enter(system: string): void {
    this.#trace?.enter(system);
    let gauge = this.#gauges.get(system);
    if (!gauge) {
      gauge = { samples: new Samples(), entered: 0, spent: 0, calls: 0, lastCalls: 0 };
      this.#gauges.set(system, gauge);
    }
    gauge.entered = this.#now();
  }

  leave(system: string): void {
    const now = this.#now();
    const gauge = this.#gauges.get(system);
    if (!gauge) return;
    this.#calls++;
    gauge.spent += now - gauge.entered;
    gauge.calls++;
    this.#trace?.leave(system, gauge.entered, now);
  }

  /** Ends the turn, and returns its time. `counts`: the turn is a sample. */
  end(counts = true): number {
    const end = this.#now();
    if (!counts) return end;
    this.#turns++;
    this.#lastStart = this.#start;
    // Two readings per call, and two for the turn.
    this.#reads = 2 * this.#calls + 2;
    this.#turn.add(Math.max(0, (end - this.#start) * 1000 - this.#reads * this.#readCost));
    for (const gauge of this.#gauges.values()) {
      gauge.lastCalls = gauge.calls;
      // One of the two readings per call is inside the measured time.
      gauge.samples.add(Math.max(0, gauge.spent * 1000 - gauge.calls * this.#readCost));
    }
    return end;
  }

  /** The number of measured turns. */
  get turns(): number {
    return this.#turns;
  }

  /** The readings of the clock in the last turn. */
  get reads(): number {
    return this.#reads;
  }

  /** The start of the last turn, in ms of the clock. */
  get lastStart(): number {
    return this.#lastStart;
  }

  /** All systems that have run. */
  profiles(): Profile[] {
    return [...this.#gauges].map(([system, { lastCalls, samples }]) => ({
      system,
      calls: lastCalls,
      ...samples.summary(),
    }));
  }

  /** The whole turn, including the time between systems. */
  turn(): Profile {
    return { system: 'turn', calls: 1, ...this.#turn.summary() };
  }
}
