import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rnd } from '../dungeon/rnd.ts';

/**
 * The random numbers of turns (through `roll.ts`) and of the making of floors (through `drawsOf`). The terrain of Simple
 * has a generator of its own, `dungeon/hash-stream.ts`.
 *
 * There is no running sequence: each number is a pure function of its purpose, time and actor, so no system disturbs
 * another one and there is nothing to save. The function is the counter-based generator Philox4x32-10 (Salmon et al.,
 * "Parallel Random Numbers: As Easy as 1, 2, 3", SC 2011).
 */

/**
 * The purposes of random numbers. Renumbering them changes every game. `roll` adds 256 for each action of the
 * actor in the turn, so each number is below 256.
 */
export const Purpose = {
  population: 0,
  idle: 1,
  terrain: 2,
  making: 3,
  attack: 4,
  step: 5,
  notice: 6,
  drop: 7,
  trap: 8,
  meal: 9,
  hunger: 10,
  search: 11,
  healing: 12,
  growth: 13,
  wanderer: 14,
  teleport: 15,
  stagger: 16,
  power: 17,
  bag: 18,
  noticeInRooms: 19,
  inhabitant: 20,
  throwing: 21,
  summons: 22,
  split: 23,
  roaming: 24,
  effect: 25,
  ringHunger: 26,
  ringStrength: 27,
  appearance: 28,
  goal: 29,
  trigger: 30,
  loot: 31,
  aid: 32,
  escorts: 33,
  features: 34,
  feature: 35,
  vault: 36,
} as const;

/** The two key words of a game, from its seed text. */
export type Key = readonly [number, number];

/** The key of a seed: the first eight bytes of SHA-256 of `play:` and the seed, big-endian. */
export function keyOf(seed: string): Key {
  const digest = new DataView(sha256(utf8ToBytes(`play:${seed}`)).buffer);
  return [digest.getUint32(0), digest.getUint32(4)];
}

/** The high 32 bits of a 64-bit product. One factor is given as two halves of 16 bits. */
function multiplyHigh(number: number, high: number, low: number): number {
  const ownHigh = number >>> 16;
  const ownLow = number & 0xffff;
  const middle = Math.imul(ownHigh, low) + (Math.imul(ownLow, low) >>> 16);
  const middle2 = Math.imul(ownLow, high) + (middle & 0xffff);
  return (Math.imul(ownHigh, high) + (middle >>> 16) + (middle2 >>> 16)) | 0;
}

/**
 * One of the four 32-bit words, numbered 0 to 3, that Philox4x32-10 computes from four counter words
 * and a key of two words.
 */
export function philox(
  counter0: number,
  counter1: number,
  counter2: number,
  counter3: number,
  key: Key,
  word: number,
): number {
  let a = counter0 | 0;
  let b = counter1 | 0;
  let c = counter2 | 0;
  let d = counter3 | 0;
  let k0 = key[0] | 0;
  let k1 = key[1] | 0;
  for (let round = 0; round < 10; round++) {
    const high0 = multiplyHigh(a, 0xd251, 0x1f53);
    const high1 = multiplyHigh(c, 0xcd9e, 0x8d57);
    const low0 = Math.imul(a, 0xd2511f53);
    const low1 = Math.imul(c, 0xcd9e8d57);
    a = high1 ^ b ^ k0;
    b = low1;
    c = high0 ^ d ^ k1;
    d = low0;
    k0 = (k0 + 0x9e3779b9) | 0;
    k1 = (k1 + 0xbb67ae85) | 0;
  }
  return (word === 0 ? a : word === 1 ? b : word === 2 ? c : d) >>> 0;
}

/**
 * A random number from 0 (included) to 1 (excluded), in steps of 2⁻³². `time` is the turn (for floors,
 * the depth), `actor` a `seq` (0 for none), and `n` the number of the draw for this purpose.
 */
export function draw(key: Key, time: number, actor: number, purpose: number, n: number): number {
  return philox(time, actor, purpose, n, key, 0) / 2 ** 32;
}

/**
 * Successive random numbers for a purpose and a time. `stream` tells sequences of the same purpose and time apart: the
 * `seq` of an actor, the number of a visit.
 */
export function drawsOf(key: Key, time: number, purpose: number, stream = 0): () => number {
  let n = 0;
  return () => draw(key, time, stream, purpose, n++);
}

/** Whole random numbers made from random numbers between 0 and 1. */
export function rndOf(next: () => number): Rnd {
  return (n) => pick(next(), n);
}

/** A whole number from 0 to `size` − 1, made from a random number between 0 and 1. */
export function pick(fraction: number, size: number): number {
  return Math.floor(fraction * size);
}

/** A random number between 0 and 1, made from a random whole number. */
export function fractionOf(rnd: Rnd): number {
  return rnd(2 ** 32) / 2 ** 32;
}
