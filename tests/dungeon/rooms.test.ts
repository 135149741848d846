import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Room, roomsByCell, roomWith, walledGrid } from '../../src/dungeon/grid.ts';

const width = 13;
const height = 9;
const rooms: fc.Arbitrary<Room[]> = fc.array(
  fc
    .tuple(fc.nat(width), fc.nat(height), fc.nat(5), fc.nat(4))
    .map(([x1, y1, w, h]) => ({ x1, y1, x2: x1 + w, y2: y1 + h })),
  { maxLength: 6 },
);

test('the rooms by cell are those that a look through the list finds, also where they overlap', () => {
  fc.assert(
    fc.property(rooms, (list) => {
      const found = roomsByCell(walledGrid(width, height), list);
      const listed = [...found.keys()].map((cell) =>
        roomWith(list, cell % width, Math.floor(cell / width)),
      );
      expect([...found].map((number) => list[number - 1])).toEqual(listed);
    }),
  );
});
