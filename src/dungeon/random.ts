import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const hexDigits = utf8ToBytes('0123456789abcdef');

/** Never fed: what a hash that was used is made new from, cheaper than another one. */
const emptyHash = sha256.create();

/**
 * The floors' random stream: the bytes of SHA-256 of the seed text, then of SHA-256 of the previous
 * digest *written as 64 lower-case hex characters*, and so on. All three draws share one position.
 */
export class HashStream {
  readonly #hash = sha256.create();
  /** The digest in its first 32 bytes, and its text while that is hashed. */
  readonly #bytes = new Uint8Array(64);
  #position = 0;

  /** `seed` is hashed as UTF-8; lone surrogates count as U+FFFD. */
  constructor(seed: string) {
    this.#hash.update(utf8ToBytes(seed)).digestInto(this.#bytes);
  }

  /** The next byte, 0 to 255. */
  byte(): number {
    if (this.#position === 32) this.#hashAgain();
    return this.#bytes[this.#position++];
  }

  #hashAgain(): void {
    const bytes = this.#bytes;
    // From the end, so that no digit falls on a byte that is still to be written.
    for (let i = 31; i >= 0; i--) {
      const byte = bytes[i];
      bytes[2 * i] = hexDigits[byte >> 4];
      bytes[2 * i + 1] = hexDigits[byte & 15];
    }
    emptyHash._cloneInto(this.#hash).update(bytes).digestInto(bytes);
    this.#position = 0;
  }

  /**
   * A whole number from 0 to `max` − 1, as byte mod max: slightly biased to small numbers, and kept
   * so because published floors depend on it. Throws a RangeError unless 0 < max ≤ 256.
   */
  num(max: number): number {
    if (!(max > 0 && max <= 256)) {
      throw new RangeError(`HashStream.num needs a maximum from 1 to 256, not ${max}`);
    }
    return this.byte() % max;
  }

  /** byte / 256: from 0 to 255/256. */
  fraction(): number {
    return this.byte() / 256;
  }
}
