import fc from 'fast-check';
import { expect, test } from 'vitest';
import { screenLayout } from '../../../src/screen/hud/layout.ts';
import type { LayoutInput } from '../../../src/screen/screen-layout.ts';

const input: LayoutInput = {
  width: 390,
  height: 844,
  ratio: 3,
  columns: 25,
  rows: 25,
  touch: true,
  cells: 'tiles',
  buttons: 8,
  backdrop: false,
};

test('at every zoom a cell has whole device pixels between 12 and 96 CSS pixels, and nothing else moves', () => {
  const { cell: usual, zoom, ...rest } = screenLayout(input);
  const factors = fc.double({ min: 0.01, max: 50, noNaN: true });
  fc.assert(
    fc.property(factors, (factor) => {
      const { cell, zoom: limits, ...others } = screenLayout({ ...input, zoom: factor });
      expect(Number.isInteger(cell.width)).toBe(true);
      expect(cell.width).toBeGreaterThanOrEqual(12 * input.ratio);
      expect(cell.width).toBeLessThanOrEqual(96 * input.ratio);
      expect(limits).toEqual(zoom);
      expect(others).toEqual(rest);
    }),
  );
  expect(screenLayout({ ...input, zoom: 2 }).cell.width).toBe(2 * usual.width);
});

test('a floor becomes no smaller than it must to be visible as a whole', () => {
  const wide = { ...input, width: 1920, height: 1080, ratio: 1, touch: false };
  const whole = { width: 43, height: 43 };
  expect(screenLayout(wide).cell.height).toBeGreaterThan(43);
  expect(screenLayout({ ...wide, zoom: 0.8 }).cell).toEqual(whole);
  expect(screenLayout({ ...wide, zoom: 0.1 }).cell).toEqual(whole);
});
