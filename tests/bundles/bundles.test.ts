import { expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { docOf } from '../../src/bundles/descriptions.ts';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { tellProblem } from '../../src/bundles/problems.ts';
import { simple } from '../../src/content/simple/campaign.ts';
import rat from '../../src/content/simple/monsters/rat.json';
import { actorAt, monstersHere } from '../../src/game/actors.ts';
import { componentNames, fieldsOf } from '../../src/game/components.ts';
import { has, kindOf } from '../../src/game/entity.ts';
import { planFloor } from '../../src/game/floor-plan.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { campaign, place } from '../world.ts';

test('every bundle of the campaign is sound', () => {
  expect(campaign.problems).toEqual([]);
  expect(campaign.kinds.length).toBe(1 + 4 + 13);
});

test('every kind is named in each language', () => {
  for (const { id, name } of campaign.kinds) {
    expect([id, Object.keys(name).sort()]).toEqual([id, ['en', 'ja', 'ru']]);
  }
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
    expect(grown.problems.map(tellProblem).join()).toContain(`no cell ${JSON.stringify(at)}`);
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

test('a broken bundle is left out and named, and the game goes on', () => {
  const broken = loadCampaign({
    ...simple,
    bundles: { ...simple.bundles, './x.json': { name: 3 } },
  });
  expect(broken.kinds.length).toBe(campaign.kinds.length);
  expect(broken.problems.map(tellProblem).join()).toContain('x.json');
  expect(newGame(broken, 'seed').turn).toBe(0);
});

/** A monster as somebody would write it. */
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

test('a new monster is one file of at most twelve lines, and nothing else', () => {
  expect(newt.split('\n').length).toBeLessThanOrEqual(12);
  const grown = loadCampaign({
    ...simple,
    bundles: { ...simple.bundles, './monsters/giant-newt.json': newt },
  });
  expect(grown.problems).toEqual([]);
  expect(grown.kinds.length).toBe(campaign.kinds.length + 1);
  const { monsters } = planFloor(grown, 'newts', 1, { x: 12, y: 5 });
  expect(new Set(monsters.map(({ kind }) => kind.id))).toEqual(new Set(['giant-newt']));
  const game = newGame(grown, 'newts');
  const beast = place(game, 'giant-newt', 12, 16);
  for (let turn = 0; turn < 5; turn++) takeTurn(game, { type: 'wait' });
  expect(has(game, beast, 'Poison')).toBe(true);
  expect(has(game, game.hero, 'Poisoned')).toBe(true);
});

test('every component and field says what it is for, and bounds what a bundle may state', () => {
  for (const component of componentNames) {
    for (const [name, field] of fieldsOf(component)) {
      expect([component, name, docOf(component, name).length > 0]).toEqual([component, name, true]);
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
    bundles: { ...simple.bundles, './monsters/giant-rat.json': sample },
  });
  expect(grown.problems).toEqual([]);
  const met = Array.from({ length: 30 }, (_, n) =>
    planFloor(grown, `readme${n}`, 1, { x: 12, y: 5 }),
  );
  expect(met.flatMap(({ monsters }) => monsters.map(({ kind }) => kind.id))).toContain('giant-rat');
});
