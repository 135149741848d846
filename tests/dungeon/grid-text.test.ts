import { expect, test } from 'vitest';
import { drawGrid, drawRogue, isSideWall } from '../../src/dungeon/grid-text.ts';
import { gridOf } from './random-grid.ts';

const room = gridOf(
  '         ',
  ' ######, ',
  ' #....+, ',
  ' &.<>.#  ',
  ' #.%..#  ',
  ' ###+##  ',
  '    ,    ',
);

test('a grid is drawn with one glyph per tile, and weak walls like walls', () => {
  expect(drawGrid(room)).toEqual([
    '         ',
    ' ######, ',
    ' #....+, ',
    ' &.<>.#  ',
    ' #.#..#  ',
    ' ###+##  ',
    '    ,    ',
  ]);
});

test('a Rogue floor is drawn with side walls, doors, stairs and traps', () => {
  expect(drawRogue(room, [{ x: 2, y: 2 }])).toEqual([
    '         ',
    ' ------# ',
    ' |^...+# ',
    ' &.%%.|  ',
    ' |.-..|  ',
    ' ---+--  ',
    '    #    ',
  ]);
  expect(drawRogue(gridOf('.'))).toEqual(['.']);
});

test('side walls have walls or doors above and below, inside the grid', () => {
  const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const sides = [0, 1, 2, 3, 4, 5, 6].map((y) => columns.filter((x) => isSideWall(room, x, y)));
  expect(sides).toEqual([[], [], [1, 6], [1, 6], [1, 6], [], []]);
  const column = gridOf('#', '#', '#');
  expect([0, 1, 2].map((y) => isSideWall(column, 0, y))).toEqual([false, true, false]);
});
