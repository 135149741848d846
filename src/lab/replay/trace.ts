import type { ComponentName } from '../../game/components.ts';
import { columnOf } from '../../game/stores.ts';
import type { Game, Probe } from '../../game/world.ts';
import { headOf } from '../../state/head.ts';
import { carrierOf, entitiesBySeq, membersByComponent, seqOf } from '../../state/members.ts';
import { pendingOf } from '../../state/pending-work.ts';
import { cellsOf, storedFields } from '../../state/write-state.ts';

/** A system changed a part of the state. */
export interface Change {
  /** "system.part". */
  readonly name: string;
  /** 32-bit hash of the part's new bytes. */
  readonly check: number;
  /** The number of the system's call in this turn. */
  readonly call: number;
}

/** The name for changes between two systems: the turn counter, and removed entities. */
const between = 'turn';

/**
 * Records which system of a turn changes which part of the state, in order. The parts are the
 * components, `carried`, the cells of the hero's floor by array, the fields of the state's head, `blows`
 * and `rounds`.
 */
export class Trace implements Probe {
  readonly changes: Change[] = [];
  /** The systems in the order of their calls. */
  readonly calls: string[] = [];
  readonly #game: Game;
  #known: Map<string, number>;

  constructor(game: Game) {
    this.#game = game;
    this.#known = checksOf(game);
  }

  enter(): void {
    this.#note(between);
  }

  leave(system: string): void {
    this.#note(system);
  }

  /** Returns the changes of the turn that has ended, and starts a new list. */
  end(): readonly Change[] {
    this.#note(between);
    this.calls.length = 0;
    return this.changes.splice(0);
  }

  #note(system: string): void {
    const checks = checksOf(this.#game);
    for (const [part, check] of checks) {
      if (check === this.#known.get(part)) continue;
      this.changes.push({ name: `${system}.${part}`, check, call: this.calls.length });
    }
    this.calls.push(system);
    this.#known = checks;
  }
}

/** A 32-bit hash of each part of the state. */
function checksOf(game: Game): Map<string, number> {
  const checks = new Map<string, number>();
  for (const [component, members] of membersByComponent(game)) {
    checks.set(component, componentCheck(game, component, members));
  }
  const carried = entitiesBySeq(game).map((item) => seqOf(game, carrierOf(game, item)));
  checks.set('carried', listCheck(carried));
  for (const [part, cells] of Object.entries(cellsOf(game.floor))) {
    checks.set(part, cellsCheck(cells));
  }
  const { attacks, results } = pendingOf(game);
  for (const [part, value] of Object.entries({ ...headOf(game), attacks, results })) {
    checks.set(part, textCheck(JSON.stringify(value)));
  }
  return checks;
}

function componentCheck(game: Game, component: ComponentName, members: number[]): number {
  let check = listCheck(members.map((entity) => seqOf(game, entity)));
  for (const [name, { kind }] of storedFields(component)) {
    const column = columnOf(game.stores, component, name);
    for (const entity of members) {
      check = mixNumber(check, kind === 'entity' ? seqOf(game, column[entity]) : column[entity]);
    }
  }
  return check;
}

const start = 0x811c9dc5;

function listCheck(numbers: readonly number[]): number {
  return numbers.reduce(mixNumber, start);
}

function cellsCheck(cells: Uint8Array | Uint16Array): number {
  let check = start;
  for (let n = 0; n < cells.length; n++) check = mixWord(check, cells[n]);
  return check;
}

function textCheck(text: string): number {
  let check = start;
  for (let n = 0; n < text.length; n++) check = mixWord(check, text.charCodeAt(n));
  return check;
}

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

/** Adds a number to a hash: FNV-1a with 32-bit words instead of bytes, which is four times faster. */
function mixNumber(check: number, value: number): number {
  if (value === value >>> 0) return mixWord(check, value);
  float[0] = value;
  return mixWord(mixWord(check, words[0]), words[1]);
}

function mixWord(check: number, word: number): number {
  const mixed = Math.imul(check ^ word, 0x01000193);
  // Spread the high bits, because run files keep only the low ones.
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
