import { systems } from '../game/systems/turn-order.ts';
import type { Game, Probe } from '../game/world.ts';
import { StateTrace } from './trace.ts';
import type { TracedCall } from './trace-text.ts';

/** The name of the changes between two systems: the turn counter, and removed entities. */
const betweenSystems = 'turn';

/** The table for `Segment.systems`. */
export const tracedSystems: readonly string[] = [betweenSystems, ...Object.keys(systems)];

/** Records the changes by each call of a system. */
export class SystemTrace implements Probe {
  readonly #trace: StateTrace;
  #calls: TracedCall[] = [];

  constructor(game: Game) {
    this.#trace = new StateTrace(game);
  }

  enter(): void {
    this.#note(betweenSystems);
  }

  leave(system: string): void {
    this.#note(system);
  }

  /** Returns all calls of the turn that has ended, also those without changes, and starts a new list. */
  end(): readonly TracedCall[] {
    this.#note(betweenSystems);
    const calls = this.#calls;
    this.#calls = [];
    return calls;
  }

  #note(system: string): void {
    this.#calls.push({ system: tracedSystems.indexOf(system), changes: this.#trace.changes() });
  }
}
