import { expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { withoutConsequences } from '../../src/bundles/causes.ts';
import { loadCampaign, tryToLoad } from '../../src/bundles/load-campaign.ts';
import { isError, problemText } from '../../src/bundles/problems.ts';
import rat from '../../src/content/simple/monsters/rat.json';
import { actorAt, monstersHere } from '../../src/game/actors/actors.ts';
import type { CampaignSource } from '../../src/game/campaign.ts';
import { has, kindOf } from '../../src/game/entity.ts';
import { generateFloor } from '../../src/game/floors/generate-floor.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { rogue, simple } from '../sources.ts';
import { campaign, place } from '../world.ts';
import { bundle, monster } from './sample-bundles.ts';

test('every bundle of the simple campaign is correct', () => {
  expect(campaign.problems).toEqual([]);
  expect(campaign.kinds.length).toBe(1 + 4 + 13);
});

test('every kind of the simple campaign has a name in each language', () => {
  for (const { id, name } of campaign.kinds) {
    expect([id, Object.keys(name).sort()]).toEqual([id, ['en', 'ja', 'ru']]);
  }
});

test('spawn.at with a cell outside the campaign is an error, and the kind is left out', () => {
  for (const at of [
    { depth: 0, x: 30, y: 5 },
    { depth: 9, x: 3, y: 5 },
  ]) {
    const grown = loadCampaign({
      ...simple,
      bundles: { ...simple.bundles, './monsters/guard.json': { ...rat, spawn: { at: [at] } } },
    });
    expect(grown.problems.map(problemText).join()).toContain(`no cell ${JSON.stringify(at)}`);
    expect(grown.kinds.length).toBe(campaign.kinds.length);
  }
});

test('beside a broken hero, a bundle that extends the hero has no error of its own', () => {
  const double = { ...monster, extends: 'hero' };
  const hero = { ...(simple.hero as object), Health: { max: 'many' } };
  const source = {
    ...simple,
    hero,
    bundles: { ...simple.bundles, './monsters/double.json': double },
  };
  const texts = tryToLoad(source).problems.map(problemText).join('\n');
  expect(texts).toContain('hero.json');
  expect(texts).not.toContain('there is no "hero"');
});

test('a monster with spawn.at is placed on its cell or the nearest free cell', () => {
  const guard = (x: number, y: number) =>
    loadCampaign({
      ...simple,
      bundles: {
        ...simple.bundles,
        './monsters/guard.json': { ...rat, spawn: { at: [{ depth: 0, x, y }] } },
      },
    });
  const game = newGame(guard(5, 6), 'guard');
  expect(kindOf(game, actorAt(game, 5, 6)).id).toBe('guard');
  const inWall = newGame(guard(0, 6), 'guard');
  expect(kindOf(inWall, actorAt(inWall, 1, 6)).id).toBe('guard');
  const onHero = newGame(guard(12, 17), 'guard');
  expect(actorAt(onHero, 12, 17)).toBe(onHero.hero);
  expect(monstersHere(onHero)).toHaveLength(1);
});

test('a bundle with errors is reported and left out, and the campaign can be played', () => {
  const broken = loadCampaign({
    ...simple,
    bundles: { ...simple.bundles, './x.json': { name: 3 } },
  });
  expect(broken.kinds.length).toBe(campaign.kinds.length);
  expect(broken.problems.map(problemText).join()).toContain('x.json');
  expect(newGame(broken, 'seed').turn).toBe(0);
});

/** A monster as a modder would write it. */
const newt = `{
  "name": { "en": "giant newt", "ja": "大イモリ", "ru": "большой тритон" },
  "look": { "glyph": "n", "colour": "#7fd0a0", "sprite": "gecko" },
  "spawn": { "depths": { "1": 1000000 } },
  "Health": { "max": 9 },
  "Stats": { "attack": 4, "defence": 3 },
  "AI": { "mind": "hunter" },
  "Reward": { "experience": 2 },
  "Poison": {},
  "Splits": { "chance": 20 }
}`;

test('one file of at most twelve lines adds a monster to a campaign', () => {
  expect(newt.split('\n').length).toBeLessThanOrEqual(12);
  const grown = loadCampaign({
    ...simple,
    bundles: { ...simple.bundles, './monsters/giant-newt.json': newt },
  });
  expect(grown.problems).toEqual([]);
  expect(grown.kinds.length).toBe(campaign.kinds.length + 1);
  const { monsters } = generateFloor(grown, 'newts', 1, { x: 12, y: 5 });
  expect(new Set(monsters.map(({ kind }) => kind.id))).toEqual(new Set(['giant-newt']));
  const game = newGame(grown, 'newts');
  const beast = place(game, 'giant-newt', 12, 16);
  for (let turn = 0; turn < 5; turn++) takeTurn(game, { type: 'wait' });
  expect(has(game, beast, 'Poison')).toBe(true);
  expect(has(game, game.hero, 'Poisoned')).toBe(true);
});

test('the monster of the README is correct, has at most twelve lines and appears on floors', () => {
  const sample = /```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  expect(sample.trim().split('\n').length).toBeLessThanOrEqual(12);
  const grown = loadCampaign({
    ...simple,
    bundles: { ...simple.bundles, './monsters/giant-rat.json': sample },
  });
  expect(grown.problems).toEqual([]);
  const met = Array.from({ length: 30 }, (_, n) =>
    generateFloor(grown, `readme${n}`, 1, { x: 12, y: 5 }),
  );
  expect(met.flatMap(({ monsters }) => monsters.map(({ kind }) => kind.id))).toContain('giant-rat');
});

test.each(['rat.json', 'monsters/rat.json', '../rat.json', '-/rat.json'])(
  'the mod %s is refused because the campaign already defines its kind',
  (file) => {
    const { kinds, problems } = loadCampaign(simple, { [file]: bundle(...monster) });
    expect(kinds).toEqual(campaign.kinds);
    expect(problems.map(problemText)).toEqual([
      `${file}: the campaign already defines the kind "rat"; rename the file, or change that kind with "patch": "rat"`,
    ]);
  },
);

test('a mod adds a kind and can extend a kind of the campaign', () => {
  const { kinds, problems } = loadCampaign(simple, {
    'sly-wolf.json': '{"extends": "wolf", "name": {"en": "a", "ja": "b", "ru": "c"}, "Rust": {}}',
  });
  expect(problems.map(problemText)).toEqual([
    'sly-wolf.json:1:2: hint: look.glyph: "ϝ" is also the glyph of "wolf", in the same colour',
  ]);
  expect(kinds.slice(0, -1)).toEqual(campaign.kinds);
  expect(kinds.at(-1)?.id).toBe('sly-wolf');
});

test('a wide glyph has a warning in a campaign with tall cells, and a narrow one has none', () => {
  const problemsOf = (glyph: string) =>
    loadCampaign(rogue, {
      'newt.json': bundle(...monster).replace(/"glyph": "."/, `"glyph": "${glyph}"`),
    })
      .problems.filter(({ grade }) => grade === 'warning')
      .map(problemText);
  expect(problemsOf('魔')).toEqual([
    expect.stringContaining(
      'warning: look.glyph: "魔" is two columns wide, and squeezed into a cell of one; use a narrow character',
    ),
  ]);
  for (const narrow of ['κ', 'ﾆ', 'é', 'Ж', '†']) expect(problemsOf(narrow)).toEqual([]);
});

test('a mod cannot replace the hero', () => {
  const { kinds, problems } = loadCampaign(simple, { 'hero.json': bundle(...monster) });
  expect(kinds).toEqual(campaign.kinds);
  expect(problems.map(problemText)).toEqual([
    'hero.json: the campaign already defines the kind "hero"; rename the file, or change that kind with "patch": "hero"',
  ]);
});

test('a mod with the file name of a campaign bundle is refused', () => {
  const { kinds, problems } = loadCampaign(simple, { './monsters/rat.json': '{}' });
  expect(kinds).toEqual(campaign.kinds);
  expect(problems.map(problemText)).toEqual([
    './monsters/rat.json: the campaign already defines the kind "rat"; rename the file, or change that kind with "patch": "rat"',
  ]);
});

test('a campaign whose hero has errors cannot be loaded, and the error contains all of them', () => {
  expect(() => loadCampaign({ ...simple, hero: '{"look": 3}' })).toThrow(
    'hero.json:1:1: name is missing; add an object with "en"\nhero.json:1:10: look must be an object {…}, but 3 was found',
  );
});

test('a campaign with stairs to a missing floor cannot be loaded', () => {
  const floors = simple.floors.slice(0, -1);
  const last = floors.at(-1)?.to ?? 0;
  expect(() => loadCampaign({ ...simple, floors })).toThrow(
    `simple: floor ${last} has stairs down, but there is no floor ${last + 1}`,
  );
});

test('the rogue generator requires floors that are made again at each visit', () => {
  const rules = { ...rogue.rules, floors: 'kept' } as const;
  expect(() => loadCampaign({ ...rogue, rules })).toThrow(
    'rogue: the "rogue" generator requires rules.floors: "anew"',
  );
});

test('a vault or a field that names a kind with errors says that the kind is left out', () => {
  const { vaults, problems } = loadCampaign(simple, {
    'king.json': '{}',
    'den.json': '{"map": ["###", "#k."], "legend": {"k": "king"}, "depths": "1"}',
    'caller.json': bundle(...monster, '"Summons": {"kind": "king"}'),
  });
  const reason = '"king" is left out because of its errors; correct them first';
  expect(vaults).toEqual([]);
  expect(problems.filter(({ file }) => file !== 'king.json').map(problemText)).toEqual([
    `caller.json:8:21: warning: Summons.kind: ${reason}; its own kind is used`,
    `den.json:1:41: legend.k: ${reason}`,
  ]);
});

test('the error of a base names the bundles that it affects, whose own errors are left out of a list with it', () => {
  const extending = (base: string) => `{"extends": "${base}", "name": {"en": "x"}}`;
  const { problems } = loadCampaign(simple, {
    'base.json': '{',
    'one.json': extending('base'),
    'two.json': extending('one'),
    'three.json': '{"patch": "one", "Mean": {}}',
    'den.json': '{"map": ["###", "#k."], "legend": {"k": "two"}, "depths": "1"}',
    'caller.json': bundle(...monster, '"Summons": {"kind": "one"}'),
    'other.json': '{"extends": "bsae"}',
  });
  const causes = problems.flatMap(({ file, cause }) => (cause ? `${file} ${cause}` : []));
  expect(causes.sort()).toEqual([
    'caller.json base.json',
    'den.json base.json',
    'one.json base.json',
    'three.json base.json',
    'two.json base.json',
  ]);
  const errors = withoutConsequences(problems).filter(isError);
  expect(errors.map(problemText)).toEqual([
    'base.json:1:2: invalid JSON: the end is missing: "{" is still open; add the rest, or copy the whole file again (also affects one, three, two and 2 more)',
    'other.json:1:13: extends must name another bundle: there is no "bsae"; did you mean "base"?',
  ]);
  const two = problems.filter(({ file }) => file === 'two.json');
  expect(withoutConsequences(two).map(problemText)).toEqual([
    'two.json:1:13: extends: "one" has errors; fix them first',
  ]);
});

test('the error of a patch causes those of a vault that names the kind', () => {
  const { problems } = loadCampaign(simple, {
    'gnoll.json': bundle(...monster),
    'p.json': '{"patch": "gnoll", "Loot": [{"item": "wolf"}]}',
    'den.json': '{"map": ["###", "#o."], "legend": {"o": "gnoll"}, "depths": "1"}',
  });
  const errors = problems.filter(isError);
  expect(errors.map(({ file, cause, affects }) => ({ file, cause, affects }))).toEqual([
    { file: 'p.json', affects: ['den'] },
    { file: 'den.json', cause: 'p.json' },
  ]);
});

test('a vault with errors causes no problems of bundles that name a kind of its name', () => {
  const { problems } = loadCampaign(simple, {
    'den.json': '{"map": ["###", "#o."], "depths": "1"}',
    'den2.json': '{"map": ["###", "#o."], "legend": {"o": "den"}, "depths": "1"}',
    'den3.json': '{"map": ["###", "#o."], "legend": {"o": "hero"}, "depths": "1"}',
  });
  const [own, unknown, hero] = problems.filter(isError);
  expect(own).not.toHaveProperty('affects');
  expect(unknown).not.toHaveProperty('cause');
  expect([own, unknown, hero].map(({ absentKind }) => absentKind)).toEqual([
    undefined,
    'den',
    undefined,
  ]);
  expect([own, unknown, hero].map(problemText)).toEqual([
    'den.json:1:19: map[1]: "o" is not in the legend; known here: # .',
    expect.stringMatching(/^den2\.json:1:41: legend\.o: there is no kind "den"; /),
    'den3.json:1:41: legend.o: "hero" is the hero; name a monster, an item, a trap or a feature',
  ]);
});

test('a monster that drops an item without its cells is left out with the item', () => {
  const item = { name: { en: 'amulet' }, look: rat.look, Item: { weight: 1 } };
  const { kinds, problems } = loadCampaign(simple, {
    'amulet.json': JSON.stringify({ ...item, spawn: { at: [{ depth: 99, x: 1, y: 1 }] } }),
    'thief.json': bundle(...monster, '"Loot": [{"item": "amulet"}]'),
  });
  expect(kinds.map(({ id }) => id)).not.toContain('thief');
  expect(problems.filter(({ file }) => file === 'thief.json').map(problemText)).toEqual([
    'thief.json:8:19: Loot[0].item must name a kind with Item: "amulet" is left out because of its errors; correct them first',
  ]);
});

test('an escort without a largest number arrives, even if the smallest is 0', () => {
  const { kinds } = loadCampaign(simple, {
    'chief.json': bundle(...monster, '"Group": {"escorts": [{"kind": "rat", "least": 0}]}'),
  });
  expect(kinds.at(-1)?.escorts).toMatchObject([{ least: 0, most: 1 }]);
});

test('hints about the hero of a campaign are among its problems', () => {
  const hero = { ...JSON.parse(String(simple.hero)), Mean: {} };
  expect(
    loadCampaign({ ...simple, hero })
      .problems.map(problemText)
      .join(),
  ).toMatch(/hero\.json:1:\d+: warning: Mean has no effect without AI/);
});

test('a field that names an unknown kind gets a warning at its place and means its own kind', () => {
  const { kinds, problems } = loadCampaign(simple, {
    'caller.json': bundle(...monster, '"Summons": {"kind": "rta"}'),
  });
  expect(problems.map(problemText)).toEqual([
    'caller.json:8:21: warning: Summons.kind: there is no kind "rta"; did you mean "rat"?; its own kind is used',
  ]);
  const summons = kinds.at(-1)?.components.find(({ name }) => name === 'Summons');
  expect(summons?.fields.kind).toBe(0);
});

test('a field that names a known kind stores its index', () => {
  const { kinds, problems } = loadCampaign(simple, {
    'caller.json': bundle(...monster, '"Summons": {"kind": "wolf"}'),
  });
  expect(problems).toEqual([]);
  const summons = kinds.at(-1)?.components.find(({ name }) => name === 'Summons');
  expect(kinds[summons?.fields.kind ?? 0].id).toBe('wolf');
});

test('a hero’s bag with an unknown kind is an error of the campaign', () => {
  const bag = [{ kind: 'dagger' }, { kind: 'crown' }];
  expect(loadCampaign({ ...simple, bag }).problems.map(problemText)).toEqual([
    'campaign.json: bag[1].kind must name an item: there is no kind "crown"; add a bundle of this name, or name another kind',
  ]);
});

/** The icons that the bundles of a campaign name. */
function spritesOf(source: CampaignSource): string[] {
  return loadCampaign(source).kinds.flatMap(({ look }) => look.sprite ?? []);
}

test('an unknown icon is an error if the icons are given, but its kind remains for saved games', () => {
  const mods = {
    'known.json': bundle(...monster),
    'unknown.json': bundle(...monster).replace('"rat"', '"wolf-haed"'),
    'none.json': bundle(...monster).replace(', "sprite": "rat"', ''),
  };
  const icons = new Set([...spritesOf(simple), 'rat', 'wolf-head']);
  const { kinds, problems } = loadCampaign(simple, mods, icons);
  const found = problems.map(problemText).filter((text) => text.includes('sprite'));
  expect(found).toEqual([
    'none.json:3:1: hint: look.sprite is missing; the glyph is drawn instead',
    'unknown.json:3:55: look.sprite: there is no icon "wolf-haed"; did you mean "wolf-head"?',
  ]);
  expect(kinds.map(({ id }) => id)).toContain('unknown');
  const others = loadCampaign(simple, mods).problems.map(problemText);
  expect(others.filter((text) => text.includes('icon'))).toEqual([]);
});

test.each([
  [{ attack: 'ration' }, 'simple: rules.attack must be one of "ratio", "single", "dice", but'],
  [{ attack: 'ration' }, '"ration" was found; did you mean "ratio"?'],
  [
    { sight: undefined },
    'rules.sight is missing; it must be one of "rooms", "whole", "light", "field"',
  ],
  [{ pickups: 'asked' }, 'simple: rules.pickups is not known; did you mean "pickup"?'],
])('a campaign with the rules %j cannot be loaded', (changed, message) => {
  const rules = { ...simple.rules, ...changed } as typeof simple.rules;
  expect(() => loadCampaign({ ...simple, rules })).toThrow(message);
});

test.each([
  [
    { depths: { '1': 5, '30-40': 5 } },
    'spawn.depths: no floor of this campaign has monsters at 30-40; its depths are 1-4',
  ],
  [
    { depths: { '0': 5 } },
    'spawn.depths: no floor of this campaign has monsters at 0; its depths are 1-4',
  ],
  [
    { rank: 20 },
    'spawn.rank: no floor of this campaign has monsters of rank 20; its depths are 1-4',
  ],
])('a mod that spawns at %j gets a warning in Simple', (spawn, message) => {
  const { problems } = loadCampaign(simple, { 'newt.json': JSON.stringify({ ...rat, spawn }) });
  const warnings = problems.filter(({ grade }) => grade === 'warning').map(problemText);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(message);
});

test('kinds of one folder that lack the same floors share a warning, and others have their own', () => {
  const floors = [
    { ...simple.floors[0] },
    { from: 1, to: 1, generator: 'split' as const },
    { from: 2, to: 2, generator: 'hall' as const },
  ];
  const newt = JSON.stringify({ ...rat, spawn: { depths: { '7': 5 } } });
  const bundles = Object.entries(simple.bundles).filter(([file]) => !file.includes('jewel'));
  const warningsWith = (more: Record<string, string>, mods = {}) => {
    const all = { ...Object.fromEntries(bundles), ...more };
    const source = { ...simple, floors, scenery: [], bundles: all };
    const { problems } = loadCampaign(source, mods);
    return problems.map(problemText).filter((text) => text.includes('spawn'));
  };
  expect(warningsWith({ './monsters/newt.json': newt, './monsters/olm.json': newt })).toEqual([
    './monsters/bat.json:10:24: warning: spawn.depths: no floor of this campaign has monsters at 2, 3, 4+; its depths are 1; also for caracal and rat',
    './monsters/newt.json:1:154: warning: spawn.depths: no floor of this campaign has monsters at 7; its depths are 1; also for olm',
    './monsters/wolf.json:4:24: warning: spawn.depths: no floor of this campaign has monsters at 3, 4+; its depths are 1',
  ]);
  const mods = { 'newt.json': newt, 'olm.json': newt, 'pike.json': newt };
  expect(warningsWith({}, mods)).toHaveLength(2 + 3);
});

test('each bundle of a folder that lacks other floors than the next has a warning with its depths', () => {
  const mods = [7, 8, 99].map((depth) => [
    `pond/monsters/fish-${depth}.json`,
    JSON.stringify({ ...rat, name: { en: `fish ${depth}` }, spawn: { depths: { [depth]: 5 } } }),
  ]);
  const { problems } = loadCampaign(simple, Object.fromEntries(mods));
  const found = problems.filter(({ text }) => text.startsWith('spawn'));
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual(
    [7, 8, 99].map(
      (depth) =>
        `pond/monsters/fish-${depth}.json: spawn.depths: no floor of this campaign has monsters at ${depth}; its depths are 1-4`,
    ),
  );
});

test('an item from a depth that the campaign does not have gets a warning', () => {
  const item = { name: rat.name, look: rat.look, Item: { weight: 1 }, spawn: { from: 9 } };
  const { problems } = loadCampaign(simple, { 'gem.json': JSON.stringify(item) });
  expect(problems.map(problemText).join()).toContain(
    'spawn.from: no floor of this campaign has depth 9 or more; its depths are 0, 1-4, 5',
  );
});

test.each([
  [{ from: 2, to: 1 }, 'simple: scenery[0].to must be at least 2, but 1 was found'],
  [
    { from: 6, to: 9 },
    'simple: scenery[0].from: no depth of this campaign is in 6-9; name depths of "floors", or remove it',
  ],
  [{ moss: 'green' }, 'simple: scenery[0].moss must be "#" and six hexadecimal digits,'],
  [{ growth: 2 }, 'simple: scenery[0].growth must be a number from 0 to 1, but 2 was found'],
  [
    { paving: 'sandy' },
    'simple: scenery[0].paving must be one of "flagstones", "earth", "sand", but "sandy" was found; did you mean "sand"?',
  ],
  [{ decorations: { ground: ['bone'], walls: [] } }, 'but "bone" was found; did you mean "bones"?'],
])('a campaign with the scenery %j cannot be loaded', (changed, message) => {
  const scenery = [{ from: 0, to: 5, ...changed }] as unknown as NonNullable<typeof simple.scenery>;
  expect(() => loadCampaign({ ...simple, scenery })).toThrow(message);
});

test('a scenery may leave out everything but its depths', () => {
  expect(() => loadCampaign({ ...simple, scenery: [{ from: 0, to: 5 }] })).not.toThrow();
});
