import { median, min, quantile } from 'simple-statistics';
import type { Command } from '../../game/commands.ts';
import { takeTurn } from '../../game/game.ts';
import type { Game, Probe } from '../../game/world.ts';
import type { Budget } from './measure.ts';
import type { Moment, State } from './states.ts';

/** The rows for the time of a turn outside its systems, and for the whole turn. */
const between = 'between';
const whole = 'turn';

/** The part of one system in a repeated turn. Times in ns. */
export interface Part {
  readonly system: string;
  readonly calls: number;
  readonly least: number;
  readonly median: number;
  readonly p95: number;
  /** Of the whole turn, 0 to 1. */
  readonly share: number;
}

/** The part of one system in a replay. Times in ns, of each turn's fastest repetition. */
export interface ReplayPart {
  readonly system: string;
  readonly calls: number;
  readonly total: number;
  /** Of all turns together, 0 to 1. */
  readonly share: number;
  /** In the last turn. */
  readonly last: number;
  readonly p95: number;
  /** The turn, from 1, in which the system took longest. */
  readonly slowest: { readonly turn: number; readonly time: number };
}

/** A game from its start with all its commands. */
export interface RecordedGame {
  start(): Game;
  readonly commands: readonly Command[];
}

/**
 * The parts of one turn, slowest first, measured with the clock `now` (ms). The cost of the
 * measurement is subtracted.
 */
export function partsOfTurn(
  state: State,
  command: Moment['command'],
  now: () => number,
  { seconds, repetitions = Infinity }: Budget,
): Part[] {
  const cost = costOfMeasuring(now);
  const began = now();
  const turns: TurnTimes[] = [];
  const isEnough = () => turns.length >= repetitions || now() - began > seconds * 1000;
  do turns.push(playTimed(state(), command, now, cost));
  while (!isEnough());
  // The first quarter warms up the compiler.
  const warm = turns.slice(Math.floor(turns.length / 4));
  const [first] = warm;
  const wholeTime = median(warm.map((turn) => turn.whole));
  return first
    .names()
    .map((system) => {
      const times = warm.map((turn) => turn.time(system));
      const middle = median(times);
      return {
        system,
        calls: first.calls(system),
        least: min(times),
        median: middle,
        p95: quantile(times, 0.95),
        share: middle / wholeTime,
      };
    })
    .sort((a, b) => rankOf(a.system) - rankOf(b.system) || b.median - a.median);
}

/** The parts of all turns of a recorded game, measured with the clock `now` (ms), slowest first. */
export function partsOfReplay(
  { start, commands }: RecordedGame,
  now: () => number,
  repetitions: number,
): ReplayPart[] {
  const cost = costOfMeasuring(now);
  // The first repetition warms up the compiler.
  const all = Array.from({ length: repetitions + 1 }, () => {
    const game = start();
    return commands.map((command) => playTimed(game, command, now, cost));
  }).slice(1);
  const turns = commands.map((_, turn) =>
    all.map((times) => times[turn]).reduce((best, one) => (one.whole < best.whole ? one : best)),
  );
  const names = new Set(turns.flatMap((turn) => turn.names()));
  const wholeTime = sum(turns.map((turn) => turn.whole));
  return [...names]
    .map((system) => {
      const times = turns.map((turn) => turn.time(system));
      const total = sum(times);
      const longest = times.reduce((best, time, turn) => (time > times[best] ? turn : best), 0);
      return {
        system,
        calls: sum(turns.map((turn) => turn.calls(system))),
        total,
        share: total / wholeTime,
        last: times.at(-1) ?? 0,
        p95: quantile(times, 0.95),
        slowest: { turn: longest + 1, time: times[longest] },
      };
    })
    .sort((a, b) => rankOf(a.system) - rankOf(b.system) || b.total - a.total);
}

/** Sorts the rows that are not systems last. */
function rankOf(system: string): number {
  return [between, whole].indexOf(system);
}

/** The cost of measuring a call, in ns: inside the measured time, and around it. */
interface Cost {
  readonly inside: number;
  readonly around: number;
}

/** The lowest cost in a few tries; background load affects it the least. */
function costOfMeasuring(now: () => number): Cost {
  const calls = 1000;
  let least = { inside: Infinity, around: Infinity };
  for (let tries = 0; tries < 20; tries++) {
    const times = new TurnTimes(now, { inside: 0, around: 0 });
    times.begin();
    for (let n = 0; n < calls; n++) {
      times.enter();
      times.leave('empty');
    }
    times.end();
    const inside = times.systems / calls;
    const around = times.whole / calls - inside;
    if (inside + around < least.inside + least.around) least = { inside, around };
  }
  return least;
}

/**
 * The times of the systems in a turn and of the whole turn, in ns, without the cost of measuring.
 */
class TurnTimes implements Probe {
  readonly #now: () => number;
  readonly #cost: Cost;
  readonly #systems = new Map<string, { spent: number; calls: number }>();
  #began = 0;
  #ended = 0;
  #entered = 0;

  constructor(now: () => number, cost: Cost) {
    this.#now = now;
    this.#cost = cost;
  }

  begin(): void {
    this.#began = this.#now();
  }

  end(): void {
    this.#ended = this.#now();
  }

  enter(): void {
    this.#entered = this.#now();
  }

  leave(system: string): void {
    const spent = this.#now() - this.#entered;
    const known = this.#systems.get(system);
    if (known) {
      known.spent += spent;
      known.calls++;
    } else this.#systems.set(system, { spent, calls: 1 });
  }

  names(): string[] {
    return [...this.#systems.keys(), between, whole];
  }

  calls(system: string): number {
    return this.#systems.get(system)?.calls ?? Number(rankOf(system) >= 0);
  }

  time(system: string): number {
    if (system === whole) return this.whole;
    if (system === between) return this.#between();
    const known = this.#systems.get(system);
    return known ? Math.max(0, known.spent * 1e6 - known.calls * this.#cost.inside) : 0;
  }

  /** The time in all systems. */
  get systems(): number {
    return sum([...this.#systems.keys()].map((system) => this.time(system)));
  }

  get whole(): number {
    return this.systems + this.#between();
  }

  #between(): number {
    const systems = [...this.#systems.values()];
    const spent = sum(systems.map(({ spent }) => spent));
    const calls = sum(systems.map(({ calls }) => calls));
    return Math.max(0, (this.#ended - this.#began - spent) * 1e6 - calls * this.#cost.around);
  }
}

function playTimed(game: Game, command: Command, now: () => number, cost: Cost): TurnTimes {
  const times = new TurnTimes(now, cost);
  game.probe = times;
  times.begin();
  try {
    takeTurn(game, command);
  } finally {
    times.end();
    game.probe = null;
  }
  return times;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
