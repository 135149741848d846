import type { Command } from '../../game/commands.ts';
import type { GameEvent } from '../../game/events.ts';
import { takeTurn } from '../../game/game.ts';
import type { Game, Probe } from '../../game/world.ts';
import { Samples } from './samples.ts';
import type { TraceRecorder } from './trace.ts';

/** The profiler of the page and of `bench`, as a probe of a game. */

/** The calls and times of one system, in µs over the last turns. */
export interface Profile {
  readonly system: string;
  /** Calls in the last turn. */
  readonly calls: number;
  readonly last: number;
  readonly average: number;
  readonly median: number;
  readonly p95: number;
}

/** The work of one system or zone since the start of the turn. Times in ms. */
interface Gauge {
  readonly samples: Samples;
  entered: number;
  /** The readings of the clock in the turn before it was entered, and those inside it. */
  readsBefore: number;
  reads: number;
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
  readonly #turnSamples = new Samples();
  /** The zones by path, for example `ai/attack`. */
  readonly #zones = new Map<string, Gauge>();
  /** The paths of the system and the zones that run, outermost first. */
  #openPaths: string[] = [];
  /** The readings of the clock since the start of the turn. */
  #reads = 0;
  #start = 0;
  #lastStart = 0;
  #lastReads = 0;
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
    this.#reads = 0;
    this.#openPaths = [];
    for (const gauge of this.#all()) {
      gauge.spent = 0;
      gauge.calls = 0;
      gauge.reads = 0;
    }
    this.#start = this.#read();
  }

  enter(system: string): void {
    this.#trace?.enter(system);
    this.#openPaths = [system];
    this.#startCall(this.#gauges, system);
  }

  leave(system: string): void {
    const call = this.#stopCall(this.#gauges, system);
    if (call) this.#trace?.leave(system, call.from, call.to);
  }

  enterZone(zone: string): void {
    const path = `${this.#openPaths.at(-1) ?? 'turn'}/${zone}`;
    this.#openPaths.push(path);
    this.#startCall(this.#zones, path);
  }

  leaveZone(): void {
    const path = this.#openPaths.pop();
    const call = path && this.#stopCall(this.#zones, path);
    if (call) this.#trace?.zone(path, call.from, call.to);
  }

  #startCall(gauges: Map<string, Gauge>, name: string): void {
    let gauge = gauges.get(name);
    if (!gauge) {
      gauge = {
        samples: new Samples(),
        entered: 0,
        readsBefore: 0,
        reads: 0,
        spent: 0,
        calls: 0,
        lastCalls: 0,
      };
      gauges.set(name, gauge);
    }
    gauge.entered = this.#read();
    gauge.readsBefore = this.#reads;
  }

  #stopCall(gauges: ReadonlyMap<string, Gauge>, name: string): { from: number; to: number } | null {
    const to = this.#read();
    const gauge = gauges.get(name);
    if (!gauge) return null;
    gauge.spent += to - gauge.entered;
    // One of the two readings is inside the measured time, and so are the readings of the zones in it.
    gauge.reads += this.#reads - gauge.readsBefore;
    gauge.calls++;
    return { from: gauge.entered, to };
  }

  #read(): number {
    this.#reads++;
    return this.#now();
  }

  #all(): Gauge[] {
    return [...this.#gauges.values(), ...this.#zones.values()];
  }

  /** Ends the turn, and returns its end. `isSample`: the turn counts. */
  end(isSample = true): number {
    const end = this.#read();
    if (!isSample) return end;
    this.#turns++;
    this.#lastStart = this.#start;
    // Two readings per call of a system or zone, and two for the turn, one of which is inside the measured time.
    this.#lastReads = this.#reads;
    this.#turnSamples.add(
      Math.max(0, (end - this.#start) * 1000 - (this.#reads - 1) * this.#readCost),
    );
    for (const gauge of this.#all()) {
      gauge.lastCalls = gauge.calls;
      gauge.samples.add(Math.max(0, gauge.spent * 1000 - gauge.reads * this.#readCost));
    }
    return end;
  }

  /** The number of measured turns. */
  get turns(): number {
    return this.#turns;
  }

  /** The readings of the clock in the last turn. */
  get reads(): number {
    return this.#lastReads;
  }

  /** The start of the last turn, in ms of the clock. */
  get lastStart(): number {
    return this.#lastStart;
  }

  /** All systems that have run. */
  profiles(): Profile[] {
    return profilesOf(this.#gauges);
  }

  /** All zones that have run, by path: the system, the zones around it and its name, with slashes. */
  zones(): Profile[] {
    return profilesOf(this.#zones);
  }

  /** The times of the last whole turns in µs, the newest last. */
  history(): number[] {
    return this.#turnSamples.values();
  }

  /** The whole turn, including the time between systems. */
  turn(): Profile {
    return { system: 'turn', calls: 1, ...this.#turnSamples.summary() };
  }
}

function profilesOf(gauges: ReadonlyMap<string, Gauge>): Profile[] {
  return [...gauges].map(([system, { lastCalls, samples }]) => ({
    system,
    calls: lastCalls,
    ...samples.summary(),
  }));
}
