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

test('a hero.json that defines no hero is refused', () => {
  const text = JSON.stringify({ patch: 'hero', Health: { max: { add: 5 } } });
  expect(() => withBundles(simple, { 'mine/hero.json': text })).toThrow(
    'mine/hero.json: the file defines no hero: a bundle with "patch", "abstract" or "map" defines no kind',
  );
});

test('a hero can extend a bundle that comes with it', () => {
  const texts = {
    'mine/hero.json': JSON.stringify({ extends: 'human', Health: { max: 9000 } }),
    'mine/human.json': JSON.stringify({ ...hero, abstract: true }),
  };
  const { kinds } = loadCampaign(withBundles(simple, texts));
  expect(fieldOf(kinds[0], 'Health', 'max')).toBe(9000);
  expect(() => withBundles(simple, { ...texts, 'mine/human.json': '{' })).toThrow(
    /^mine\/human\.json:1:2: /,
  );
});

test('a bundle that breaks another one of the campaign is refused, but not for older errors', () => {
  const old = { './monsters/wrong.json': '{}' };
  const extended = JSON.stringify({ extends: 'rat', name: { en: 'chief' }, Health: { max: 30 } });
  const chief = { './monsters/chief.json': extended };
  const source = { ...simple, bundles: { ...simple.bundles, ...old, ...chief } };
  const { Health: _, ...rat } = JSON.parse(String(simple.bundles['./monsters/rat.json']));
  const text = (health: object) => ({
    'mine/rat.json': JSON.stringify({ ...rat, Health: health }),
  });
  expect(() => withBundles(source, text({ dice: '1d4' }))).toThrow(
    /^\.\/monsters\/chief\.json:1:\d+: Health needs either max or dice, not both \(only with the given bundles\)$/,
  );
  expect(() => withBundles(source, text({ max: 4 }))).not.toThrow();
});

test('a patch with the name of the kind that it changes is refused, and does not replace the kind', () => {
  const text = JSON.stringify({ patch: 'rat', Health: { max: { add: 3 } } });
  expect(() => withBundles(simple, { 'mine/rat.json': text })).toThrow(
    'mine/rat.json: the campaign already defines the kind "rat"; rename the file',
  );
  const patched = withBundles(simple, { 'mine/strong-rat.json': text });
  const [health, before] = [patched, simple].map((source) => {
    const rat = loadCampaign(source).kinds.find(({ id }) => id === 'rat');
    return rat ? fieldOf(rat, 'Health', 'max') : 0;
  });
  expect(health).toBe(before + 3);
});
