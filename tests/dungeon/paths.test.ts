import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLegalDiagonal } from '../../src/dungeon/diagonal-step.ts';
import {
  fillDistanceField,
  makeDistanceField,
  unreached,
} from '../../src/dungeon/distance-field.ts';
import {
  type Cell,
  type Direction,
  directions,
  type Grid,
  isStandable,
  orthogonal,
  tileAt,
} from '../../src/dungeon/grid.ts';
import type { MovementRule } from '../../src/dungeon/movement-rule.ts';
import { firstStep, nearestCell } from '../../src/dungeon/paths.ts';
import { cellOf, gridOf, randomGrid } from './random-grid.ts';

const isOpenIn =
  (grid: Grid) =>
  ({ x, y }: Cell) =>
    isStandable(tileAt(grid, x, y));

test('the nearest cell is acceptable, and no acceptable cell is nearer', () => {
  fc.assert(
    fc.property(randomGrid, fc.nat(), fc.integer({ min: 1, max: 40 }), (grid, at, rarity) => {
      const from = cellOf(grid, at);
      const accepts = (x: number, y: number) => (x * 7 + y * 13) % rarity === rarity - 1;
      const field = makeDistanceField(grid.tiles.length);
      fillDistanceField(field, grid, from.x, from.y, 'free', Infinity);
      const { steps } = field;
      const distances = [...steps].filter((_, cell) => {
        const { x, y } = cellOf(grid, cell);
        return accepts(x, y);
      });
      const least = Math.min(unreached, ...distances);
      const nearest = nearestCell(grid, from, accepts);
      const found = nearest && steps[nearest.y * grid.width + nearest.x];
      expect(found).toBe(least === unreached ? null : least);
      expect(nearest === null || accepts(nearest.x, nearest.y)).toBe(true);
    }),
  );
});

test('of equally near cells, the first one clockwise from north is returned', () => {
  const grid = gridOf('...', '.#.', '...');
  const order: string[] = [];
  nearestCell(grid, { x: 1, y: 1 }, (x, y) => {
    order.push(`${x},${y}`);
    return false;
  });
  expect(order).toEqual(['1,1', '1,0', '2,0', '2,1', '2,2', '1,2', '0,2', '0,1', '0,0']);
});

test('the start can be the nearest cell, and walls limit the search', () => {
  const grid = gridOf('..#.', '..#.');
  expect(nearestCell(grid, { x: 0, y: 0 }, () => true)).toEqual({ x: 0, y: 0 });
  expect(nearestCell(grid, { x: 0, y: 0 }, (x) => x === 3)).toBeNull();
});

test('the first step of a path leads to a cell that is one step nearer to the target', () => {
  const rules = fc.constantFrom<MovementRule[]>('free', 'orthogonal', 'corners');
  fc.assert(
    fc.property(randomGrid, fc.nat(), fc.nat(), rules, (grid, a, b, rule) => {
      const from = cellOf(grid, a);
      const to = cellOf(grid, b);
      // The distance field requires standable cells on the way, but not at the target.
      if ((from.x === to.x && from.y === to.y) || !isOpenIn(grid)(from)) return;
      const field = makeDistanceField(grid.tiles.length);
      fillDistanceField(field, grid, to.x, to.y, rule, Infinity);
      const here = field.steps[from.y * grid.width + from.x];
      const isStep = ({ x, y }: Cell, { dx, dy }: Direction) =>
        rule !== 'corners' || isLegalDiagonal(grid, x, y, dx, dy);
      const moves = rule === 'orthogonal' ? orthogonal : directions;
      const step = firstStep(grid, from, to, moves, isOpenIn(grid), isStep);
      expect(step === null).toBe(here === unreached);
      if (!step) return;
      expect(moves).toContain(step);
      const next = (from.y + step.dy) * grid.width + from.x + step.dx;
      expect(field.steps[next]).toBe(here - 1);
      expect(isStep(from, step)).toBe(true);
    }),
  );
});

test('a path exists between cells that are not acceptable themselves', () => {
  const grid = gridOf('#...#');
  const step = firstStep(grid, { x: 0, y: 0 }, { x: 4, y: 0 }, directions, isOpenIn(grid));
  expect(step).toEqual({ dx: 1, dy: 0 });
});

test('a path stays inside the grid, whatever is acceptable', () => {
  const grid = gridOf('.#.', '.#.');
  const accepts = ({ x, y }: Cell) => x !== 1 || y < 0 || y > 1;
  expect(firstStep(grid, { x: 0, y: 0 }, { x: 2, y: 0 }, directions, accepts)).toBeNull();
  const wide = gridOf('....', '####', '....');
  const across = ({ x, y }: Cell) => y !== 1 || x < 0 || x > 3;
  expect(firstStep(wide, { x: 0, y: 0 }, { x: 0, y: 2 }, directions, across)).toBeNull();
});

test('a step that is forbidden is not taken', () => {
  const grid = gridOf('..', '..');
  const to = { x: 1, y: 1 };
  const noDiagonal = (_: Cell, { dx, dy }: Direction) => dx === 0 || dy === 0;
  const isOpen = isOpenIn(grid);
  expect(firstStep(grid, { x: 0, y: 0 }, to, directions, isOpen)).toEqual({ dx: 1, dy: 1 });
  expect(firstStep(grid, { x: 0, y: 0 }, to, directions, isOpen, noDiagonal)).toEqual({
    dx: 0,
    dy: 1,
  });
});
