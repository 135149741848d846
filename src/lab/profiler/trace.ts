import { monstersHere } from '../../game/actors/actors.ts';
import { temperOfMonster } from '../../game/goals/temper.ts';
import type { Game } from '../../game/world.ts';

/** A call of a system or zone. Times in ms of the clock. */
interface Call {
  readonly category: 'system' | 'zone';
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The work of a turn. */
interface Counters {
  /** Monsters on the floor that are awake after the turn. */
  readonly awake: number;
  /** Actions that were carried out, including the hero's. */
  readonly actions: number;
  readonly attacks: number;
  /** Cells that the hero sees after the turn. */
  readonly 'cells seen': number;
}

interface TracedTurn {
  /** The number in the name of the turn, and that of the game. */
  readonly number: number;
  readonly gameTurn: number;
  readonly depth: number;
  readonly from: number;
  readonly to: number;
  readonly calls: readonly Call[];
  readonly counters: Counters;
}

/** The newest turns that are kept. */
export const mostTracedTurns = 5000;

/**
 * Records each call of a system or zone over many turns. A `Profiler` reports the turns and calls. The text is a
 * trace file in Chrome's format, which Perfetto (ui.perfetto.dev) and the Performance panel open.
 */
export class TraceRecorder {
  readonly #unit: 'turn' | 'line';
  readonly #numberOf: (game: Game) => number;
  #turns: TracedTurn[] = [];
  #game: Game | null = null;
  #from = 0;
  #calls: Call[] = [];
  #actions = 0;
  #attacks = 0;

  /** Without `lineOf`, turns have the numbers of the game; with it, the numbers of the lines of their run file. */
  constructor(lineOf?: () => number) {
    this.#unit = lineOf ? 'line' : 'turn';
    this.#numberOf = lineOf ?? (({ turn }) => turn);
  }

  /** The number of recorded turns. */
  get turns(): number {
    return this.#turns.length;
  }

  begin(game: Game, from: number): void {
    this.#game = game;
    this.#from = from;
    this.#calls = [];
    this.#actions = 0;
    this.#attacks = 0;
  }

  /** Counts the work of a system before it runs. */
  enter(system: string): void {
    const { pending } = this.#game ?? {};
    if (system === 'actions') this.#actions += pending?.actors.length ?? 0;
    else if (system === 'combat') this.#attacks += pending?.attacks.length ?? 0;
  }

  leave(system: string, from: number, to: number): void {
    this.#calls.push({ category: 'system', name: system, from, to });
  }

  /** Adds a zone, whose path ends with its name. */
  zone(path: string, from: number, to: number): void {
    const name = path.slice(path.lastIndexOf('/') + 1);
    this.#calls.push({ category: 'zone', name, from, to });
  }

  end(to: number): void {
    const game = this.#game;
    if (!game) return;
    const { floor } = game;
    const counters = {
      awake: monstersHere(game).filter((monster) => isAwake(game, monster)).length,
      actions: this.#actions,
      attacks: this.#attacks,
      'cells seen': floor.fieldOfView.visible.reduce((sum, cell) => sum + cell, 0),
    };
    this.#turns.push({
      number: this.#numberOf(game),
      gameTurn: game.turn,
      depth: floor.depth,
      from: this.#from,
      to,
      calls: this.#calls,
      counters,
    });
    if (this.#turns.length > mostTracedTurns) this.#turns = this.#turns.slice(-mostTracedTurns);
  }

  /** The trace file. */
  text(): string {
    const process = { pid: 1, tid: 1 };
    const names = [
      { ph: 'M', name: 'process_name', ...process, args: { name: 'Simple Roguelike' } },
      { ph: 'M', name: 'thread_name', ...process, args: { name: 'Turns and systems' } },
    ];
    const unit = this.#unit;
    const events = this.#turns.flatMap(({ number, gameTurn, depth, from, to, calls, counters }) => [
      {
        ph: 'X',
        cat: 'turn',
        name: `${unit} ${number}`,
        ...span(from, to),
        ...process,
        args: { depth, 'turn of the game': gameTurn },
      },
      ...Object.entries(counters).map(([name, value]) => ({
        ph: 'C',
        name,
        ts: span(from, to).ts,
        ...process,
        args: { [name]: value },
      })),
      ...outerFirst(calls).map((call) => ({
        ph: 'X',
        cat: call.category,
        name: call.name,
        ...span(call.from, call.to),
        ...process,
        args: { [unit]: number },
      })),
    ]);
    return JSON.stringify({ displayTimeUnit: 'ns', traceEvents: [...names, ...events] });
  }
}

/** Whether a monster acts: it is awake, or its mind never sleeps. */
function isAwake(game: Game, monster: number): boolean {
  return game.stores.AI.awake[monster] === 1 || !temperOfMonster(game, monster).sleeps;
}

/**
 * Calls by their start, each before the calls in it. Perfetto drops a call that does not lie in the call
 * before it. Calls are recorded when they end, so of calls with the same span the outer one is last.
 */
function outerFirst(calls: readonly Call[]): Call[] {
  const spans = calls.toReversed().map((call) => ({ call, ...span(call.from, call.to) }));
  return spans.sort((a, b) => a.ts - b.ts || b.dur - a.dur).map(({ call }) => call);
}

/**
 * Start and duration in µs, as in Chrome's format. Both ends are rounded to ns, so that a call does not end
 * after the call around it.
 */
function span(from: number, to: number): { ts: number; dur: number } {
  const [start, end] = [from, to].map((ms) => Math.round(ms * 1e6));
  return { ts: start / 1e3, dur: (end - start) / 1e3 };
}
