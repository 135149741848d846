import { expect, test } from 'vitest';
import { isLegalDiagonal } from '../../src/dungeon/diagonal-step.ts';
import { gridOf } from './random-grid.ts';

const grid = gridOf('#####  ', '#...#  ', '#...+,,', '#...# ,', '###&#  ');

test('a diagonal step does not enter or leave a doorway or pass a corner', () => {
  expect(isLegalDiagonal(grid, 3, 1, 1, 1)).toBe(false);
  expect(isLegalDiagonal(grid, 4, 2, -1, 1)).toBe(false);
  expect(isLegalDiagonal(grid, 5, 2, 1, 1)).toBe(false);
  expect(isLegalDiagonal(grid, 2, 3, 1, 1)).toBe(false);
});

test('one wall beside a diagonal step is enough to forbid it', () => {
  const corner = gridOf('.#', '..');
  expect(isLegalDiagonal(corner, 0, 0, 1, 1)).toBe(false);
  expect(isLegalDiagonal(corner, 1, 1, -1, -1)).toBe(false);
  expect(isLegalDiagonal(corner, 0, 1, 1, -1)).toBe(true);
});

test('diagonal steps are legal on open floor, also along a wall', () => {
  expect(isLegalDiagonal(grid, 2, 2, 1, 1)).toBe(true);
  expect(isLegalDiagonal(grid, 1, 3, 1, -1)).toBe(true);
});

test('orthogonal steps are always legal', () => {
  expect(isLegalDiagonal(grid, 3, 2, 1, 0)).toBe(true);
  expect(isLegalDiagonal(grid, 5, 2, 0, 1)).toBe(true);
});
