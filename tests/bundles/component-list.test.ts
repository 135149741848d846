import { expect, test } from 'vitest';
import { bundleComponents } from '../../src/bundles/bundle-shape.ts';
import { componentList } from '../../src/bundles/component-list.ts';

const listLines = () => componentList().trimEnd().split('\n');

test('the list has one line per component in the order of components.ts', () => {
  const names = listLines().flatMap((line) => /^- \*\*(\w+)\*\*: ./.exec(line)?.[1] ?? []);
  expect(names).toEqual(bundleComponents);
});

test('the fields follow their component with purpose, bounds, unit and default', () => {
  const lines = listLines();
  const at = lines.findIndex((line) => line.startsWith('- **Venom**'));
  expect(lines.slice(at, at + 2)).toEqual([
    "- **Venom**: A hit reduces the target's strength, unless the target resists poison.",
    '  - `loss`: Strength lost. A whole number from 1 to 20; default 1.',
  ]);
  expect(lines).toContain(
    '  - `chance`: Chance per step. Required: a whole number from 1 to 100 (%).',
  );
});

test('the list has no fields that are set during play', () => {
  expect(componentList()).not.toContain('`current`');
});
