import { describe, expect, test } from 'vitest';
import { rollCell, tryCells } from '../../src/dungeon/random-cell.ts';
import type { Rnd } from '../../src/dungeon/rnd.ts';
import { draw, keyOf, Purpose, pick } from '../../src/game/random.ts';

const rooms = [
  { x1: 1, y1: 1, x2: 2, y2: 2 },
  { x1: 6, y1: 1, x2: 7, y2: 2 },
];

function rndOf(seed: string): Rnd {
  const key = keyOf(seed);
  let n = 0;
  return (sides) => pick(draw(key, 1, 0, Purpose.population, n++), sides);
}

const never = () => false;

describe.each([
  ['tryCells', tryCells],
  ['rollCell', rollCell],
])('%s', (_, roll) => {
  test('a search for a random cell finds the only acceptable cell: a room without one does not stop the search', () => {
    for (let n = 0; n < 200; n++) {
      const cell = roll(rndOf(`tiny${n}`), rooms, (x, y) => x === 7 && y === 2);
      expect(cell).toEqual({ x: 7, y: 2 });
    }
  });

  test('a search for a random cell can return each cell of each room, and no other', () => {
    const rnd = rndOf('all');
    const found = new Set<string>();
    for (let n = 0; n < 400; n++) {
      const cell = roll(rnd, rooms, () => true);
      found.add(`${cell?.x},${cell?.y}`);
    }
    expect([...found].sort()).toEqual(['1,1', '1,2', '2,1', '2,2', '6,1', '6,2', '7,1', '7,2']);
  });

  test('a search for a random cell returns null if no cell is acceptable or no room exists', () => {
    expect(roll(rndOf('full'), rooms, never)).toBeNull();
    expect(roll(rndOf('full'), [], () => true)).toBeNull();
  });
});

test('tryCells stops after 1,000 tries, each with three rolls', () => {
  let rolls = 0;
  const count: Rnd = () => {
    rolls++;
    return 0;
  };
  expect(tryCells(count, rooms, never)).toBeNull();
  expect(rolls).toBe(3000);
});

test('rollCell returns the first acceptable cell if all tries fail', () => {
  const worst: Rnd = () => 0;
  expect(rollCell(worst, rooms, (x) => x > 5)).toEqual({ x: 6, y: 1 });
  expect(rollCell(worst, rooms, (x, y) => x > 5 && y > 1)).toEqual({ x: 6, y: 2 });
  expect(rollCell(worst, rooms, (x, y) => x === 7 && y === 2)).toEqual({ x: 7, y: 2 });
  expect(rollCell(worst, rooms, (x, y) => x === 2 && y === 1)).toEqual({ x: 2, y: 1 });
});
