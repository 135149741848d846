import type { Command } from '../../game/commands.ts';
import type { GameEvent } from '../../game/events.ts';
import { takeTurn } from '../../game/game.ts';
import { order } from '../../game/systems/order.ts';
import type { Game, Probe } from '../../game/world.ts';
import { Samples } from './samples.ts';

/** How often and how long one system worked, with times in µs over the last turns. */
export interface Profile {
  readonly system: string;
  /** Calls in the last turn. */
  readonly calls: number;
  readonly last: number;
  readonly average: number;
  readonly p95: number;
}

/** One stretch of work in the last turn, as a timeline shows it. Times in ms, by the clock. */
export interface Span {
  /** A system's name, `monsters` around those that act one by one, or `turn` around all. */
  name: string;
  /** It is one of those. */
  inRound: boolean;
  start: number;
  end: number;
  calls: number;
}

/** What a clock is good for. */
export interface Clock {
  /** µs that it advances by at least; what is shorter is 0 or one such step. */
  readonly step: number;
  /** µs that one look at it takes. */
  readonly cost: number;
}

/** What one system did since the turn began, and since the monsters of a round began to act. */
interface Gauge {
  readonly system: string;
  readonly samples: Samples;
  entered: number;
  spent: number;
  calls: number;
  /** In the last turn. */
  counted: number;
  roundSpent: number;
  roundCalls: number;
}

/** Systems that work anew for each monster that acts: a turn can have thousands of their calls. */
const oneByOne: ReadonlySet<string> = new Set([...order.monster, ...order.blows]);
const [firstOfRound] = order.monster;

/**
 * Measures the systems of whole turns by a clock that is passed in (ms). A system that works several
 * times in a turn adds up: one command is one sample. Between turns the game knows nothing of it, and
 * no call makes an object: spans and samples are kept and used again. What the looks at the clock cost,
 * in µs each, is taken off what they measure.
 */
export class Profiler implements Probe {
  readonly #now: () => number;
  readonly #look: number;
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

  constructor(now: () => number, look = 0) {
    this.#now = now;
    this.#look = look;
  }

  /** Plays a command and measures it. One that the rules refuse is no turn, and no sample. */
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

  /** A turn begins. */
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

  /** The turn ends; `counts`: it was one, and is a sample. */
  end(counts = true): void {
    const end = this.#now();
    if (this.#round) this.#closeRound();
    const [turn] = this.#spans;
    turn.end = end;
    turn.calls = 1;
    if (!counts) return;
    this.#turns++;
    this.#counted = this.#reads;
    this.#turn.add(Math.max(0, (end - this.#start) * 1000 - this.#reads * this.#look));
    for (const gauge of this.#gauges.values()) {
      gauge.counted = gauge.calls;
      // Of the two looks at a call one is in what is measured.
      gauge.samples.add(Math.max(0, gauge.spent * 1000 - gauge.calls * this.#look));
    }
  }

  /** Turns so far. */
  get turns(): number {
    return this.#turns;
  }

  /** Every system that has worked so far. */
  profiles(): Profile[] {
    return [...this.#gauges.values()].map(({ system, counted, samples }) => ({
      system,
      calls: counted,
      ...samples.summary(),
    }));
  }

  /** The whole turn, with what lies between the systems. */
  turn(): Profile {
    return { system: 'turn', calls: 1, ...this.#turn.summary() };
  }

  /** How often the last turn asked the clock. */
  get reads(): number {
    return this.#counted;
  }

  /**
   * The last turn on a timeline, at most as many spans as it had calls of systems that work once. Of
   * those that work for each monster a round has one span each: they stand one after another from
   * where the round began, as long as all their calls together, under the round as it was.
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

/**
 * Tries a clock, which takes some milliseconds. Browsers blur theirs, to 100 µs or to 5 where a page
 * is isolated: a system's single call is then mostly measured as 0, now and then as a whole step. Over
 * thousands of calls that comes out right on average, but no single call may be believed.
 */
export function tryClock(now: () => number): Clock {
  let step = Number.POSITIVE_INFINITY;
  // Each time twice as many looks: only the last ones are as quick as those in a turn.
  for (let reads = 256; ; reads *= 2) {
    const start = now();
    let last = start;
    for (let read = 1; read < reads; read++) {
      const time = now();
      if (time > last) step = Math.min(step, time - last);
      last = time;
    }
    if (last - start >= longEnough || reads >= mostReads) {
      // The least of a few tries: a busy machine makes it seem dearer than it is.
      let least = last - start;
      for (let tries = 1; tries < costTries; tries++) {
        const began = now();
        for (let read = 1; read < reads; read++) last = now();
        least = Math.min(least, last - began);
      }
      return {
        step: Number.isFinite(step) ? step * 1000 : 0,
        cost: (least / reads) * 1000,
      };
    }
  }
}

const costTries = 4;

/** ms that a trial must take to tell what a look costs. */
const longEnough = 2;
/** So many looks are enough at any clock; one that stands still would be asked for ever. */
const mostReads = 2 ** 17;
