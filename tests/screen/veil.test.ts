import { expect, test } from 'vitest';
import { veilAt } from '../../src/screen/veil.ts';

test('the veil behind the title is thickest in the middle, and takes a third of the light at the corners', () => {
  expect(veilAt(0.5, 0.5)).toBeCloseTo(0.9);
  expect(veilAt(0, 0)).toBeCloseTo(0.32);
  expect(veilAt(1, 1)).toBeCloseTo(0.32);
  for (let x = 0.5; x < 1; x += 0.05)
    expect(veilAt(x + 0.05, 0.5)).toBeLessThanOrEqual(veilAt(x, 0.5));
});
