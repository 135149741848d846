import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walledGrid } from '../../src/dungeon/grid.ts';
import { contains, type Room, roomAt, roomsByCell, roomWith } from '../../src/dungeon/rooms.ts';

const width = 13;
const height = 9;
const randomRooms: fc.Arbitrary<Room[]> = fc.array(
  fc
    .tuple(fc.nat(width), fc.nat(height), fc.nat(5), fc.nat(4))
    .map(([x1, y1, w, h]) => ({ x1, y1, x2: x1 + w, y2: y1 + h })),
  { maxLength: 6 },
);

test('the rooms by cell are the first rooms of the list that contain the cells', () => {
  fc.assert(
    fc.property(randomRooms, (rooms) => {
      const expected = Array.from({ length: width * height }, (_, cell) =>
        roomWith(rooms, cell % width, Math.floor(cell / width)),
      );
      expect(roomsByCell(walledGrid(width, height), rooms)).toEqual(expected);
    }),
  );
});

/** Draws the cells for which a condition holds. */
const draw = (holds: (x: number, y: number) => boolean) =>
  Array.from({ length: 6 }, (_, y) =>
    Array.from({ length: 7 }, (_, x) => (holds(x, y) ? '*' : '.')).join(''),
  );

test('a room contains its floor and the ring of walls around it', () => {
  const room = { x1: 2, y1: 2, x2: 4, y2: 3 };
  const all = ['.......', '.*****.', '.*****.', '.*****.', '.*****.', '.......'];
  const floor = ['.......', '.......', '..***..', '..***..', '.......', '.......'];
  expect(draw((x, y) => contains(room, x, y))).toEqual(all);
  expect(draw((x, y) => roomWith([room], x, y) === room)).toEqual(all);
  expect(draw((x, y) => roomAt([room], x, y) === room)).toEqual(floor);
});

test('the first of several rooms wins, and a cell can be in none', () => {
  const first = { x1: 1, y1: 1, x2: 3, y2: 3 };
  const second = { x1: 3, y1: 1, x2: 6, y2: 3 };
  expect(roomAt([first, second], 3, 2)).toBe(first);
  expect(roomAt([second, first], 3, 2)).toBe(second);
  expect(roomWith([first, second], 3, 2)).toBe(first);
  expect(roomAt([first, second], 0, 2)).toBeUndefined();
  expect(roomWith([first, second], 9, 2)).toBeUndefined();
});
