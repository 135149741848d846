import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundleComponents } from '../../../src/bundles/checks/component-needs.ts';
import { referenceText } from '../../../src/bundles/descriptions/reference.ts';
import { bundleShape } from '../../../src/bundles/shapes/bundle-shape.ts';
import { spawnShape } from '../../../src/bundles/shapes/spawn-shape.ts';
import { effectNames } from '../../../src/game/effects/names.ts';

test('src/content/reference.md is up to date', async () => {
  // After a change: npm run reference, and read the difference.
  await expect(referenceText()).toMatchFileSnapshot('../../../src/content/reference.md');
});

test('the reference has every part, component and effect', () => {
  const text = readFileSync('src/content/reference.md', 'utf8');
  const { look } = bundleShape.keys;
  const fields = [look, spawnShape].flatMap((shape) =>
    shape.form === 'object' ? Object.keys(shape.keys) : [],
  );
  for (const part of ['extends', 'name', 'about', 'look', 'spawn', ...fields]) {
    expect(text).toMatch(new RegExp(`^ *- \`${part}\`: .`, 'm'));
  }
  for (const name of [...bundleComponents, ...effectNames]) {
    expect(text).toContain(`- **${name}**: `);
  }
});
