import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grid, isStandable } from '../../src/dungeon/grid.ts';
import { castShadows, makeShadows } from '../../src/dungeon/shadows.ts';
import {
  clearSight,
  makeSight,
  roomSight,
  type Sight,
  wholeSight,
} from '../../src/dungeon/sight.ts';
import { plainSight } from './plain-sight.ts';
import { cellOf, randomGrid, randomHall } from './random-grid.ts';

/** The cells that a sight holds, found in its box alone. */
function cellsOf({ visible, width, top, bottom, left, right }: Sight): Set<number> {
  const cells = new Set<number>();
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) if (visible[y * width + x]) cells.add(y * width + x);
  }
  expect(visible.reduce((sum, seen) => sum + seen, 0)).toBe(cells.size);
  return cells;
}

const radius = fc.integer({ min: 0, max: 12 });

/** One sight for all eyes: nothing of the last one may be left. */
function expectPlain(grid: Grid, eyes: readonly [number, number][]): void {
  const shadows = makeShadows(grid);
  const sight = makeSight(grid);
  for (const [at, far] of eyes) {
    const { x, y } = cellOf(grid, at);
    castShadows(shadows, x, y, far, sight);
    const byNumber = (a: number, b: number) => a - b;
    expect([...cellsOf(sight)].sort(byNumber)).toEqual(
      [...plainSight(grid, x, y, far)].sort(byNumber),
    );
  }
}

describe('shadowcasting', () => {
  test('shows what a search of the light in exact fractions shows', () => {
    const eyes = fc.array(fc.tuple(fc.nat(), radius), { minLength: 1, maxLength: 4 });
    fc.assert(fc.property(randomGrid, eyes, expectPlain));
  });

  test('shows the same in wide halls, where rows are looked at many cells at once', () => {
    const eyes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 12, max: 40 })), {
      minLength: 1,
      maxLength: 2,
    });
    fc.assert(fc.property(randomHall, eyes, expectPlain), { numRuns: 60 });
  });

  test('is mutual: of two open cells, both see each other or neither does', () => {
    fc.assert(
      fc.property(randomGrid, radius, (grid, far) => {
        const open = [...grid.tiles.keys()].filter((cell) => isStandable(grid.tiles[cell]));
        const seen = seenFrom(grid, open, far);
        const oneSided = open.filter((_, a) =>
          open.some((to, b) => seen[a][to] > seen[b][open[a]]),
        );
        expect(oneSided).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('stays mutual over long ways between many pillars', () => {
    const width = 140;
    const tiles = Uint8Array.from({ length: width * width }, (_, cell) =>
      (cell * 2654435761) % 2 ** 32 < 2 ** 27 ? 1 : 0,
    );
    const grid = { width, height: width, tiles };
    const shadows = makeShadows(grid);
    const sight = makeSight(grid);
    const look = (cell: number) => {
      castShadows(shadows, cell % width, Math.floor(cell / width), 120, sight);
      return cellsOf(sight);
    };
    const eye = 70 * width + 70;
    const open = [...look(eye)].filter((cell) => isStandable(tiles[cell]));
    expect(open.length).toBeGreaterThan(1000);
    for (const cell of open.filter((_, n) => n % 67 === 0)) expect(look(cell)).toContain(eye);
  });

  test('reaches 0 to 511 cells', () => {
    const grid = { width: 3, height: 3, tiles: new Uint8Array(9) };
    const sight = makeSight(grid);
    castShadows(makeShadows(grid), 1, 1, 511, sight);
    expect(cellsOf(sight).size).toBe(9);
    for (const far of [-1, 512, Number.NaN]) {
      expect(() => castShadows(makeShadows(grid), 1, 1, far, sight)).toThrow(RangeError);
    }
  });
});

/** What is visible from each of the cells. */
function seenFrom(grid: Grid, cells: readonly number[], far: number): Uint8Array[] {
  const shadows = makeShadows(grid);
  const sight = makeSight(grid);
  return cells.map((cell) => {
    castShadows(shadows, cell % grid.width, Math.floor(cell / grid.width), far, sight);
    return sight.visible.slice();
  });
}

test('after a look at everything and one at a room, only the room and its walls are seen', () => {
  const grid = { width: 9, height: 8, tiles: new Uint8Array(72) };
  const sight = makeSight(grid);
  wholeSight(sight);
  expect(cellsOf(sight).size).toBe(72);
  roomSight(grid, [{ x1: 1, y1: 1, x2: 3, y2: 2 }], 2, 2, sight);
  expect([...cellsOf(sight)].length).toBe(5 * 4);
  clearSight(sight);
  expect(cellsOf(sight).size).toBe(0);
});
