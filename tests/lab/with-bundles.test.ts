import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { fieldOf } from '../../src/game/kinds.ts';
import { withBundles } from '../../src/lab/with-bundles.ts';
import { simple } from '../sources.ts';

const hero = JSON.parse(String(simple.hero));

test('a file named hero.json replaces the hero', () => {
  const text = JSON.stringify({ ...hero, Health: { max: 9000 } });
  const { kinds } = loadCampaign(withBundles(simple, { 'mine/hero.json': text }));
  expect(fieldOf(kinds[0], 'Health', 'max')).toBe(9000);
  expect(kinds.filter(({ id }) => id === 'hero')).toHaveLength(1);
});

test('a broken hero.json is refused with its place', () => {
  const text = JSON.stringify({ ...hero, Health: { max: 0 } });
  expect(() => withBundles(simple, { 'mine/hero.json': text })).toThrow(
    /^mine\/hero\.json:\d+:\d+: Health\.max/,
  );
});
