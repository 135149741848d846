import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaigns, emblems } from '../../src/content/campaigns.ts';

const folders = readdirSync('src/content', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every folder in src/content is one campaign with the name of the folder', () => {
  expect(campaigns.map(({ id }) => id).sort()).toEqual(folders.sort());
});

test('every campaign has a picture for its card', () => {
  expect([...emblems.keys()].sort()).toEqual(folders.sort());
});

test('campaigns are sorted by their unique order, and Simple is the default', () => {
  const orders = campaigns.map(({ order }) => order);
  expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b));
  expect(campaigns[0].id).toBe('simple');
});
