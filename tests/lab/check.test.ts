import { describe, expect, test } from 'vitest';
import { type Check, checkBundles, describeCheck, isSound } from '../../src/lab/check.ts';
import { findingsOfPatch } from '../../src/lab/check-patch.ts';
import { simple } from '../sources.ts';

const look = {
  name: { en: 'newcomer', ja: '新顔', ru: 'новичок' },
  look: { glyph: 'n', colour: '#ffffff', sprite: 'imp' },
};

const monster = {
  ...look,
  spawn: { depths: { '1-2': 40 } },
  Health: { max: 6 },
  Stats: { attack: 4, defence: 4 },
  AI: { mind: 'hunter' },
};

const quick = { fights: 8, peerFights: 8, walks: 1, floors: 2 };

describe('checkBundles', () => {
  test('checkBundles reports a correct bundle and a line for each finding', () => {
    const texts = { 'newcomer.json': JSON.stringify(monster) };
    const [check] = checkBundles(simple, texts, { fights: 200, floors: 20 });
    expect(isSound(check)).toBe(true);
    expect(check.problems).toEqual([]);
    const lines = describeCheck(check);
    expect(lines[0]).toMatch(/^newcomer\.json: spawn\.depths 1-2: on \d+ of 40 floors$/);
    expect(lines.join('\n')).toMatch(/in 200 fights at depth 1 it moved in \d+/);
    expect(lines.join('\n')).toMatch(/the hero of depth 1 \(level 1, 16 HP.*survives \d+ turns/);
  });

  test('checkBundles reports the place of an error and does not play the bundle', () => {
    const text = '{\n  "name": { "en": "x" },\n  "look": { "glyph": "x", "colour": "red" }\n}';
    const [broken] = checkBundles(simple, { 'mods/broken.json': text });
    expect(isSound(broken)).toBe(false);
    expect(broken.trial).toBeNull();
    expect(describeCheck(broken)[0]).toMatch(/^mods\/broken\.json:3:37: look\.colour must be/);
  });

  test('an abstract bundle and a patch with an error are checked and not played', () => {
    const checks = checkBundles(simple, {
      'angry-rat.json': JSON.stringify({ patch: 'rat', AI: { mind: 'huntre' } }),
      'undead.json': JSON.stringify({ abstract: true, Health: { max: 9 } }),
    });
    expect(checks.map(({ trial, patched }) => [trial, patched])).toEqual([
      [null, []],
      [null, []],
    ]);
    expect(checks.map(isSound)).toEqual([false, true]);
    expect(describeCheck(checks[0])[0]).toContain('did you mean "hunter"?');
  });

  test('a patch reports its changes and the kind that it changes, with the danger before', () => {
    const patch = { patch: 'rat', Health: { max: { add: 20 } }, Rooted: {} };
    const [check] = checkBundles(
      simple,
      { 'slow-rat.json': JSON.stringify(patch) },
      { ...quick, fights: 40 },
    );
    expect(check.problems).toEqual([]);
    const [rat] = check.patched;
    expect(rat.trial?.fights).toMatchObject({ still: true, moved: 0 });
    const lines = describeCheck(check);
    expect(lines).toContainEqual(
      expect.stringMatching(/changes rat: Health\.max \d+ → \d+, \+ Rooted$/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /killing one rat at depth 1 costs .+, and \d+% ± \d+% .+ without this patch: (significantly more|no significant difference)$/,
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^slow-rat\.json: rat: in 40 fights/));
    expect(rat.dangers[0].after.mean).toBeGreaterThan(rat.dangers[0].before.mean);
  });

  test('a patch of the hero reports the danger of the first monsters before and after', () => {
    const patch = { patch: 'hero', Health: { max: { add: 30 } } };
    const [check] = checkBundles(
      simple,
      { 'tough.json': JSON.stringify(patch) },
      { ...quick, fights: 40 },
    );
    const [hero] = check.patched;
    expect(hero.changes).toEqual([expect.stringMatching(/^Health\.max \d+ → \d+$/)]);
    expect(hero.dangers.length).toBeGreaterThan(0);
    for (const { before, after } of hero.dangers) expect(after.mean).toBeLessThan(before.mean);
  });

  test('a patch whose effect may be chance is reported as no significant difference', () => {
    const lineOf = (before: number, after: number) => {
      const danger = (mean: number) => ({ mean, error: 0.01 });
      const change = { kind: 'rat', depth: 1, before: danger(before), after: danger(after) };
      const [, line] = findingsOfPatch([
        { kind: 'hero', changes: ['x'], trial: null, dangers: [change] },
      ]);
      return line.text;
    };
    expect(lineOf(0.25, 0.27)).toBe(
      'killing one rat at depth 1 costs 27% ± 2% of the hero’s health, and 25% ± 2% of the hero’s health without this patch: no significant difference',
    );
    expect(lineOf(0.25, 0.29)).toMatch(/: significantly more$/);
    expect(lineOf(0.25, 0.2)).toMatch(/: significantly less$/);
  });

  test('of many kinds with a tag, the first are played and all are named', () => {
    const texts = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((id) => [
        `${id}.json`,
        JSON.stringify({ ...monster, tags: ['crowd'] }),
      ]),
    );
    const patch = JSON.stringify({ patch: { tag: 'crowd' }, Health: { max: { mul: 2 } } });
    const check = checkBundles(simple, { ...texts, 'all.json': patch }, quick).at(-1);
    expect(check?.patched.map(({ kind, trial }) => [kind, trial !== null])).toEqual([
      ['a', true],
      ['b', true],
      ['c', true],
      ['d', false],
    ]);
    expect(describeCheck(check as Check)).toContain(
      'all.json: d: not played: only the first 3 kinds of a patch are',
    );
  });

  test('checkBundles replaces a kind of the campaign by a bundle with the same name', () => {
    const text = JSON.stringify({ ...monster, Health: { max: 60 } });
    const [check] = checkBundles(simple, { 'mods/rat.json': text }, { ...quick, fights: 40 });
    expect(check.problems).toEqual([]);
    expect(check.replaces).toBe(true);
    expect(check.trial?.fights?.died).toBe(0);
    expect(check.trial?.fights?.peers.map(({ kind }) => kind)).toEqual(['bat']);
  });

  test('a patch with the name of the kind that it changes does not replace the kind', () => {
    const text = JSON.stringify({ patch: 'rat', Health: { max: { add: 3 } } });
    const [check] = checkBundles(simple, { 'mods/rat.json': text }, quick);
    expect(describeCheck(check)).toEqual([
      'mods/rat.json: the campaign already defines the kind "rat"; rename the file, or change that kind with "patch": "rat"',
    ]);
  });

  test('checkBundles reads several bundles together, so that they can extend each other', () => {
    const texts = {
      'big.json': JSON.stringify({ ...look, extends: 'small', Health: { max: { mul: 2 } } }),
      'small.json': JSON.stringify(monster),
    };
    expect(checkBundles(simple, texts, quick).map(isSound)).toEqual([true, true]);
  });

  test('checkBundles reports a kind of the campaign that a replaced bundle breaks', () => {
    const chief = { extends: 'rat', name: { en: 'chief' }, Health: { max: 30 } };
    const source = { ...simple, bundles: { ...simple.bundles, './monsters/chief.json': chief } };
    const text = JSON.stringify({ ...monster, Health: { dice: '1d4' } });
    const checks = checkBundles(source, { 'mine/rat.json': text }, quick);
    expect(checks.map(({ file }) => file)).toEqual(['./monsters/chief.json', 'mine/rat.json']);
    expect(checks.map(isSound)).toEqual([false, true]);
    expect(describeCheck(checks[0])[0]).toContain('Health needs either max or dice, not both');
  });

  test('checkBundles reports a mistake only in the file that has it, not in another of its name', () => {
    const texts = { 'rat2.json': '{}', 'sub/rat2.json': JSON.stringify(monster) };
    const checks = checkBundles(simple, texts, quick);
    const [own, other] = checks.map(({ problems }) => problems.map(({ text }) => text).join());
    expect(own).toContain('name is missing');
    expect(other).toBe('rat2.json already defines the kind "rat2"; rename one of the files');
  });

  test("checkBundles does not say that the campaign's own file replaces itself", () => {
    const own = Object.entries(simple.bundles).find(([file]) => file.endsWith('rat.json'));
    const text = typeof own?.[1] === 'string' ? own[1] : JSON.stringify(own?.[1], null, 2);
    const [check] = checkBundles(simple, { 'rat.json': text }, quick);
    expect(check.replaces).toBe(false);
  });

  test('describeCheck prints errors first, also those of trials', () => {
    const text = JSON.stringify({ ...monster, spawn: { depths: { '90+': 1 } } });
    const [check] = checkBundles(simple, { 'newcomer.json': text }, quick);
    expect(check.problems.map(({ grade }) => grade)).toEqual(['warning']);
    const trial = check.trial && { ...check.trial, crashes: ['no such floor'] };
    const lines = describeCheck({ ...check, trial });
    expect(lines[0]).toBe('newcomer.json: error: it made a trial fail: no such floor');
    expect(lines[1]).toMatch(/^newcomer\.json:1:\d+: warning: spawn\.depths: no floor/);
  });

  test('checkBundles reads hero.json as the hero of the trials', () => {
    const hero = typeof simple.hero === 'string' ? simple.hero : JSON.stringify(simple.hero);
    const texts = { 'hero.json': hero, 'newcomer.json': JSON.stringify(monster) };
    const checks = checkBundles(simple, texts, quick);
    expect(checks.map(({ file }) => file)).toEqual(['hero.json', 'newcomer.json']);
    expect(checks.map(isSound)).toEqual([true, true]);
    expect(describeCheck(checks[0]).at(-1)).toBe(
      'hero.json: the hero takes part in the trials of the other bundles and has none of its own',
    );
    const [broken] = checkBundles(simple, { 'hero.json': '{"Helth": {}}' }, quick);
    expect(isSound(broken)).toBe(false);
    expect(describeCheck(broken).join('\n')).toContain('hero.json:1:2: Helth is not known');
  });

  test('checkBundles reports a hero.json that defines no hero', () => {
    const patch = { patch: 'hero', Health: { max: { add: 5 } } };
    for (const bundle of [patch, { ...JSON.parse(String(simple.hero)), abstract: true }]) {
      const texts = { 'mine/hero.json': JSON.stringify(bundle) };
      const [check] = checkBundles(simple, texts, quick);
      expect(isSound(check)).toBe(false);
      expect(describeCheck(check)[0]).toBe(
        'mine/hero.json: the file defines no hero: a bundle with "patch", "abstract" or "map" defines no kind; remove that part, or rename the file',
      );
    }
  });

  test('checkBundles accepts a hero that extends a bundle of the campaign or of the same check', () => {
    const { Health, ...human } = JSON.parse(String(simple.hero));
    const base = JSON.stringify({ ...human, abstract: true });
    const hero = JSON.stringify({ extends: 'human', Health });
    const [together] = checkBundles(simple, { 'hero.json': hero, 'human.json': base }, quick);
    expect(isSound(together)).toBe(true);
    const bundles = { ...simple.bundles, './monsters/human.json': base };
    const [alone] = checkBundles({ ...simple, bundles }, { 'hero.json': hero }, quick);
    expect(isSound(alone)).toBe(true);
    const extending = { ...simple, bundles, hero };
    const broken = checkBundles(extending, { 'human.json': '{' }, quick);
    expect(broken.flatMap((one) => describeCheck(one)).join('\n')).toMatch(
      /^hero\.json:1:12: extends: "human" has errors.*^human\.json:1:2: /ms,
    );
  });
});
