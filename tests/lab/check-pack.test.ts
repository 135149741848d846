import { expect, test } from 'vitest';
import { checkPack } from '../../src/lab/check-pack.ts';
import { samplePack } from '../bundles/sample-packs.ts';
import { simple } from '../sources.ts';

const { campaigns: _, ...manifest } = JSON.parse(samplePack['pack.json']);
const ghoul = samplePack['monsters/ghoul.json'];

test('a name that the campaign and another pack have is reported as the one of the campaign', () => {
  const other = { manifest: { ...manifest, name: 'bones' }, on: true };
  const files = { 'monsters/rat.json': ghoul, 'monsters/imp.json': ghoul };
  const mine = { 'pack.json': JSON.stringify({ ...manifest, name: 'chips' }), ...files };
  const bytes = Object.entries(mine).map(([path, text]) => [path, new TextEncoder().encode(text)]);
  const packs = [{ ...other, files }];
  const { problems } = checkPack([simple], Object.fromEntries(bytes), { fights: 1 }, null, packs);
  const taken = problems.filter(({ text }) => /already defines|of this name/.test(text));
  expect(taken.map(({ file, text }) => `${file}: ${text}`)).toEqual([
    'monsters/rat.json: the campaign already defines the kind "rat"; rename the file, or change that kind with "patch": "rat"',
    'monsters/imp.json: the pack "bones" has a file of this name; rename one of them',
  ]);
});
