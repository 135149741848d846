import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLegalDiagonal } from '../../src/dungeon/corners.ts';
import { directions, isStandable, orthogonal, tileAt } from '../../src/dungeon/grid.ts';
import { firstStep, nearestCell } from '../../src/dungeon/paths.ts';
import { plainFirstStep, plainNearest } from './plain-paths.ts';
import { cellOf, randomGrid } from './random-grid.ts';

test('the nearest cell is the one that a plain search finds first', () => {
  fc.assert(
    fc.property(randomGrid, fc.nat(), fc.integer({ min: 1, max: 40 }), (grid, at, rarity) => {
      const from = cellOf(grid, at);
      const accepts = (x: number, y: number) => (x * 7 + y * 13) % rarity === rarity - 1;
      expect(nearestCell(grid, from, accepts)).toEqual(plainNearest(grid, from, accepts));
    }),
    { numRuns: 60 },
  );
});

test('the first step is the one that a plain search takes, whichever ways one may go', () => {
  fc.assert(
    fc.property(
      randomGrid,
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      fc.boolean(),
      (grid, a, b, all, cut) => {
        const from = cellOf(grid, a);
        const to = cellOf(grid, b);
        const steps = all ? directions : orthogonal;
        const accepts = (x: number, y: number) => isStandable(tileAt(grid, x, y));
        const isStep = (x: number, y: number, dx: number, dy: number) =>
          cut || isLegalDiagonal(grid, x, y, dx, dy);
        expect(firstStep(grid, from, to, steps, accepts, isStep)).toBe(
          plainFirstStep(grid, from, to, steps, accepts, isStep),
        );
      },
    ),
    { numRuns: 60 },
  );
});
