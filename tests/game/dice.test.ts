import { expect, test } from 'vitest';
import {
  type Dice,
  meanOfDice,
  packDice,
  packed,
  rollDice,
  unpackDice,
} from '../../src/game/dice.ts';

const textOf = (list: readonly Dice[]) =>
  list.map(({ count, sides }) => `${count}d${sides}`).join('/');

/** The number of combinations of dice that have each sum. */
function everyThrow(dice: Dice): Map<number, number> {
  const sums = new Map<number, number>();
  for (let n = 0; n < dice.sides ** dice.count; n++) {
    let rest = n;
    const sum = rollDice(dice, (sides) => {
      const face = rest % sides;
      rest = Math.floor(rest / sides);
      return face;
    });
    sums.set(sum, (sums.get(sum) ?? 0) + 1);
  }
  return sums;
}

test.each([
  '1d1',
  '0d0',
  '0d0/0d0',
  '1d4',
  '31d126',
  '1d8/1d8/3d10',
  '1d3/1d3/1d3/4d6',
  '31d126/31d126/31d126/31d126',
])('the dice %s are unpacked as they were packed', (text) => {
  const number = packDice(text);
  expect(textOf(unpackDice(number ?? 0))).toBe(text);
});

test.each([
  '',
  'd6',
  '1d',
  '1d6/',
  '/1d6',
  '-1d6',
  '1d6+1',
  '32d6',
  '1d127',
  '0d8',
  '1d0',
  '1d6/0d1',
  '1d6/1d6/1d6/1d6/1d6',
  ' 1d6',
])('"%s" is refused as dice', (text) => {
  expect(packDice(text)).toBeNull();
});

test('missing dice differ from dice that roll 0', () => {
  expect(unpackDice(0)).toEqual([]);
  expect(unpackDice(packed([{ count: 0, sides: 0 }]))).toEqual([{ count: 0, sides: 0 }]);
});

test('at most four dice can be packed', () => {
  expect(() => packed(Array.from({ length: 5 }, () => ({ count: 1, sides: 6 })))).toThrow(
    RangeError,
  );
});

test.each([
  ['1d4', 2.5],
  ['2d4', 5],
  ['0d0', 0],
  ['1d8/1d8/3d10', 25.5],
])('%s give %f on average', (text, mean) => {
  expect(meanOfDice(packDice(text) ?? 0)).toBe(mean);
});

test('the faces of one die are equally likely, and the middle sums of two dice are the most likely', () => {
  expect([...everyThrow({ count: 1, sides: 6 })]).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, 1]));
  expect([...everyThrow({ count: 2, sides: 4 })].sort((a, b) => a[0] - b[0])).toEqual([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 3],
    [7, 2],
    [8, 1],
  ]);
});

test.each([
  [3, 10, 16.5],
  [4, 4, 10],
  [2, 12, 13],
])('%id%i roll from the least to the greatest sum, with the expected mean', (...row) => {
  const [count, sides, mean] = row;
  const sums = everyThrow({ count, sides });
  expect([Math.min(...sums.keys()), Math.max(...sums.keys())]).toEqual([count, count * sides]);
  const total = [...sums].reduce((sum, [value, times]) => sum + value * times, 0);
  expect(total / sides ** count).toBe(mean);
});

test('dice without sides and missing dice roll 0', () => {
  for (const dice of [
    { count: 0, sides: 0 },
    { count: 3, sides: 0 },
    { count: 0, sides: 6 },
  ]) {
    expect(rollDice(dice, (n) => n - 1)).toBe(0);
  }
});
