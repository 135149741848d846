import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsApart } from '../../src/dungeon/distance.ts';
import { isTransparent, Tile, walledGrid } from '../../src/dungeon/grid.ts';
import { isClear } from '../../src/dungeon/line.ts';
import { cellOf, gridOf, randomGrid } from './random-grid.ts';

test('the distance of two cells is the longer one of its two sides', () => {
  expect(cellsApart({ x: 1, y: 2 }, { x: 4, y: 1 })).toBe(3);
  expect(cellsApart({ x: 4, y: 9 }, { x: 3, y: 2 })).toBe(7);
  expect(cellsApart({ x: 5, y: 5 }, { x: 5, y: 5 })).toBe(0);
});

test('a line is clear in both directions or in none, and always to the next cell', () => {
  fc.assert(
    fc.property(randomGrid, fc.nat(), fc.nat(), (grid, a, b) => {
      const from = cellOf(grid, a);
      const to = cellOf(grid, b);
      expect(isClear(grid, from, to, isTransparent)).toBe(isClear(grid, to, from, isTransparent));
      if (cellsApart(from, to) <= 1) expect(isClear(grid, from, to, isTransparent)).toBe(true);
    }),
  );
});

/** Lists the cells that block the line when a wall is on them. */
function blockers(from: { x: number; y: number }, to: { x: number; y: number }): string[] {
  const found: string[] = [];
  for (let cell = 0; cell < 7 * 5; cell++) {
    const grid = { width: 7, height: 5, tiles: new Uint8Array(35) };
    grid.tiles[cell] = 1;
    if (!isClear(grid, from, to, isTransparent)) found.push(`${cell % 7},${Math.floor(cell / 7)}`);
  }
  return found;
}

test.each([
  { from: { x: 0, y: 0 }, to: { x: 6, y: 3 }, cells: ['1,1', '2,1', '3,2', '4,2', '5,3'] },
  { from: { x: 6, y: 0 }, to: { x: 0, y: 2 }, cells: ['4,1', '3,1', '2,1', '5,0', '1,2'] },
  { from: { x: 1, y: 4 }, to: { x: 3, y: 0 }, cells: ['3,1', '2,2', '2,3'] },
  { from: { x: 1, y: 2 }, to: { x: 5, y: 2 }, cells: ['2,2', '3,2', '4,2'] },
  { from: { x: 1, y: 1 }, to: { x: 4, y: 4 }, cells: ['2,2', '3,3'] },
  { from: { x: 1, y: 1 }, to: { x: 2, y: 2 }, cells: [] },
])('the line from $from to $to passes exactly the cells $cells', ({ from, to, cells }) => {
  expect(blockers(from, to).sort()).toEqual([...cells].sort());
});

test('walls at the ends of a line do not block it', () => {
  expect(isClear(gridOf('#..#'), { x: 0, y: 0 }, { x: 3, y: 0 }, isTransparent)).toBe(true);
  expect(isClear(gridOf('#.##'), { x: 0, y: 0 }, { x: 3, y: 0 }, isTransparent)).toBe(false);
});

test('a clear line passes open ground and ends at a wall, a secret door and rock', () => {
  const grid = walledGrid(9, 9);
  expect(isClear(grid, { x: 1, y: 1 }, { x: 7, y: 4 }, isTransparent)).toBe(true);
  for (const tile of [Tile.wall, Tile.weakWall, Tile.secretDoor, Tile.rock]) {
    grid.tiles[4 * 9 + 4] = tile;
    expect(isClear(grid, { x: 1, y: 1 }, { x: 7, y: 7 }, isTransparent)).toBe(false);
    expect(isClear(grid, { x: 1, y: 1 }, { x: 1, y: 7 }, isTransparent)).toBe(true);
  }
});
