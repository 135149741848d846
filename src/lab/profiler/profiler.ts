import type { Command } from '../../game/commands.ts';
import type { GameEvent } from '../../game/events.ts';
import { takeTurn } from '../../game/game.ts';
import { order } from '../../game/systems/order.ts';
import type { Game, Probe } from '../../game/world.ts';
import { Samples } from './samples.ts';

/** The calls and times of one system, in µs over the last turns. */
export interface Profile {
  readonly system: string;
  /** Calls in the last turn. */
  readonly calls: number;
  readonly last: number;
  readonly average: number;
  readonly p95: number;
}

/** A span of the last turn on a timeline. Times in ms of the clock. */
export interface Span {
  /** The name of a system, `monsters` for the monsters' part of the turn, or `turn` for all. */
  name: string;
  /** A system inside `monsters`. */
  inRound: boolean;
  start: number;
  end: number;
  calls: number;
}

/** The work of one system since the start of the turn, and since the start of the round. */
interface Gauge {
  readonly system: string;
  readonly samples: Samples;
  entered: number;
  spent: number;
  calls: number;
  /** Calls in the last turn. */
  counted: number;
  roundSpent: number;
  roundCalls: number;
}

/** Systems that are called for each monster that acts, thousands of times in a turn. */
const oneByOne: ReadonlySet<string> = new Set([...order.monster, ...order.blows]);
const [firstOfRound] = order.monster;

/**
 * Measures the systems of whole turns with a clock `now` (ms). One command is one sample: several
 * calls of a system in a turn are added up. `readCost` is the cost of reading the clock in µs,
 * which is subtracted. A round is the part of a turn in which the monsters act. Spans are reused,
 * so that the measurement does not allocate memory during a turn.
 */
export class Profiler implements Probe {
  readonly #now: () => number;
  readonly #readCost: number;
  readonly #gauges = new Map<string, Gauge>();
  readonly #turn = new Samples();
  readonly #spans: Span[] = [];
  #count = 0;
  #reads = 0;
  #counted = 0;
  #turns = 0;
  #start = 0;
  #round: Span | null = null;
  #roundEnd = 0;

  constructor(now: () => number, readCost = 0) {
    this.#now = now;
    this.#readCost = readCost;
  }

  /** Plays a command and measures the turn. A refused command is not a sample. */
  takeTurn(game: Game, command: Command): GameEvent[] {
    this.begin();
    game.probe = this;
    try {
      const events = takeTurn(game, command);
      this.end(!events.some(({ type }) => type === 'refused'));
      return events;
    } finally {
      game.probe = null;
    }
  }

  /** Starts a turn. */
  begin(): void {
    this.#count = 0;
    this.#reads = 2;
    this.#round = null;
    for (const gauge of this.#gauges.values()) {
      gauge.spent = 0;
      gauge.calls = 0;
    }
    this.#start = this.#now();
    this.#add('turn', this.#start);
  }

  enter(system: string): void {
    const gauge = this.#gauges.get(system) ?? this.#make(system);
    if (system === firstOfRound && this.#round === null) this.#openRound();
    else if (this.#round !== null && !oneByOne.has(system)) this.#closeRound();
    gauge.entered = this.#now();
    if (this.#round?.start === -1) this.#round.start = gauge.entered;
  }

  leave(system: string): void {
    const now = this.#now();
    const gauge = this.#gauges.get(system);
    if (!gauge) return;
    this.#reads += 2;
    gauge.spent += now - gauge.entered;
    gauge.calls++;
    if (this.#round) {
      gauge.roundSpent += now - gauge.entered;
      gauge.roundCalls++;
      this.#roundEnd = now;
    } else this.#add(system, gauge.entered, now);
  }

  /** Ends the turn. `counts`: the turn is a sample. */
  end(counts = true): void {
    const end = this.#now();
    if (this.#round) this.#closeRound();
    const [turn] = this.#spans;
    turn.end = end;
    turn.calls = 1;
    if (!counts) return;
    this.#turns++;
    this.#counted = this.#reads;
    this.#turn.add(Math.max(0, (end - this.#start) * 1000 - this.#reads * this.#readCost));
    for (const gauge of this.#gauges.values()) {
      gauge.counted = gauge.calls;
      // One of the two readings per call is inside the measured time.
      gauge.samples.add(Math.max(0, gauge.spent * 1000 - gauge.calls * this.#readCost));
    }
  }

  /** The number of measured turns. */
  get turns(): number {
    return this.#turns;
  }

  /** All systems that have run. */
  profiles(): Profile[] {
    return [...this.#gauges.values()].map(({ system, counted, samples }) => ({
      system,
      calls: counted,
      ...samples.summary(),
    }));
  }

  /** The whole turn, including the time between systems. */
  turn(): Profile {
    return { system: 'turn', calls: 1, ...this.#turn.summary() };
  }

  /** The readings of the clock in the last turn. */
  get reads(): number {
    return this.#counted;
  }

  /**
   * The last turn on a timeline. A system that is called once has one span per call. A system that
   * is called for each monster has one span per round, as long as all its calls together; these
   * spans follow each other from the start of the round.
   */
  get spans(): readonly Readonly<Span>[] {
    return this.#spans.slice(0, this.#count);
  }

  #make(system: string): Gauge {
    const gauge: Gauge = {
      system,
      samples: new Samples(),
      entered: 0,
      spent: 0,
      calls: 0,
      counted: 0,
      roundSpent: 0,
      roundCalls: 0,
    };
    this.#gauges.set(system, gauge);
    return gauge;
  }

  #add(name: string, start: number, end = start, calls = 1, inRound = false): Span {
    const known = this.#spans[this.#count];
    const span = known ?? { name, inRound, start, end, calls };
    if (known) Object.assign(known, { name, inRound, start, end, calls });
    else this.#spans.push(span);
    this.#count++;
    return span;
  }

  #openRound(): void {
    this.#round = this.#add('monsters', -1, -1, 0);
    for (const gauge of this.#gauges.values()) {
      gauge.roundSpent = 0;
      gauge.roundCalls = 0;
    }
  }

  #closeRound(): void {
    const round = this.#round;
    if (!round) return;
    this.#round = null;
    round.end = this.#roundEnd;
    let at = round.start;
    for (const system of oneByOne) {
      const gauge = this.#gauges.get(system);
      if (!gauge || gauge.roundCalls === 0) continue;
      if (system === firstOfRound) round.calls = gauge.roundCalls;
      this.#add(system, at, at + gauge.roundSpent, gauge.roundCalls, true);
      at += gauge.roundSpent;
    }
  }
}
