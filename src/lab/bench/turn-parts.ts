import { median, min, quantile } from 'simple-statistics';
import type { Command } from '../../game/commands.ts';
import { takeTurn } from '../../game/game.ts';
import type { Game, Probe } from '../../game/world.ts';
import type { Moment } from './bench.ts';
import type { Budget } from './measure.ts';
import { keep } from './states.ts';

/** What is left of a turn beside the systems, and all of it. */
export const between = 'between';
const whole = 'turn';

/** One system's part of a turn that was repeated. Times in ns. */
export interface Part {
  readonly system: string;
  readonly calls: number;
  readonly least: number;
  readonly median: number;
  readonly p95: number;
  /** Of the whole turn, 0 to 1. */
  readonly share: number;
}

/**
 * One system's part of a run. Times in ns; of each turn the quickest replay counts, which a busy machine
 * has falsified least.
 */
export interface RunPart {
  readonly system: string;
  readonly calls: number;
  readonly total: number;
  /** Of all turns together, 0 to 1. */
  readonly share: number;
  /** In the last turn, and in 95 % of the turns at most. */
  readonly last: number;
  readonly p95: number;
  /** The turn in which it took longest, counted from 1, and how long. */
  readonly slowest: { readonly turn: number; readonly time: number };
}

/** A game that can be played again from its beginning. */
export interface Course {
  begin(): Game;
  readonly commands: readonly Command[];
}

/**
 * The parts of one turn by the clock `now` (ms), the slowest system first; the game is brought back
 * after. What it costs to watch is measured before, and taken off.
 */
export function partsOfTurn(
  { game, command }: Moment,
  now: () => number,
  { seconds, repetitions = Infinity }: Budget,
): Part[] {
  const restore = keep(game);
  const cost = costOfWatching(now);
  const began = now();
  const turns: Gauges[] = [];
  const enough = () => turns.length >= repetitions || now() - began > seconds * 1000;
  do {
    restore();
    turns.push(playTimed(game, command, now, cost));
  } while (!enough());
  restore();
  // The first ones ran before the compiler knew them.
  const warm = turns.slice(Math.floor(turns.length / 4));
  const [first] = warm;
  const all = median(warm.map((gauges) => gauges.whole));
  return first
    .names()
    .map((system) => {
      const times = warm.map((gauges) => gauges.time(system));
      const middle = median(times);
      const p95 = quantile(times, 0.95);
      const share = middle / all;
      return { system, calls: first.calls(system), least: min(times), median: middle, p95, share };
    })
    .sort((a, b) => lastOf(a, b) || b.median - a.median);
}

/** The parts of all turns of a run by the clock `now` (ms), the one that takes most time first. */
export function partsOfRun(course: Course, now: () => number, replays: number): RunPart[] {
  const cost = costOfWatching(now);
  const all = Array.from({ length: replays + 1 }, () => {
    const game = course.begin();
    return course.commands.map((command) => playTimed(game, command, now, cost));
  }).slice(1);
  const turns = course.commands.map((_, turn) =>
    all.map((replay) => replay[turn]).reduce((best, one) => (one.whole < best.whole ? one : best)),
  );
  const names = new Set(turns.flatMap((gauges) => gauges.names()));
  const inAll = sum(turns.map((gauges) => gauges.whole));
  return [...names]
    .map((system) => {
      const times = turns.map((gauges) => gauges.time(system));
      const total = sum(times);
      const longest = times.reduce((best, time, turn) => (time > times[best] ? turn : best), 0);
      return {
        system,
        calls: sum(turns.map((gauges) => gauges.calls(system))),
        total,
        share: total / inAll,
        last: times.at(-1) ?? 0,
        p95: quantile(times, 0.95),
        slowest: { turn: longest + 1, time: times[longest] },
      };
    })
    .sort((a, b) => lastOf(a, b) || b.total - a.total);
}

/** What is no system comes last. */
function lastOf(a: { system: string }, b: { system: string }): number {
  return rankOf(a.system) - rankOf(b.system);
}

function rankOf(system: string): number {
  return [between, whole].indexOf(system);
}

/** What it costs to watch a call, in ns: within the time that it is said to take, and around it. */
interface Cost {
  readonly inside: number;
  readonly around: number;
}

/** The least of a few tries. */
function costOfWatching(now: () => number): Cost {
  const calls = 1000;
  let least = { inside: Infinity, around: Infinity };
  for (let tries = 0; tries < 20; tries++) {
    const gauges = new Gauges(now, { inside: 0, around: 0 });
    gauges.begin();
    for (let n = 0; n < calls; n++) {
      gauges.enter();
      gauges.leave('watching');
    }
    gauges.end();
    const inside = gauges.spent() / calls;
    const around = gauges.whole / calls - inside;
    if (inside + around < least.inside + least.around) least = { inside, around };
  }
  return least;
}

/** What each system did in a turn, and how long the whole took, in ns; without what watching costs. */
class Gauges implements Probe {
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

  /** In all systems together. */
  spent(): number {
    return sum([...this.#systems.keys()].map((system) => this.time(system)));
  }

  get whole(): number {
    return this.spent() + this.#between();
  }

  #between(): number {
    const systems = [...this.#systems.values()];
    const watched = sum(systems.map(({ spent }) => spent));
    const calls = sum(systems.map(({ calls }) => calls));
    return Math.max(0, (this.#ended - this.#began - watched) * 1e6 - calls * this.#cost.around);
  }
}

function playTimed(game: Game, command: Command, now: () => number, cost: Cost): Gauges {
  const gauges = new Gauges(now, cost);
  game.probe = gauges;
  gauges.begin();
  try {
    takeTurn(game, command);
  } finally {
    gauges.end();
    game.probe = null;
  }
  return gauges;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
