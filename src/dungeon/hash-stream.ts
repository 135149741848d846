import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The random numbers of a floor. The first 32 bytes are the SHA-256 of the seed, the next 32 are the
 * SHA-256 of the previous digest *as 64 lower-case hexadecimal characters*, and so on. `byte`, `num`
 * and `fraction` each consume one byte. The seed of a floor is that of the game with its depth, such as `7,3`: see
 * `game/floors/generate-floor.ts`.
 */
export class HashStream {
  #digest: Uint8Array;
  #position = 0;

  /** `seed` is hashed as UTF-8; lone surrogates count as U+FFFD. */
  constructor(seed: string) {
    this.#digest = sha256(utf8ToBytes(seed));
  }

  /** Returns the next byte, 0 to 255. */
  byte(): number {
    if (this.#position === this.#digest.length) {
      this.#digest = sha256(utf8ToBytes(bytesToHex(this.#digest)));
      this.#position = 0;
    }
    return this.#digest[this.#position++];
  }

  /**
   * Returns byte mod `max`: a whole number from 0 to `max` − 1. Small numbers are slightly more
   * likely; this stays so because all known floors depend on it. Throws a RangeError unless
   * 0 < `max` ≤ 256.
   */
  num(max: number): number {
    if (!(max > 0 && max <= 256)) {
      throw new RangeError(`HashStream.num needs a maximum from 1 to 256, not ${max}`);
    }
    return this.byte() % max;
  }

  /** Returns byte / 256: a number from 0 to 255/256. */
  fraction(): number {
    return this.byte() / 256;
  }
}
