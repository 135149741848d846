import { expect, test } from 'vitest';
import { draw, keyOf, philox, pick } from '../../src/game/random.ts';

/** Known answers of Philox4x32-10, as published with its reference implementation. */
test.each([
  [
    [0, 0, 0, 0],
    [0, 0],
    [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8],
  ],
  [
    [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
    [0xffffffff, 0xffffffff],
    [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd],
  ],
  [
    [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
    [0xa4093822, 0x299f31d0],
    [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
  ],
] as [[number, number, number, number], [number, number], number[]][])(
  'philox of the counter %j with the key %j returns the published numbers',
  (counter, key, expected) => {
    expect(expected.map((_, word) => philox(...counter, key, word))).toEqual(expected);
  },
);

test('a draw depends only on seed, time, actor, purpose and n', () => {
  const key = keyOf('yurina');
  const base = draw(key, 1, 2, 3, 4);
  expect(draw(key, 1, 2, 3, 4)).toBe(base);
  const others = [
    draw(keyOf('yurinb'), 1, 2, 3, 4),
    draw(key, 9, 2, 3, 4),
    draw(key, 1, 9, 3, 4),
    draw(key, 1, 2, 9, 4),
    draw(key, 1, 2, 3, 9),
  ];
  expect(new Set([base, ...others]).size).toBe(6);
});

test('picks are uniformly distributed', () => {
  const key = keyOf('uniform');
  const counts = new Array(8).fill(0);
  for (let n = 0; n < 80000; n++) counts[pick(draw(key, 0, 0, 0, n), 8)]++;
  const chiSquared = counts.reduce((sum, count) => sum + (count - 10000) ** 2 / 10000, 0);
  // 99.9% point for 7 degrees of freedom.
  expect(chiSquared).toBeLessThan(24.32);
});
