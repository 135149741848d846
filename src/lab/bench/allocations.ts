import { median, quantile } from 'simple-statistics';
import { takeTurn } from '../../game/game.ts';
import type { Probe } from '../../game/world.ts';
import { outsideSystems, type RecordedGame, rankOf, wholeTurn } from './turn-parts.ts';

/** The instruments for allocations. */
export interface HeapMeter {
  /** The bytes of the heap that are in use, garbage included. */
  readonly used: () => number;
  /** Whether the garbage collector has run during `work`. */
  readonly collects: (work: () => void) => boolean;
}

/** The bytes that one system has allocated in a run. */
export interface SystemBytes {
  readonly system: string;
  readonly total: number;
  /** The average of the counted turns. */
  readonly perTurn: number;
  /** The line of the run file, from 1, whose turn has the most bytes. */
  readonly most: { readonly line: number; readonly bytes: number };
}

/** The allocations of a run. */
export interface Allocations {
  /** Systems with the most bytes first; `between` and `turn` last. */
  readonly systems: readonly SystemBytes[];
  readonly counted: number;
  /** Turns that are not counted, because the garbage collector ran in all repetitions of them. */
  readonly dropped: number;
  /** Bytes that a reading of the heap allocates, which are subtracted; the median. */
  readonly reading: number;
  /** 95 of 100 empty calls seem to allocate at most this number of bytes. */
  readonly resolution: number;
}

/**
 * The bytes that each system allocates in all turns of a recorded game: the used heap after each call minus
 * the used heap before it. The repetition of a turn with the fewest bytes counts, because the compiler
 * allocates, too; a repetition in which the garbage collector ran does not count.
 */
export function allocationsOfReplay(
  { start, commands, before = 0 }: RecordedGame,
  heap: HeapMeter,
  repetitions: number,
): Allocations {
  const meter = new BytesMeter(heap.used);
  const turns: (Bytes | null)[] = commands.map(() => null);
  // The first repetition warms up the compiler.
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    const game = start();
    for (const [n, command] of commands.entries()) {
      game.probe = meter;
      meter.begin();
      const collected = heap.collects(() => {
        meter.startTurn();
        takeTurn(game, command);
        meter.endTurn();
      });
      game.probe = null;
      const bytes = meter.bytes();
      const isSound = repetition > 0 && !collected && !meter.shrank;
      if (isSound && bytesOf(bytes, wholeTurn) < bytesOf(turns[n], wholeTurn)) turns[n] = bytes;
    }
  }
  const counted = turns.flatMap((bytes, n) => (bytes ? [{ line: before + n + 1, bytes }] : []));
  const names = [...new Set(counted.flatMap(({ bytes }) => [...bytes.keys()]))];
  const systems = names.map((system): SystemBytes => {
    const bytesByLine = counted.map(({ line, bytes }) => ({ line, bytes: bytes.get(system) ?? 0 }));
    // An inexact reading can make a system that allocates nothing seem to free a few bytes.
    const total = Math.max(
      0,
      bytesByLine.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    const most = bytesByLine.reduce((a, b) => (b.bytes > a.bytes ? b : a));
    return { system, total, perTurn: total / counted.length, most };
  });
  return {
    systems: systems.sort((a, b) => rankOf(a) - rankOf(b) || b.total - a.total),
    counted: counted.length,
    dropped: turns.length - counted.length,
    reading: median(meter.readings),
    resolution: quantile(meter.empty.map(Math.abs), 0.95),
  };
}

/** The bytes of a turn by system. */
type Bytes = ReadonlyMap<string, number>;

/** Infinity for a turn that was not measured. */
function bytesOf(turn: Bytes | null, system: string): number {
  return turn ? (turn.get(system) ?? 0) : Infinity;
}

/**
 * Adds up the bytes of the systems of a turn. Reading the heap allocates, and how much depends on the
 * compiler, so each call is preceded by a reading that shows this.
 */
class BytesMeter implements Probe {
  /** The bytes of the last readings, and the bytes that an empty call seemed to allocate, one per turn. */
  readonly readings: number[] = [];
  readonly empty: number[] = [];
  readonly #used: () => number;
  readonly #bytes = new Map<string, number>();
  /** The bytes of all readings of the turn. */
  #readingBytes = 0;
  /** The used heap at the start of the turn, and the growth until its end. */
  #turnStart = 0;
  #turnGrowth = 0;
  /** The bytes of the last reading, and the used heap after it. */
  #lastReading = 0;
  #callStart = 0;
  #shrank = false;

  constructor(used: () => number) {
    this.#used = used;
  }

  /** Whether the heap has become smaller in the last turn: the rest of a collection frees memory later. */
  get shrank(): boolean {
    return this.#shrank;
  }

  /** Forgets the last turn, but not its systems: a new entry of the map would allocate in the turn. */
  begin(): void {
    for (const system of this.#bytes.keys()) this.#bytes.set(system, 0);
    this.#shrank = false;
    this.enter();
    this.empty.push(this.#callGrowth());
    this.readings.push(this.#lastReading);
    this.#readingBytes = 0;
  }

  startTurn(): void {
    this.#turnStart = this.#used();
  }

  endTurn(): void {
    this.#turnGrowth = this.#used() - this.#turnStart;
  }

  enter(): void {
    const heapBefore = this.#used();
    this.#callStart = this.#used();
    this.#lastReading = this.#callStart - heapBefore;
  }

  leave(system: string): void {
    const bytes = this.#callGrowth();
    this.#bytes.set(system, (this.#bytes.get(system) ?? 0) + bytes);
    this.#shrank ||= bytes < 0 && -bytes > this.#lastReading;
    this.#readingBytes += 3 * this.#lastReading;
  }

  #callGrowth(): number {
    return this.#used() - this.#callStart - this.#lastReading;
  }

  /** The bytes of the last turn: by system, between the systems, and in the whole turn. */
  bytes(): Bytes {
    const ofSystems = [...this.#bytes.values()].reduce((sum, bytes) => sum + bytes, 0);
    // The turn has a reading of its own.
    const turn = this.#turnGrowth - this.#readingBytes - this.#lastReading;
    return new Map([...this.#bytes, [outsideSystems, turn - ofSystems], [wholeTurn, turn]]);
  }
}
