import { invalidState } from './snapshot-error.ts';

/** Reads the bytes of a `ByteWriter`. Throws a `SnapshotError` where the bytes end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The number of bytes that are not read yet. */
  get remaining(): number {
    return this.#bytes.length - this.#at;
  }

  /** Fills a typed array with numbers and returns it. */
  numbers<A extends ArrayBufferView>(values: A, place: string): A {
    const bytes = this.#take(values.byteLength, place);
    new Uint8Array(values.buffer, values.byteOffset, values.byteLength).set(bytes);
    return values;
  }

  /** Reads a whole number from 0 to 2³² − 1. */
  u32(place: string): number {
    return this.numbers(new Uint32Array(1), place)[0];
  }

  /** Reads a number of things that take `size` bytes each; the bytes that are left must hold them. */
  count(size: number, place: string): number {
    const count = this.u32(place);
    if (count * size > this.remaining) throw endsEarly(place);
    return count;
  }

  /** Reads a text. */
  text(place: string): string {
    const bytes = this.#take(this.count(1, place), place);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw invalidState(place, 'the text is not UTF-8');
    }
  }

  /** Reads plain data. */
  json(place: string): unknown {
    return parseJson(this.text(place), place);
  }

  /** Reads all bytes that are left. */
  rest(): Uint8Array {
    return this.#take(this.remaining, 'end');
  }

  #take(length: number, place: string): Uint8Array {
    if (length > this.remaining) throw endsEarly(place);
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

/** The plain data in a text. */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidState(place, 'the text is not JSON');
  }
}

function endsEarly(place: string) {
  return invalidState(place, 'the bytes end too early');
}
