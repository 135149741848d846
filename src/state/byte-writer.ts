import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Collects numbers and JSON as bytes. Numbers are little-endian, like every supported platform. */
export class ByteWriter {
  readonly #parts: Uint8Array[] = [];

  /** Everything that was written. */
  bytes(): Uint8Array {
    return concatBytes(...this.#parts);
  }

  /**
   * Writes every number, with as many bytes as the array has for each. Do not change the array before `bytes`
   * copies it.
   */
  numbers({ buffer, byteOffset, byteLength }: ArrayBufferView): void {
    this.#parts.push(new Uint8Array(buffer, byteOffset, byteLength));
  }

  /** Writes a whole number from 0 to 2³² − 1. */
  u32(value: number): void {
    this.numbers(Uint32Array.of(value));
  }

  /** Writes a text after its length in bytes. */
  text(text: string): void {
    const bytes = utf8ToBytes(text);
    this.u32(bytes.length);
    this.#parts.push(bytes);
  }

  /** Writes plain data as a JSON text. */
  json(value: unknown): void {
    this.text(JSON.stringify(value));
  }
}
