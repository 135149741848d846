import '../node-navigator.ts';

import { expect, test } from 'vitest';
import { paintedWidth } from '../../../src/screen/hud/shape-painter.ts';

const plain = { radius: 0, fill: [0x202020, 0x101010] as const };

test('a shape whose columns are equal is painted one pixel wide', () => {
  expect(paintedWidth(1170, plain)).toBe(1);
});

test('a shape with corners, a rim or a gradient to a side is painted in full', () => {
  expect(paintedWidth(300, { ...plain, radius: 4 })).toBe(300);
  expect(paintedWidth(300, { ...plain, rim: { colour: 0, width: 1 } })).toBe(300);
  expect(paintedWidth(300, { ...plain, to: 'right' })).toBe(300);
  expect(paintedWidth(300, { ...plain, to: 'corners' })).toBe(300);
});
