import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packShape } from '../../../src/bundles/packs/pack-shape.ts';
import { referenceText } from '../../../src/bundles/reference/reference.ts';
import { bundleShape } from '../../../src/bundles/shapes/bundle-shape.ts';
import { campaignShape } from '../../../src/bundles/shapes/campaign-shape.ts';
import { bundleComponents } from '../../../src/bundles/shapes/component-needs.ts';
import { commonGoalKeys, goalsShape } from '../../../src/bundles/shapes/goal-shape.ts';
import { spawnShape } from '../../../src/bundles/shapes/spawn-shape.ts';
import { ruleVariants } from '../../../src/game/campaign.ts';
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

test('the reference has every key of campaign.json and pack.json, and every variant of a rule', () => {
  const text = readFileSync('src/content/reference.md', 'utf8');
  const chapter = (name: string) => text.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
  const keys = (name: string) =>
    [...chapter(name).matchAll(/^- `(.+?)`: ./gm)].map(([, key]) => key);
  expect(keys('Campaigns')).toEqual(Object.keys(campaignShape.keys));
  expect(keys('Packs')).toEqual(Object.keys(packShape.keys));
  for (const [rule, variants] of Object.entries(ruleVariants)) {
    const line = chapter('Campaigns').match(new RegExp(`^  - \`${rule}\`: .*$`, 'm'))?.[0];
    for (const variant of variants) expect(line).toContain(`"${variant}": `);
  }
});

test('the reference has every key of each goal', () => {
  const text = readFileSync('src/content/reference.md', 'utf8');
  const goals = text.split('\n## Goals\n')[1].split('\n## ')[0];
  const shape = goalsShape(() => '');
  if (shape.form !== 'list' || shape.each.form !== 'variant') throw new Error('not a list');
  for (const [goal, { keys }] of Object.entries(shape.each.shapes)) {
    const own = goals.split(`- **${goal}**: `)[1].split('\n- **')[0];
    for (const key of Object.keys(keys).filter((one) => one !== 'goal')) {
      const isCommon = key in commonGoalKeys && !own.includes(`\`${key}\``);
      const place = isCommon ? goals.split('- **')[0] : own;
      expect([goal, place]).toEqual([goal, expect.stringContaining(`- \`${key}\`: `)]);
    }
  }
});
