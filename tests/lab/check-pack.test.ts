import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { problemText } from '../../src/bundles/problems.ts';
import { describeCheck, isSound } from '../../src/lab/check.ts';
import { checkPack } from '../../src/lab/check-pack.ts';
import { samplePack } from '../bundles/sample-packs.ts';
import { simple } from '../sources.ts';

const { campaigns: _, ...manifest } = JSON.parse(samplePack['pack.json']);
const ghoul = samplePack['monsters/ghoul.json'];

const bytesOf = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]),
  );

test.each([
  [
    'aa',
    'zz',
    [
      'monsters/mine.json:1:32: warning: Health.max of "rat" is also changed at zz/monsters/theirs.json:1:32; that later patch applies',
    ],
  ],
  [
    'zz',
    'aa',
    [
      'monsters/mine.json:1:32: warning: Health.max of "rat" is also changed at aa/monsters/theirs.json:1:32; this later patch applies',
    ],
  ],
])(
  'the pack %s is checked with %s in load order, in which the later patch applies',
  (own, other, warnings) => {
    const patch = (max: number) => JSON.stringify({ patch: 'rat', Health: { max } });
    const named = (name: string) => ({ ...manifest, name });
    const packs = [
      { manifest: named(other), on: true, files: { 'monsters/theirs.json': patch(9) } },
    ];
    const imp = JSON.stringify({ extends: 'rat', name: { en: 'imp' } });
    const mine = { 'pack.json': JSON.stringify(named(own)), 'monsters/mine.json': patch(5) };
    const bytes = bytesOf({ ...mine, 'monsters/imp.json': imp });
    const { checks } = checkPack([simple], bytes, { fights: 8 }, null, packs);
    expect(checks.map(({ file }) => file).sort()).toEqual([
      'monsters/imp.json',
      'monsters/mine.json',
    ]);
    const texts = checks.flatMap(({ problems }) =>
      problems.filter(({ grade }) => grade !== 'hint'),
    );
    expect(texts.map(problemText)).toEqual(warnings);
  },
);

test('an error in a base is printed once for a pack, and not again for each bundle that extends it', () => {
  const files = {
    'pack.json': JSON.stringify({ ...manifest, campaigns: ['simple'] }),
    'monsters/orc.json': '{"Health": {"max": 0}}',
    'monsters/big-orc.json': '{"extends": "orc", "name": {"en": "big orc"}}',
    'vaults/den.json': '{"map": ["###", "#o."], "legend": {"o": "big-orc"}, "depths": "1"}',
  };
  const { checks } = checkPack([simple], bytesOf(files), { fights: 8 });
  const lines = checks.flatMap((one) => describeCheck(one));
  const places = lines.map((line) => line.replace(/: .*/, ''));
  expect(new Set(places)).toEqual(new Set(['monsters/orc.json:1:1', 'monsters/orc.json:1:20']));
  expect(lines.filter((line) => line.includes('affects'))).toHaveLength(1);
  expect(checks.filter(isSound)).toEqual([]);
});

test('the warnings about the hero of a campaign are reported', () => {
  const path = 'campaigns/moor/hero.json';
  const hero = { ...JSON.parse(samplePack[path]), Mean: {} };
  const files = { ...samplePack, [path]: JSON.stringify(hero) };
  const { problems } = checkPack([simple], bytesOf(files), { fights: 1 });
  expect(problems.map(problemText).join()).toContain('Mean has no effect without AI');
});

test('a name that the campaign and another pack have is reported as the one of the campaign', () => {
  const other = { manifest: { ...manifest, name: 'bones' }, on: true };
  const files = { 'monsters/rat.json': ghoul, 'monsters/imp.json': ghoul };
  const mine = { 'pack.json': JSON.stringify({ ...manifest, name: 'chips' }), ...files };
  const packs = [{ ...other, files }];
  const { problems } = checkPack([simple], bytesOf(mine), { fights: 1 }, null, packs);
  const taken = problems.filter(({ text }) => /already defines|of this name/.test(text));
  expect(taken.map(({ file, text }) => `${file}: ${text}`)).toEqual([
    'monsters/rat.json: the campaign already defines the kind "rat"; rename the file, or change that kind with "patch": "rat"',
    'monsters/imp.json: the pack "bones" has a file of this name; rename one of them',
  ]);
});

test('patches of two packs can have the same file name, as in the game', () => {
  const patch = (field: string) => JSON.stringify({ patch: 'rat', Stats: { [field]: 9 } });
  const pack = (name: string, file: string) => ({
    'pack.json': JSON.stringify({ ...manifest, name }),
    'monsters/harder.json': file,
  });
  const check = (mine: string, other: string) => {
    const files = pack('bones', other);
    const packs = [{ manifest: { ...manifest, name: 'bones' }, on: true, files }];
    const mineFiles = bytesOf(pack('chips', mine));
    const { problems, checks } = checkPack([simple], mineFiles, { fights: 1 }, null, packs);
    const joined = loadCampaign(simple, {
      'bones/monsters/harder.json': other,
      'chips/monsters/harder.json': mine,
    });
    const isRefused = joined.problems.some(({ file, text }) =>
      /^chips.*already defines/.test(`${file} ${text}`),
    );
    return { problems: problems.map(problemText), tried: checks.length, isRefused };
  };
  expect(check(patch('attack'), patch('defence'))).toEqual({
    problems: [],
    tried: 1,
    isRefused: false,
  });
  const taken =
    'monsters/harder.json: the pack "bones" has a file of this name; rename one of them';
  expect(check(patch('attack'), ghoul)).toEqual({ problems: [taken], tried: 0, isRefused: true });
});

test('a pack that lacks one of its needs is still checked after the other one', () => {
  const patch = (max: number) => JSON.stringify({ patch: 'rat', Health: { max } });
  const needs = { zz: '1.0.0', missing: '1.0.0' };
  const mine = {
    'pack.json': JSON.stringify({ ...manifest, name: 'aa', needs }),
    'monsters/mine.json': patch(5),
  };
  const theirs = {
    manifest: { ...manifest, name: 'zz' },
    on: true,
    files: { 'monsters/theirs.json': patch(9) },
  };
  const { problems, checks } = checkPack([simple], bytesOf(mine), { fights: 1 }, null, [theirs]);
  expect(problems.map(problemText)).toEqual([
    'pack.json: warning: needs the pack "missing" 1.0.0; add it',
  ]);
  expect(checks.flatMap((one) => one.problems.map(problemText)).join()).toContain(
    'is also changed at zz/monsters/theirs.json',
  );
});

test('a patch that puts a kind on a cell that no floor has is reported in the patch', () => {
  const mine = {
    'pack.json': JSON.stringify({ ...manifest, name: 'chips' }),
    'monsters/lost.json': JSON.stringify({
      patch: 'rat',
      spawn: { at: [{ depth: 99, x: 1, y: 1 }] },
    }),
  };
  const { checks } = checkPack([simple], bytesOf(mine), { fights: 1 });
  const errors = checks
    .flatMap(({ problems }) => problems)
    .filter(({ grade }) => grade === 'error');
  expect(errors.map(problemText)).toEqual([
    'monsters/lost.json:1:31: spawn.at: there is no cell {"depth":99,"x":1,"y":1} in this campaign (in "rat")',
  ]);
});

test('a file of the game that a pack breaks has the name of its campaign', () => {
  const lord = { extends: 'rat', name: { en: 'lord' }, Loot: [{ item: 'apple' }] };
  const source = { ...simple, bundles: { ...simple.bundles, './monsters/lord.json': lord } };
  const mine = {
    'pack.json': JSON.stringify({ ...manifest, name: 'chips' }),
    'items/air.json': JSON.stringify({ patch: 'apple', Item: null, Food: null, spawn: null }),
  };
  const { checks } = checkPack([source], bytesOf(mine), { fights: 1 });
  const files = checks.flatMap(({ problems }) => problems).map(({ file }) => file);
  expect(files).toContain('simple/monsters/lord.json');
});

test('the trials of a campaign of a pack include the patches of the pack, as its games do', () => {
  const { 'monsters/strong-rat.json': _, 'monsters/ghoul.json': __, ...others } = samplePack;
  const files = {
    ...others,
    'monsters/strong-hero.json': '{"patch": "hero", "Health": {"max": {"add": 4}}}',
    'campaigns/moor/monsters/ghost.json': ghoul,
  };
  const heroesOf = (campaigns: readonly string[] | undefined) => {
    const text = JSON.stringify({ ...manifest, campaigns });
    const bytes = bytesOf({ ...files, 'pack.json': text });
    const { checks } = checkPack([simple], bytes, { fights: 8, peerFights: 8, walks: 1 });
    const ghost = checks.find(({ file }) => file === 'campaigns/moor/monsters/ghost.json');
    return ghost?.trial?.fights?.hero.health;
  };
  expect(heroesOf(undefined)).toBe(20);
  expect(heroesOf(['moor'])).toBe(20);
  expect(heroesOf(['simple'])).toBe(16);
});
