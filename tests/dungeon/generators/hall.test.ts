import { expect, test } from 'vitest';
import { hallFloor } from '../../../src/dungeon/generators/hall.ts';
import { drawGrid } from '../../../src/dungeon/grid-text.ts';

test('a hall is one room from wall to wall', () => {
  const { grid, rooms, down } = hallFloor(6, 4, null);
  expect(drawGrid(grid)).toEqual(['######', '#....#', '#....#', '######']);
  expect(rooms).toEqual([{ x1: 1, y1: 1, x2: 4, y2: 2 }]);
  expect(down).toBeNull();
});

test('a hall has its stairs down on the given cell', () => {
  const { grid, down } = hallFloor(6, 4, { x: 3, y: 2 });
  expect(drawGrid(grid)).toEqual(['######', '#....#', '#..>.#', '######']);
  expect(down).toEqual({ x: 3, y: 2 });
});
