import { expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { simple } from '../../src/content/simple/campaign.ts';
import rat from '../../src/content/simple/monsters/rat.json';
import { readBundle } from '../../src/game/bundles.ts';
import { loadCampaign } from '../../src/game/campaign.ts';
import { componentNames, fieldsOf } from '../../src/game/components.ts';
import { planFloor } from '../../src/game/floors.ts';
import { newGame } from '../../src/game/game.ts';
import { actorAt, kindOf, monstersHere } from '../../src/game/queries.ts';
import { campaign } from '../world.ts';

function problemsOf(source: unknown): string[] {
  const kind = readBundle('monsters/rat.json', source);
  return 'problems' in kind ? kind.problems : [];
}

test('every bundle of the campaign is sound', () => {
  expect(campaign.problems).toEqual([]);
  expect(campaign.kinds.length).toBe(1 + 4 + 13);
});

test('every kind is named in each language', () => {
  for (const { id, name } of campaign.kinds) {
    expect([id, Object.keys(name).sort()]).toEqual([id, ['en', 'ja', 'ru']]);
  }
});

test.each<[string, unknown, string]>([
  ['an unknown key', { ...rat, Healht: { max: 6 } }, 'monsters/rat.json: Healht is not known'],
  [
    'an unknown field',
    { ...rat, Health: { max: 6, mana: 2 } },
    'Health.mana is not known; allowed here: max',
  ],
  ['a field of play', { ...rat, Health: { max: 6, current: 2 } }, 'Health.current is not known'],
  [
    'a number out of bounds',
    { ...rat, Health: { max: 0 } },
    'Health.max must be >=1, but 0 was found',
  ],
  [
    'a word for a number',
    { ...rat, Health: { max: 'six' } },
    'Health.max must be number, but "six" was found',
  ],
  [
    'an unknown mind',
    { ...rat, AI: { mind: 'clever' } },
    'AI.mind must be ("timid" | "grudge" | "hunter" | "brawler" | "chaser"), but "clever" was found',
  ],
  ['a missing field', { ...rat, Stats: { attack: 4 } }, 'Stats.defence is missing'],
  ['no hit points', { ...rat, Health: {} }, 'Health needs either max or dice'],
  [
    'hit points twice',
    { ...rat, Health: { max: 3, dice: '1d8' } },
    'Health needs either max or dice',
  ],
  [
    'dice that are none',
    { ...rat, Fighter: { attacks: 'd8' } },
    'Fighter.attacks is wrong: dice are "1d8", or up to four as in "1d8/2d6", but "d8" was found',
  ],
  [
    'too many dice',
    { ...rat, Fighter: { attacks: '40d8' } },
    'Fighter.attacks is wrong: dice have at most 31 in a throw, of at most 126 sides',
  ],
  [
    'a bad depth',
    { ...rat, spawn: { depths: { deep: 3 } } },
    'spawn.depths.deep is wrong: a depth is "3", "2-4" or "5+"',
  ],
  ['a missing name', { ...rat, name: {} }, 'name.en is missing'],
  ['no object at all', [], 'monsters/rat.json'],
])('%s is refused with its place and what is allowed', (_, source, problem) => {
  expect(problemsOf(source).join('\n')).toContain(problem);
});

const { spawn: _, AI: mind, Health: health, ...bare } = rat;
const depths = { depths: { '1': 1 } };

test.each<[string, unknown, string]>([
  [
    'a monster without a mind',
    { ...bare, spawn: depths, Health: health },
    'needs both Health and AI',
  ],
  ['a mind without a body', { ...bare, spawn: depths, AI: mind }, 'needs both Health and AI'],
  ['an item that is also an actor', { ...rat, Item: { weight: 1 } }, 'do not go together'],
  ['spawn.item without Item', { ...bare, spawn: { item: { group: 'food' } } }, 'need Item'],
  [
    'spawn.at for nothing',
    { ...bare, spawn: { at: [{ depth: 0, x: 1, y: 1 }] } },
    'spawn.at needs Item',
  ],
  [
    'a span the wrong way round',
    { ...rat, spawn: { depths: { '5-2': 1 } } },
    '"5-2" must be "2-5"',
  ],
  [
    'spans that overlap',
    { ...rat, spawn: { depths: { '1-3': 1, '3+': 2 } } },
    'depth 3 stands twice',
  ],
  [
    'a typo in look',
    { ...rat, look: { glyph: 'r', color: '#ffffff' } },
    'allowed here: glyph, colour, sprite',
  ],
  [
    'a typo in spawn',
    { ...rat, spawn: { depth: {} } },
    'allowed here: depths, item, rank, wanders, from, at',
  ],
  [
    'an empty glyph',
    { ...rat, look: { ...rat.look, glyph: '' } },
    'look.glyph must be >=1 characters long',
  ],
  ['half a hit point', { ...rat, Health: { max: 2.5 } }, 'Health.max must be a whole number'],
])('%s is refused: the parts contradict each other or say too little', (_, source, problem) => {
  expect(problemsOf(source).join('\n')).toContain(problem);
});

test('a place outside the floor is refused by the campaign that would have to have it', () => {
  for (const at of [
    { depth: 0, x: 30, y: 5 },
    { depth: 9, x: 3, y: 5 },
  ]) {
    const grown = loadCampaign({
      ...simple,
      bundles: { ...simple.bundles, './monsters/guard.json': { ...rat, spawn: { at: [at] } } },
    });
    expect(grown.problems.join()).toContain(`no cell ${JSON.stringify(at)}`);
    expect(grown.kinds.length).toBe(campaign.kinds.length);
  }
});

test('a guard stands on the cell that its bundle names, or the nearest free one', () => {
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

test('all mistakes of a file are told at once', () => {
  expect(problemsOf({ ...rat, Health: { max: -1 }, Stats: { attack: 1 } })).toHaveLength(2);
});

test('a broken bundle is left out and named, and the game goes on', () => {
  const broken = loadCampaign({
    ...simple,
    bundles: { ...simple.bundles, './x.json': { name: 3 } },
  });
  expect(broken.kinds.length).toBe(campaign.kinds.length);
  expect(broken.problems.join()).toContain('x.json');
  expect(newGame(broken, 'seed').turn).toBe(0);
});

test('dropping one file in is enough for a new monster to live on its floors', () => {
  const source = { ...rat, name: { en: 'giant newt' }, spawn: { depths: { '1': 1e6 } } };
  const grown = loadCampaign({
    ...simple,
    bundles: { ...simple.bundles, './monsters/giant-newt.json': source },
  });
  const { monsters } = planFloor(grown, 'newts', 1, { x: 12, y: 5 });
  expect(new Set(monsters.map(({ kind }) => kind.id))).toEqual(new Set(['giant-newt']));
});

test('every component and field says what it is for, and bounds what a bundle may state', () => {
  for (const component of componentNames) {
    for (const [name, field] of fieldsOf(component)) {
      expect([component, name, field.doc.length > 0]).toEqual([component, name, true]);
      if (!field.inPlay && (field.kind === 'u8' || field.kind === 'u16' || field.kind === 'u32')) {
        expect([component, name, field.max !== undefined || field.kind === 'u8']).toEqual([
          component,
          name,
          true,
        ]);
      }
    }
  }
});

test('the README’s monster is sound, one file of at most twelve lines, and lives', () => {
  const sample = /```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  expect(sample.trim().split('\n').length).toBeLessThanOrEqual(12);
  const grown = loadCampaign({
    ...simple,
    bundles: { ...simple.bundles, './monsters/giant-rat.json': JSON.parse(sample) },
  });
  expect(grown.problems).toEqual([]);
  const met = Array.from({ length: 30 }, (_, n) =>
    planFloor(grown, `readme${n}`, 1, { x: 12, y: 5 }),
  );
  expect(met.flatMap(({ monsters }) => monsters.map(({ kind }) => kind.id))).toContain('giant-rat');
});
