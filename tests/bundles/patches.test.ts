import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { withoutUsedPatches } from '../../src/bundles/patches.ts';
import { problemText } from '../../src/bundles/problems.ts';
import { readBundles } from '../../src/bundles/read-bundles.ts';
import { kindById } from '../../src/game/campaign.ts';
import { contentHash } from '../../src/state/hash.ts';
import { simple } from '../sources.ts';

const look = { glyph: 'z', colour: '#808080' };
const monster = { Health: { max: 10 }, Stats: { attack: 3, defence: 2 }, AI: { mind: 'hunter' } };
const named = (name: string, rest: object) => ({ name: { en: name }, look, ...monster, ...rest });

/** The kinds and the errors and warnings of some bundles. */
function read(files: Readonly<Record<string, object>>) {
  const { kinds, problems } = readBundles(files);
  const found = problems.filter(({ grade }) => grade !== 'hint').map(problemText);
  const fieldsOf = (id: string) => {
    const kind = kinds.find((one) => one.id === id);
    return Object.fromEntries((kind?.components ?? []).map(({ name, fields }) => [name, fields]));
  };
  return { ids: kinds.map(({ id }) => id), found, fieldsOf };
}

describe('warnings about patched kinds', () => {
  const warningsOf = (mods: Readonly<Record<string, object>>) => {
    const texts = Object.entries(mods).map(([file, mod]) => [file, JSON.stringify(mod)] as const);
    const { problems } = loadCampaign(simple, Object.fromEntries(texts));
    return problems.map((one) => `${one.grade} ${problemText(one)}`);
  };

  test('a patch gets the warnings that a bundle with the same parts gets', () => {
    const patch = {
      patch: 'bat',
      spawn: { depths: { '9+': 5 } },
      look: { glyph: '#', colour: '#000011' },
      Fighter: { attacks: '1d6' },
      Food: { energy: 5 },
    };
    const found = warningsOf({ 'worse-bat.json': patch });
    expect(found.every((line) => line.includes('worse-bat.json:1:'))).toBe(true);
    expect(found.every((line) => line.endsWith('(in "bat")'))).toBe(true);
    for (const part of [
      'spawn.depths: no floor',
      'glyph',
      'too dark',
      'Stats and Fighter',
      'Food',
    ]) {
      expect(found.filter((line) => line.includes(part))).toHaveLength(1);
    }
  });

  test('a patch that removes a part gets the warning about the missing part', () => {
    expect(warningsOf({ 'weak-bat.json': { patch: 'bat', Stats: null } })).toEqual([
      'warning weak-bat.json:1:1: warning: Stats and Fighter are both missing; its attacks do almost no damage (in "bat")',
    ]);
  });

  test('a patch that sets a wrong kind gets the warning, not the bundle of the campaign', () => {
    const [found] = warningsOf({ 'call.json': { patch: 'bat', Summons: { kind: 'wolff' } } });
    expect(found).toContain('call.json:1:');
    expect(found).toContain('did you mean "wolf"?');
  });

  test('a patch does not get remarks that the kind had before, and settles others', () => {
    const files = { 'odd.json': named('odd', { Rust: {}, Gold: {} }) };
    const before = readBundles(files).problems.map(({ text }) => text);
    const patch = { patch: 'odd', Health: { max: 12 }, Gold: null };
    const after = readBundles({ ...files, 'p.json': patch }).problems;
    expect(after.map(({ file }) => file)).not.toContain('p.json');
    expect(before.filter((text) => text.startsWith('Gold'))).toHaveLength(1);
    expect(after.filter(({ text }) => text.startsWith('Gold'))).toEqual([]);
  });
});

describe('several bases', () => {
  test('later bases override earlier ones, and own fields override all', () => {
    const { fieldsOf, found } = read({
      'orc.json': named('orc', { Health: { max: 12 }, Poison: { damage: 2, turns: 3 } }),
      'undead.json': { abstract: true, Health: { max: 20 }, Regeneration: {} },
      'zombie.json': {
        extends: ['orc', 'undead'],
        name: { en: 'zombie orc' },
        Stats: { attack: { add: 4 } },
      },
    });
    expect(found).toEqual([]);
    const { Health, Stats, Poison } = fieldsOf('zombie');
    expect(Health.max).toBe(20);
    expect(Stats.attack).toBe(7);
    expect(Poison.damage).toBe(2);
  });

  test('an abstract bundle defines no kind and may lack required parts, but not misspell them', () => {
    const { ids, found } = read({
      'base.json': { abstract: true, Health: { max: 20 } },
      'worse.json': { abstract: true, Helth: { max: 20 } },
    });
    expect(ids).toEqual([]);
    expect(found).toEqual(['worse.json:1:18: Helth is not known; did you mean "Health"?']);
  });

  test('a feature inherits another with other words', () => {
    const { kinds, problems } = readBundles({
      'well.json': {
        name: { en: 'well' },
        look,
        spawn: { scattered: { depths: '1+' } },
        Feature: { ground: 'floor', says: { en: 'Drip.' }, effects: [{ effect: 'cure' }] },
      },
      'spring.json': {
        extends: 'well',
        name: { en: 'spring' },
        Feature: { says: { en: 'Glug.' } },
      },
    });
    expect(problems.filter(({ grade }) => grade !== 'hint')).toEqual([]);
    expect(kinds.map(({ lines }) => lines)).toEqual([[{ en: 'Glug.' }], [{ en: 'Drip.' }]]);
  });

  test('a kind that extends an abstract bundle is not abstract itself', () => {
    const { ids } = read({
      'base.json': { abstract: true, ...monster },
      'ghoul.json': { extends: 'base', name: { en: 'ghoul' }, look },
    });
    expect(ids).toEqual(['ghoul']);
  });

  test.each([
    [{ extends: ['orc', 'ork'] }, 'extends must name another bundle: there is no "ork"'],
    [{ extends: ['orc', 'self'] }, 'forms a circle: self → self'],
    [{ extends: ['orc', 'loop'] }, 'forms a circle: self → loop → self'],
    [{ extends: [] }, 'extends must be the name of a bundle'],
    [{ extends: ['orc', 'orc'] }, 'extends must be the name of a bundle'],
    [{ extends: ['orc', 'broken'] }, 'extends: "broken" has errors; fix them first'],
  ])('%j is refused', (self, message) => {
    const { found } = read({
      'broken.json': { name: 3 },
      'loop.json': { extends: 'self' },
      'orc.json': named('orc', {}),
      'self.json': self,
    });
    expect(found.filter((line) => line.startsWith('self.json')).join()).toContain(message);
  });

  test('a lattice of bases is read without following each path', () => {
    const layers = Array.from({ length: 8 }, (_, n) => n);
    const files = layers.flatMap((n) =>
      layers.map((m) => {
        const bases = layers.map((k) => `l${n - 1}-${k}`);
        return [`l${n}-${m}.json`, n === 0 ? named('l', {}) : { extends: bases }] as const;
      }),
    );
    expect(read(Object.fromEntries(files)).ids).toHaveLength(64);
  });
});

describe('patches', () => {
  const orc = { 'orc.json': named('orc', { tags: ['greenskin'] }) };

  test('a patch changes a kind field by field and defines none', () => {
    const { ids, fieldsOf, found } = read({
      ...orc,
      'tough.json': { patch: 'orc', Health: { max: { mul: 2 } }, Stats: { defence: 9 } },
    });
    expect(found).toEqual([]);
    expect(ids).toEqual(['orc']);
    expect(fieldsOf('orc').Health.max).toBe(20);
    expect(fieldsOf('orc').Stats).toMatchObject({ attack: 3, defence: 9 });
  });

  test('a patch by tag changes each kind with the tag once, also if it extends another', () => {
    const { fieldsOf } = read({
      ...orc,
      'boss.json': { extends: 'orc', name: { en: 'boss' } },
      'rat.json': named('rat', {}),
      'all.json': { patch: { tag: 'greenskin' }, Health: { max: { add: 5 } } },
      'one.json': { patch: 'orc', Stats: { attack: { add: 1 } } },
    });
    const most = ['orc', 'boss', 'rat'].map((id) => fieldsOf(id).Health.max);
    expect(most).toEqual([15, 15, 10]);
    // A kind does not inherit the patch of its base.
    expect(['orc', 'boss'].map((id) => fieldsOf(id).Stats.attack)).toEqual([4, 3]);
  });

  test('a part without fields is reported if every kind of the patch has it already', () => {
    const files = { ...orc, 'ogre.json': named('ogre', { tags: ['greenskin'], Leech: {} }) };
    const patch = { patch: { tag: 'greenskin' }, Leech: {}, Health: {} };
    const { found } = read({
      ...files,
      'all.json': patch,
      'leech.json': { patch: 'orc', Leech: {} },
    });
    expect(found).toEqual([
      'all.json:1:41: warning: Health: {} changes nothing in any kind; add the fields that it changes',
    ]);
  });

  test('two patches of one field are reported with both places, and the later one applies', () => {
    const { fieldsOf, found } = read({
      ...orc,
      'b.json': { patch: 'orc', Health: { max: 30 } },
      'a.json': { patch: 'orc', Health: { max: 40 } },
    });
    expect(fieldsOf('orc').Health.max).toBe(40);
    expect(found).toEqual([
      'a.json:1:32: warning: Health.max of "orc" is also changed at b.json:1:32; this later patch applies',
    ]);
  });

  test('a patch that removes a component, or changes a removed one, is reported with both places', () => {
    const snake = { 'snake.json': named('snake', { Poison: { damage: 2, turns: 3 } }) };
    const change = { patch: 'snake', Poison: { damage: 3, turns: 9 } };
    const removal = { patch: 'snake', Poison: null };
    expect(read({ ...snake, 'a.json': change, 'b.json': removal }).found).toEqual([
      'b.json:1:27: warning: Poison of "snake" is also changed at a.json:1:47; this later patch applies',
    ]);
    expect(read({ ...snake, 'a.json': removal, 'b.json': change }).found).toEqual([
      'b.json:1:37: warning: Poison.damage of "snake" is also changed at a.json:1:27; this later patch applies',
      'b.json:1:47: warning: Poison.turns of "snake" is also changed at a.json:1:27; this later patch applies',
    ]);
  });

  test('two patches with a $schema do not contradict each other', () => {
    const { found, fieldsOf } = read({
      ...orc,
      'a.json': { $schema: '../bundle.schema.json', patch: 'orc', Health: { max: 30 } },
      'b.json': { $schema: '../bundle.schema.json', patch: 'orc', Stats: { attack: 5 } },
      'c.json': { $schema: '../bundle.schema.json', patch: 'orc' },
    });
    expect(found).toEqual([
      'c.json:1:1: warning: the patch changes nothing; add the parts that it changes',
    ]);
    expect(fieldsOf('orc').Health.max).toBe(30);
  });

  test('the words of a feature can be patched, and two patches of them contradict each other', () => {
    const well = {
      name: { en: 'well' },
      look,
      Feature: { ground: 'floor', effects: [{ effect: 'cure' }] },
    };
    const files = {
      'well.json': well,
      'a.json': { patch: 'well', Feature: { says: { en: 'Gurgle.' } } },
      'b.json': { patch: 'well', Feature: { says: { en: 'Splash.' } } },
    };
    expect(readBundles(files).kinds.map(({ lines }) => lines)).toEqual([[{ en: 'Splash.' }]]);
    expect(read(files).found).toEqual([
      'b.json:1:35: warning: Feature.says of "well" is also changed at a.json:1:35; this later patch applies',
    ]);
  });

  test('a patch of a kind that has errors, or of an abstract bundle, is reported with the reason', () => {
    const { found } = read({
      'beast.json': { abstract: true, Health: { max: 10 } },
      'ghoul.json': named('ghoul', { Poisn: {} }),
      'a.json': { patch: 'ghoul', Health: { max: 30 } },
      'b.json': { patch: 'beast', Health: { max: 30 } },
    });
    expect(found.slice(0, 2)).toEqual([
      'a.json:1:10: warning: patch: "ghoul" is left out because of its errors; correct them first',
      'b.json:1:10: warning: patch: "beast" is abstract and defines no kind; name a kind that extends it, or a tag',
    ]);
  });

  test('patches that add to one field do not contradict each other', () => {
    const { fieldsOf, found } = read({
      ...orc,
      'a.json': { patch: 'orc', Health: { max: 30 } },
      'b.json': { patch: 'orc', Health: { max: { add: 2 } } },
      'c.json': { patch: 'orc', Stats: { attack: 5 } },
    });
    expect(found).toEqual([]);
    expect(fieldsOf('orc').Health.max).toBe(32);
  });

  test.each([
    [{ patch: 'ork', Health: { max: 1 } }, 'warning: patch: there is no kind "ork"; did you mean'],
    [
      { patch: { tag: 'elf' }, Health: { max: 1 } },
      'warning: patch.tag: no kind of this campaign has the tag "elf"',
    ],
    [{ patch: 'orc', Health: { max: 'x' } }, 'Health.max must be a whole number'],
    [{ patch: 'orc', Poisn: {} }, 'Poisn is not known'],
    [{ patch: 'orc', Item: { weight: 1 } }, 'cannot be combined'],
    [{ patch: 'orc', Splits: null }, 'null removes nothing'],
    [{ patch: 'orc', extends: 'orc' }, 'extends cannot be combined with "patch"'],
    [{ patch: 7 }, 'patch must be the name of a kind'],
  ])(
    'the mistake in %j is reported in the patch, and the kind stays as it was',
    (patch, message) => {
      const { fieldsOf, found, ids } = read({ ...orc, 'wrong.json': patch });
      expect(found.join('\n')).toContain(message);
      expect(found[0]).toMatch(/^wrong\.json:1:\d+: /);
      expect(fieldsOf('orc').Health.max).toBe(10);
      expect(ids).toEqual(['orc']);
    },
  );

  test('a mod patches shipped kinds and the hero, and the content hash shows it', () => {
    const patched = loadCampaign(simple, {
      'stronger.json': JSON.stringify({ patch: 'hero', Health: { max: { add: 4 } } }),
      'weaker.json': JSON.stringify({ patch: 'rat', Health: { max: 1 } }),
    });
    const plain = loadCampaign(simple);
    const most = (campaign: typeof plain, id: string) =>
      kindById(campaign, id).components.find(({ name }) => name === 'Health')?.fields.max ?? 0;
    expect(patched.problems).toEqual([]);
    expect(most(patched, 'hero')).toBe(most(plain, 'hero') + 4);
    expect(most(patched, 'rat')).toBe(1);
    expect(patched.kinds.map(({ id }) => id)).toEqual(plain.kinds.map(({ id }) => id));
    expect(contentHash(patched)).not.toBe(contentHash(plain));
  });
});

test('a patch without a kind is reported once, and only if no campaign has the kind', () => {
  const at = { line: 1, column: 1, grade: 'warning' } as const;
  const missing = (file: string, text: string) =>
    ({ ...at, file, text: `patch: ${text}`, missingTarget: true }) as const;
  const rat = missing('rat.json', 'there is no kind "rat"; did you mean "bat"?');
  const typo = missing('typo.json', 'there is no kind "rta"');
  const typoElsewhere = missing('typo.json', 'there is no kind "rta"; did you mean "orc"?');
  const other = { ...at, file: 'rat.json', text: 'Leech has no effect without Health' };
  expect(
    withoutUsedPatches([
      { file: 'rat.json', problems: [rat] },
      { file: 'typo.json', problems: [typo] },
      { file: 'typo.json', problems: [typoElsewhere] },
      { file: 'rat.json', problems: [other] },
    ]),
  ).toEqual([
    { file: 'rat.json', problems: [] },
    { file: 'typo.json', problems: [typo] },
    { file: 'typo.json', problems: [] },
    { file: 'rat.json', problems: [other] },
  ]);
});

test('a patch that joins only some campaigns is reported if these do not have its kind', () => {
  const at = { line: 1, column: 1, grade: 'warning' } as const;
  const typo = {
    ...at,
    file: 'typo.json',
    text: 'patch: there is no kind "rta"',
    missingTarget: true,
  } as const;
  const found = [
    { file: 'typo.json', problems: [typo] },
    { file: 'wolf.json', problems: [] },
  ];
  expect(withoutUsedPatches(found)).toEqual(found);
});

test('a monster that returns after each death is warned about its reward, by way of a timer, too', () => {
  const becomes = (when: object, into: string) => ({
    Triggers: [{ ...when, effects: [{ effect: 'become', into }] }],
  });
  const timer = { when: 'everyTurns', turns: 8 };
  const lich = named('lich', { ...becomes({ when: 'death' }, 'urn'), Reward: { experience: 9 } });
  const problemsOf = (kinds: Readonly<Record<string, object>>) =>
    loadCampaign(
      simple,
      Object.fromEntries(Object.entries(kinds).map(([file, kind]) => [file, JSON.stringify(kind)])),
    ).problems.map(({ text }) => text);
  const all = { 'lich.json': lich, 'urn.json': named('urn', becomes(timer, 'lich')) };
  expect(problemsOf(all)).toContain(
    'Triggers[0].effects[0].into forms a circle: lich → urn → lich; each death pays the Reward again; remove Reward, or one of these changes',
  );
  const free = named('lich', becomes({ when: 'death' }, 'urn'));
  expect(problemsOf({ ...all, 'lich.json': free }).join()).not.toContain('pays the Reward');
});
