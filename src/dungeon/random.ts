import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const hexDigits = utf8ToBytes('0123456789abcdef');

/**
 * The floors' random stream: the bytes of SHA-256 of the seed text, then of SHA-256 of the previous
 * digest *written as 64 lower-case hex characters*, and so on. All three draws share one position.
 */
export class HashStream {
  #digest: Uint8Array;
  #position = 0;
  readonly #hexText = new Uint8Array(64);

  /** `seed` is hashed as UTF-8; lone surrogates count as U+FFFD. */
  constructor(seed: string) {
    this.#digest = sha256(utf8ToBytes(seed));
  }

  /** The next byte, 0 to 255. */
  byte(): number {
    if (this.#position === this.#digest.length) {
      for (let i = 0; i < this.#digest.length; i++) {
        this.#hexText[2 * i] = hexDigits[this.#digest[i] >> 4];
        this.#hexText[2 * i + 1] = hexDigits[this.#digest[i] & 15];
      }
      this.#digest = sha256(this.#hexText);
      this.#position = 0;
    }
    return this.#digest[this.#position++];
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
