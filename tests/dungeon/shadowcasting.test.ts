import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldOfView, makeFieldOfView } from '../../src/dungeon/field-of-view.ts';
import { type Grid, isTransparent, walledGrid } from '../../src/dungeon/grid.ts';
import { Shadowcaster } from '../../src/dungeon/shadowcasting.ts';
import { plainShadowcasting } from './plain-shadowcasting.ts';
import { cellOf, gridOf, randomGrid, randomHall } from './random-grid.ts';

/** The numbers of the visible cells. All of them must be inside the box. */
function cellsOf({ visible, width, top, bottom, left, right }: FieldOfView): number[] {
  const cells = [...visible.keys()].filter((cell) => visible[cell] === 1);
  const isInBox = (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
  expect(cells.every((cell) => isInBox(cell % width, Math.floor(cell / width)))).toBe(true);
  return cells;
}

/** Draws the visible part of a grid. */
function draw(grid: Grid, x: number, y: number, radius: number): string[] {
  const view = makeFieldOfView(grid);
  new Shadowcaster(grid).cast(x, y, radius, view);
  return Array.from({ length: grid.height }, (_, row) =>
    Array.from({ length: grid.width }, (_, column) => {
      const cell = row * grid.width + column;
      if (row === y && column === x) return '@';
      if (view.visible[cell] === 0) return ' ';
      return isTransparent(grid.tiles[cell]) ? '.' : '#';
    }).join(''),
  );
}

/** Compares casts with their definition, one caster and one field of view for all of them. */
function expectPlain(grid: Grid, casts: readonly (readonly [at: number, radius: number])[]): void {
  const caster = new Shadowcaster(grid);
  const view = makeFieldOfView(grid);
  for (const [at, radius] of casts) {
    const { x, y } = cellOf(grid, at);
    caster.cast(x, y, radius, view);
    expect(cellsOf(view)).toEqual(plainShadowcasting(grid, x, y, radius));
  }
}

const smallRadius = fc.integer({ min: 0, max: 12 });

test('a cast agrees with the definition of shadowcasting on random grids', () => {
  const casts = fc.array(fc.tuple(fc.nat(), smallRadius), { minLength: 1, maxLength: 4 });
  fc.assert(fc.property(randomGrid, casts, expectPlain));
});

test('a cast agrees with the definition of shadowcasting in wide halls', () => {
  const radius = fc.integer({ min: 12, max: 30 });
  const casts = fc.array(fc.tuple(fc.nat(), radius), { minLength: 1, maxLength: 2 });
  fc.assert(fc.property(randomHall, casts, expectPlain), { numRuns: 40 });
});

/** Returns the pairs of open cells of which only one sees the other. */
function oneSidedPairs(grid: Grid, radius: number): number[][] {
  const caster = new Shadowcaster(grid);
  const view = makeFieldOfView(grid);
  const open = [...grid.tiles.keys()].filter((cell) => isTransparent(grid.tiles[cell]));
  const seen = open.map((cell) => {
    caster.cast(cell % grid.width, Math.floor(cell / grid.width), radius, view);
    return view.visible.slice();
  });
  const pairs: number[][] = [];
  for (const [a, from] of open.entries()) {
    for (const [b, to] of open.entries()) {
      if (seen[a][to] === 1 && seen[b][from] === 0) pairs.push([from, to]);
    }
  }
  return pairs;
}

test('field of view is symmetric for every pair of cells of 2,000 random grids', () => {
  const radius = fc.oneof(smallRadius, fc.constant(100));
  fc.assert(
    fc.property(randomGrid, radius, (grid, far) => {
      expect(oneSidedPairs(grid, far)).toEqual([]);
    }),
    { numRuns: 800 },
  );
});

test('field of view is symmetric for every pair of cells of wide halls', () => {
  fc.assert(
    fc.property(randomHall, fc.integer({ min: 5, max: 60 }), (grid, far) => {
      expect(oneSidedPairs(grid, far)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('field of view is symmetric over 100 cells between many pillars', () => {
  const width = 140;
  const tiles = Uint8Array.from({ length: width * width }, (_, cell) =>
    (cell * 2654435761) % 2 ** 32 < 2 ** 27 ? 1 : 0,
  );
  const grid = { width, height: width, tiles };
  const caster = new Shadowcaster(grid);
  const view = makeFieldOfView(grid);
  const cellsFrom = (cell: number) => {
    caster.cast(cell % width, Math.floor(cell / width), 120, view);
    return cellsOf(view);
  };
  const viewer = 70 * width + 70;
  const open = cellsFrom(viewer).filter((cell) => isTransparent(tiles[cell]));
  expect(open.length).toBeGreaterThan(1000);
  for (const cell of open.filter((_, n) => n % 67 === 0)) expect(cellsFrom(cell)).toContain(viewer);
});

test('a pillar hides the cells behind it, and walls that light falls on are visible', () => {
  const grid = gridOf('#######', '#.....#', '#..#..#', '#.....#', '#.....#', '#######');
  expect(draw(grid, 3, 1, 9)).toEqual([
    '#######',
    '#..@..#',
    '#..#..#',
    '#.. ..#',
    '#.   .#',
    '##   ##',
  ]);
});

test('a doorway shows a cone of the next room', () => {
  const grid = gridOf('#########', '#...#...#', '#...+...#', '#...#...#', '#########');
  expect(draw(grid, 1, 2, 9)).toEqual([
    '#####    ',
    '#...#  .#',
    '#@......#',
    '#...#  .#',
    '#####    ',
  ]);
});

test('the radius limits the view to a circle, in the open and for walls', () => {
  expect(draw(gridOf(...Array<string>(7).fill('.......')), 3, 3, 2)).toEqual([
    '       ',
    '  ...  ',
    ' ..... ',
    ' ..@.. ',
    ' ..... ',
    '  ...  ',
    '       ',
  ]);
  expect(draw(gridOf('#####', '#...#', '#####'), 1, 1, 1)).toEqual(['###  ', '#@.  ', '###  ']);
});

test('a radius of 0 shows only the cell of the viewer, and a long one the whole hall', () => {
  const grid = walledGrid(30, 20);
  const view = makeFieldOfView(grid);
  const caster = new Shadowcaster(grid);
  caster.cast(7, 9, 1000, view);
  expect(cellsOf(view).length).toBe(600);
  caster.cast(7, 9, 0, view);
  expect(cellsOf(view)).toEqual([9 * 30 + 7]);
});

test('the box of a cast is the radius around the viewer, cut at the border', () => {
  const grid = { width: 20, height: 16, tiles: new Uint8Array(320) };
  const view = makeFieldOfView(grid);
  const caster = new Shadowcaster(grid);
  caster.cast(9, 8, 3, view);
  expect(view).toMatchObject({ left: 6, right: 12, top: 5, bottom: 11 });
  caster.cast(1, 2, 4, view);
  expect(view).toMatchObject({ left: 0, right: 5, top: 0, bottom: 6 });
  caster.cast(18, 14, 4, view);
  expect(view).toMatchObject({ left: 14, right: 19, top: 10, bottom: 15 });
});

test.each([-1, Number.NaN])('a radius of %s is refused', (radius) => {
  const grid = walledGrid(3, 3);
  const cast = () => new Shadowcaster(grid).cast(1, 1, radius, makeFieldOfView(grid));
  expect(cast).toThrow(new RangeError(`the radius must be at least 0, not ${radius}`));
});
