import { median, min, quantile } from 'simple-statistics';
import type { Command } from '../../game/commands.ts';
import { takeTurn } from '../../game/game.ts';
import type { Game } from '../../game/world.ts';
import { tryClock } from '../profiler/clock.ts';
import { type Profile, Profiler } from '../profiler/profiler.ts';
import { TraceRecorder } from '../profiler/trace.ts';
import { type Budget, type Meter, type Timing, timingOf } from './measure.ts';
import { type State, stateOf } from './states.ts';

/** The rows for the time of a turn outside its systems, and for the whole turn. */
export const outsideSystems = 'between';
export const wholeTurn = 'turn';

/** The part of one system or zone in a repeated turn. */
export interface TurnPart extends Timing {
  /** The name of the system; the path of a zone, for example `ai/attack`. */
  readonly system: string;
  readonly calls: number;
  /** The share of the whole turn, 0 to 1. */
  readonly share: number;
}

/** The part of one system in a replay. Times in ns, of each turn's fastest repetition. */
export interface ReplayPart {
  readonly system: string;
  readonly calls: number;
  readonly total: number;
  /** The share of all turns together, 0 to 1. */
  readonly share: number;
  /** In the last turn. */
  readonly last: number;
  readonly p95: number;
  /**
   * The line of the run file, from 1, in whose turn the system takes longest, and its shortest time when this turn is
   * repeated from its state: without the compiler, cold caches and other programs.
   */
  readonly slowest: { readonly line: number; readonly time: number };
}

/** A game from a start with all its commands. */
export interface RecordedGame {
  /** The lines of its run file before the first command; 0 if the game starts with the file. */
  readonly before?: number;
  start(): Game;
  readonly commands: readonly Command[];
}

/** The systems of a turn, slowest first, and their zones by path. */
export interface TurnParts {
  readonly systems: readonly TurnPart[];
  readonly zones: readonly TurnPart[];
  readonly repetitions: number;
}

/** The parts of one turn. The cost of the measurement is subtracted. */
export async function partsOfTurn(
  state: State,
  command: Command,
  { now, isEnded = async () => false }: Meter,
  { seconds, repetitions = Infinity }: Budget,
): Promise<TurnParts> {
  const play = turnTimer(now);
  const began = now();
  const turns: MeasuredTurn[] = [];
  const isEnough = () => turns.length >= repetitions || now() - began > seconds * 1000;
  do turns.push(play(state(), command));
  while (!isEnough() && !(await isEnded()));
  // The first quarter warms up the compiler.
  const warm = turns.slice(Math.floor(turns.length / 4));
  const wholeTime = median(warm.map(({ systems }) => timeOf(systems, wholeTurn)));
  const parts = partsOf(
    warm.map(({ systems }) => systems),
    wholeTime,
  );
  const zones = partsOf(
    warm.map((turn) => turn.zones),
    wholeTime,
  );
  return {
    systems: parts.sort((a, b) => rankOf(a) - rankOf(b) || b.median - a.median),
    zones: zones.sort(byPath),
    repetitions: turns.length,
  };
}

/** The parts of a repeated turn. */
function partsOf(turns: readonly TurnTimes[], wholeTime: number): TurnPart[] {
  return [...turns[0]].map(([system, { calls }]) => {
    const timing = timingOf(turns.map((turn) => timeOf(turn, system)));
    return { system, calls, ...timing, share: timing.median / wholeTime };
  });
}

function byPath(a: { readonly system: string }, b: { readonly system: string }): number {
  return a.system < b.system ? -1 : 1;
}

/** The parts of all turns of a recorded game, slowest first, their zones, and the number of repetitions. */
export async function partsOfReplay(
  { start, commands, before = 0 }: RecordedGame,
  { now, isEnded = async () => false }: Meter,
  planned: number,
): Promise<{ systems: ReplayPart[]; zones: ZonePart[]; repetitions: number }> {
  const play = turnTimer(now);
  const replay = () => {
    const game = start();
    return commands.map((command) => play(game, command));
  };
  // The first repetition warms up the compiler.
  replay();
  const replays: MeasuredTurn[][] = [];
  do replays.push(replay());
  while (replays.length < planned && !(await isEnded()));
  const faster = (a: MeasuredTurn, b: MeasuredTurn) =>
    timeOf(b.systems, wholeTurn) < timeOf(a.systems, wholeTurn) ? b : a;
  const fastest = commands.map((_, n) => replays.map((turns) => turns[n]).reduce(faster));
  const turns = fastest.map(({ systems }) => systems);
  const wholeTime = sum(turns.map((turn) => timeOf(turn, wholeTurn)));
  const names = [...new Set(turns.flatMap((turn) => [...turn.keys()]))];
  /** The turns, from 0, in which a system seems to take longest. */
  const candidatesOf = (system: string) =>
    turns
      .map((turn, n) => ({ n, time: timeOf(turn, system) }))
      .sort((a, b) => b.time - a.time)
      .slice(0, mostCandidates)
      .map(({ n }) => n);
  const repeated = repeatTurns({ start, commands }, new Set(names.flatMap(candidatesOf)), play);
  const parts = names.map((system) => {
    const times = turns.map((turn) => timeOf(turn, system));
    const total = sum(times);
    const [slowest] = candidatesOf(system)
      .map((n) => ({
        line: before + n + 1,
        time: min((repeated.get(n) ?? []).map((turn) => timeOf(turn, system))),
      }))
      .sort((a, b) => b.time - a.time);
    return {
      system,
      calls: sum(turns.map((turn) => turn.get(system)?.calls ?? 0)),
      total,
      share: total / wholeTime,
      last: times.at(-1) ?? 0,
      p95: quantile(times, 0.95),
      slowest,
    };
  });
  const systems = parts.sort((a, b) => rankOf(a) - rankOf(b) || b.total - a.total);
  return {
    systems,
    zones: zonesOf(fastest.map(({ zones }) => zones)),
    repetitions: replays.length,
  };
}

/** A zone in a replay: its path, its calls and its time (ns), in the same repetitions as its system. */
export interface ZonePart {
  readonly zone: string;
  readonly calls: number;
  readonly total: number;
}

function zonesOf(turns: readonly TurnTimes[]): ZonePart[] {
  const paths = [...new Set(turns.flatMap((turn) => [...turn.keys()]))].sort();
  return paths.map((zone) => ({
    zone,
    calls: sum(turns.map((turn) => turn.get(zone)?.calls ?? 0)),
    total: sum(turns.map((turn) => timeOf(turn, zone))),
  }));
}

/**
 * The trace file of a recorded game, measured with the clock `now` (ms), and the number of its turns. They are
 * named after the lines of the run file, so that `bench --line` measures the turn that the timeline shows.
 */
export function traceOfReplay(
  { start, commands, before = 0 }: RecordedGame,
  now: () => number,
): { text: string; turns: number } {
  let line = before;
  const trace = new TraceRecorder(() => line);
  const profiler = new Profiler(now, 0, trace);
  const game = start();
  for (const command of commands) {
    line++;
    profiler.takeTurn(game, command);
  }
  return { text: trace.text(), turns: trace.turns };
}

/** The turns per system that are repeated, and the repetitions; the first ones warm up the compiler. */
const mostCandidates = 3;
const warmUps = 10;
const turnRepetitions = 21;

/** The times of repetitions of some turns, each from its state in the game. */
function repeatTurns(
  { start, commands }: RecordedGame,
  wanted: ReadonlySet<number>,
  play: ReturnType<typeof turnTimer>,
): Map<number, TurnTimes[]> {
  const repeated = new Map<number, TurnTimes[]>();
  const game = start();
  for (const [n, command] of commands.entries()) {
    if (wanted.has(n)) {
      const state = stateOf(game);
      const times = Array.from(
        { length: warmUps + turnRepetitions },
        () => play(state(), command).systems,
      );
      repeated.set(n, times.slice(warmUps));
    }
    takeTurn(game, command);
  }
  return repeated;
}

/** Sorts the rows that are not systems last. */
export function rankOf({ system }: { readonly system: string }): number {
  return [outsideSystems, wholeTurn].indexOf(system);
}

/** The calls and times (ns) of a turn by system or by zone. */
type TurnTimes = ReadonlyMap<string, { readonly time: number; readonly calls: number }>;

interface MeasuredTurn {
  readonly systems: TurnTimes;
  readonly zones: TurnTimes;
}

function timeOf(turn: TurnTimes, system: string): number {
  return turn.get(system)?.time ?? 0;
}

/** Plays turns with a profiler. Subtracts the time of the profiler itself. */
function turnTimer(now: () => number): (game: Game, command: Command) => MeasuredTurn {
  const { cost } = tryClock(now);
  const overhead = Math.min(...Array.from({ length: 20 }, () => profilerOverhead(now, cost)));
  const profiler = new Profiler(now, cost);
  return (game, command) => {
    game.probe = profiler;
    profiler.begin();
    takeTurn(game, command);
    profiler.end();
    game.probe = null;
    const systems = profiler.profiles().filter(({ calls }) => calls > 0);
    const spent = sum(systems.map(({ last }) => last));
    const calls = sum(systems.map((system) => system.calls));
    const outside = Math.max(0, profiler.turn().last - spent - calls * overhead);
    const rows = [
      ...systems,
      { system: outsideSystems, last: outside, calls: 1 },
      { system: wholeTurn, last: spent + outside, calls: 1 },
    ];
    return { systems: timesOf(rows), zones: timesOf(profiler.zones()) };
  };
}

/** The times of the systems or zones that have run. */
function timesOf(profiles: readonly Pick<Profile, 'system' | 'calls' | 'last'>[]): TurnTimes {
  const ran = profiles.filter(({ calls }) => calls > 0);
  return new Map(ran.map(({ system, last, calls }) => [system, { time: last * 1000, calls }]));
}

/** The µs per call of a system that the profiler adds to a turn, without reading the clock. */
function profilerOverhead(now: () => number, readCost: number): number {
  const calls = 1000;
  const profiler = new Profiler(now, readCost);
  profiler.begin();
  for (let n = 0; n < calls; n++) {
    profiler.enter('empty');
    profiler.leave('empty');
  }
  profiler.end();
  const [{ last }] = profiler.profiles();
  return Math.max(0, profiler.turn().last - last) / calls;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
