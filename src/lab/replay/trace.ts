import type { Game, Probe } from '../../game/world.ts';
import { ByteWriter } from '../../state/byte-writer.ts';
import { headOf } from '../../state/head.ts';
import { membersByComponent } from '../../state/members.ts';
import { pendingOf } from '../../state/pending-work.ts';
import { cellsOf, writeCarried, writeComponent } from '../../state/write-state.ts';

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

/** 32 bits of each part of the state. */
function checksOf(game: Game): Map<string, number> {
  const checks = new Map<string, number>();
  const add = (part: string, write: (writer: ByteWriter) => void) => {
    const writer = new ByteWriter();
    write(writer);
    checks.set(part, checksum(writer.bytes()));
  };
  for (const [component, members] of membersByComponent(game)) {
    add(component, (writer) => writeComponent(writer, game, component, members));
  }
  add('carried', (writer) => writeCarried(writer, game));
  for (const [part, cells] of Object.entries(cellsOf(game.floor))) {
    add(part, (writer) => writer.numbers(cells));
  }
  const { blows, rounds } = pendingOf(game);
  for (const [part, value] of Object.entries({ ...headOf(game), blows, rounds })) {
    add(part, (writer) => writer.json(value));
  }
  return checks;
}

/** FNV-1a, 32 bits. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
