import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Collects numbers and JSON as bytes. Numbers are little-endian, like every supported platform. */
export class ByteWriter {
  readonly #parts: Uint8Array[] = [];

  /** Everything that was written. */
  bytes(): Uint8Array {
    return concatBytes(...this.#parts);
  }

  /** Writes every number, with as many bytes as the array has for each. */
  numbers({ buffer, byteOffset, byteLength }: ArrayBufferView): void {
    this.#parts.push(new Uint8Array(buffer, byteOffset, byteLength).slice());
  }

  /** Writes a whole number from 0 to 2³² − 1. */
  u32(value: number): void {
    this.numbers(Uint32Array.of(value));
  }

  /** Writes plain data as a JSON text after its length in bytes. */
  json(value: unknown): void {
    const text = utf8ToBytes(JSON.stringify(value));
    this.u32(text.length);
    this.#parts.push(text);
  }
}
