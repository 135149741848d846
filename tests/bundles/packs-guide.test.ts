import { expect, test } from 'vitest';
import { packShape } from '../../src/bundles/packs/pack-shape.ts';
import { readPack } from '../../src/bundles/packs/read-pack.ts';
import guide from '../../src/bundles/packs.md?raw';
import { problemText } from '../../src/bundles/problems.ts';
import { readBundles } from '../../src/bundles/read-bundles.ts';
import { simple } from '../sources.ts';
import { bytesOf } from './sample-packs.ts';

/** The named JSON files of the guide. */
const files = Object.fromEntries(
  [...guide.matchAll(/^`([^`\n]+\.json)`\n\n```json\n([\s\S]*?)```/gm)].map(([, path, text]) => [
    path,
    text,
  ]),
);

test('the pack of the guide is a pack without mistakes, and changes the rat', () => {
  expect(Object.keys(files)).toEqual(['pack.json', 'monsters/strong-rat.json']);
  const { pack, problems } = readPack(bytesOf(files));
  expect(problems.map(problemText)).toEqual([]);
  const { kinds } = readBundles({ ...simple.bundles, ...pack?.bundles });
  const healthOf = (list: typeof kinds) =>
    list.find(({ id }) => id === 'rat')?.components.find(({ name }) => name === 'Health')?.fields
      .max ?? 0;
  expect(healthOf(kinds)).toBe(healthOf(readBundles(simple.bundles).kinds) + 3);
});

test('the guide describes every key of pack.json', () => {
  for (const key of Object.keys(packShape.keys).filter((key) => key !== '$schema')) {
    expect(guide).toMatch(new RegExp(`^\\| \`${key}\``, 'm'));
  }
});
