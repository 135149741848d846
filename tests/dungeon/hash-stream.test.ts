import { expect, test } from 'vitest';
import { HashStream } from '../../src/dungeon/hash-stream.ts';
import golden from '../golden/floors.json';

test.each(golden.random)('the stream of "$seed" returns the golden bytes and draws', (vector) => {
  const { seed } = vector;
  const fresh = <T>(count: number, draw: (stream: HashStream, i: number) => T) => {
    const stream = new HashStream(seed);
    return Array.from({ length: count }, (_, i) => draw(stream, i));
  };
  expect(fresh(vector.bytes.length, (s) => s.byte())).toEqual(vector.bytes);
  expect(fresh(vector.num_i_plus_1.length, (s, i) => s.num(i + 1))).toEqual(vector.num_i_plus_1);
  expect(fresh(vector.num2.length, (s) => s.num(2))).toEqual(vector.num2);
  expect(fresh(vector.num23.length, (s) => s.num(23))).toEqual(vector.num23);
  expect(fresh(vector.num256.length, (s) => s.num(256))).toEqual(vector.num256);
  expect(fresh(vector.fraction.length, (s) => s.fraction())).toEqual(vector.fraction);
  expect(
    fresh(vector.mixed_byte_num_fraction.length, (s, i) =>
      i % 3 === 0 ? s.byte() : i % 3 === 1 ? s.num(1 + ((i + 1) % 37)) : s.fraction(),
    ),
  ).toEqual(vector.mixed_byte_num_fraction);
});

test('the stream of the test vectors returns the golden bytes and draws', () => {
  const stream = new HashStream(golden.vectors.seed);
  expect(golden.vectors.bytes.map(() => stream.byte())).toEqual(golden.vectors.bytes);
  const again = new HashStream(golden.vectors.seed);
  expect(golden.vectors.num_i_plus_1.map((_, i) => again.num(i + 1))).toEqual(
    golden.vectors.num_i_plus_1,
  );
});

test.each([0, -1, 257, Number.NaN])('a maximum of %s is refused', (max) => {
  expect(() => new HashStream('yurina').num(max)).toThrow(RangeError);
});

test('different Unicode normal forms of a seed make different streams', () => {
  expect(new HashStream('é').byte()).not.toBe(new HashStream('e\u0301').byte());
});
