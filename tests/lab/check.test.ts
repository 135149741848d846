import { describe, expect, test } from 'vitest';
import { rogue } from '../../src/content/rogue/campaign.ts';
import { simple } from '../../src/content/simple/campaign.ts';
import type { CampaignSource } from '../../src/game/campaign.ts';
import { type Check, checkBundles, describeCheck, isSound } from '../../src/lab/check.ts';
import { tryKind } from '../../src/trials/trial.ts';
import { campaign } from '../world.ts';

const face = {
  name: { en: 'newcomer', ja: '新顔', ru: 'новичок' },
  look: { glyph: 'n', colour: '#ffffff', sprite: 'imp' },
};

/** Enough trials for clear cases. */
const quick = { fights: 40, peerFights: 60, walks: 2, floors: 8 };

/** Checks one bundle, as `newcomer.json`. */
function check(bundle: object, source: CampaignSource = simple, effort: object = quick): Check {
  const [result] = checkBundles(source, { 'newcomer.json': JSON.stringify(bundle) }, effort);
  return result;
}

/** The results of a monster's fights. */
function fightsOf({ verdict }: Check) {
  if (!verdict?.fights) throw new Error('There were no fights.');
  return verdict.fights;
}

const monster = {
  ...face,
  spawn: { depths: { '1-2': 40 } },
  Health: { max: 6 },
  Stats: { attack: 4, defence: 4 },
  AI: { mind: 'hunter' },
};

describe('a correct monster', () => {
  const result = check(monster, simple, {});

  test('a correct monster spawns on its floors, moves, notices, hits, is hit and dies', () => {
    expect(isSound(result)).toBe(true);
    expect(result.problems).toEqual([]);
    expect(result.verdict).toMatchObject({ nature: 'monster', depth: 1, unread: [], crashes: [] });
    expect(result.verdict?.spawns).toMatchObject([{ place: 'spawn.depths 1-2', floors: 40 }]);
    expect(result.verdict?.spawns[0].met).toBeGreaterThan(10);
    const { fights, moved, noticed, hit, wasHit, died } = fightsOf(result);
    expect(fights).toBe(200);
    for (const count of [moved, noticed, hit, wasHit, died]) expect(count).toBeGreaterThan(100);
    expect(result.verdict?.walks).toEqual({ walks: 20, turns: 40 });
  });

  test('a monster meets a hero of its depth', () => {
    expect(fightsOf(result).hero).toEqual({ level: 1, health: 16, attack: 4, defence: 4 });
    const below = fightsOf(check({ ...monster, spawn: { depths: { '3+': 40 } } }));
    expect(below.hero.level).toBeGreaterThan(2);
    expect(below.hero.attack).toBeGreaterThan(6);
    expect(below.danger.mean).toBeLessThan(fightsOf(result).danger.mean);
  });

  test('a bundle gets the same verdict each time', () => {
    expect(check(monster, simple, {})).toEqual(result);
  });

  test('a check is described in one line per finding', () => {
    const lines = describeCheck(result);
    expect(lines[0]).toMatch(/^newcomer\.json: spawn\.depths 1-2: on \d+ of 40 floors$/);
    expect(lines.join('\n')).toMatch(/in 200 fights at depth 1 it moved in \d+/);
    expect(lines.join('\n')).toMatch(/the hero of depth 1 \(level 1, 16 HP.*lives \d+ turns/);
  });
});

describe('the findings about a monster', () => {
  test('a rooted monster never moves', () => {
    const rooted = check({ ...monster, Rooted: {} });
    expect(fightsOf(rooted).moved).toBe(0);
    expect(describeCheck(rooted).join('\n')).toContain('hint: it never moves (0 of 40 fights)');
  });

  test('a timid monster does not approach the hero by itself', () => {
    const { noticed, moved, hit } = fightsOf(check({ ...monster, AI: { mind: 'timid' } }));
    expect(noticed).toBe(0);
    expect(moved).toBeGreaterThan(0);
    expect(hit).toBeGreaterThan(0);
  });

  test('components that no system reads are named', () => {
    const strange = check({
      ...monster,
      Digging: {},
      Searcher: {},
      Erratic: { chance: 30 },
      Regeneration: {},
      Reward: { experience: 3 },
    });
    expect(strange.verdict?.unread).toEqual(['Searcher', 'Digging']);
    expect(describeCheck(strange).join('\n')).toContain(
      'warning: no system ever read Searcher, Digging',
    );
  });

  test('the powers of a monster appear in the verdict', () => {
    const thief = { ...monster, LevelDrain: { chance: 100 } };
    expect(fightsOf(check(thief)).told.drained).toBeGreaterThan(20);
  });

  test('a much stronger monster is clearly stronger than its peers', () => {
    const strong = fightsOf(
      check({ ...monster, Health: { max: 40 }, Stats: { attack: 9, defence: 9 } }),
    );
    expect(strong.strongerThan).toEqual(['rat', 'bat']);
    expect(strong.weakerThan).toEqual([]);
    expect(strong.heroDied).toBe(40);
    const weak = fightsOf(
      check({ ...monster, Health: { max: 1 }, Stats: { attack: 1, defence: 1 } }),
    );
    expect(weak.weakerThan).toEqual(['rat', 'bat']);
  });

  test('a monster like the rat is about as strong as its peers', () => {
    const twin = fightsOf(check({ ...face, extends: 'rat' }));
    expect(twin.peers).toContainEqual({ kind: 'rat', ...twin.danger });
    expect([...twin.strongerThan, ...twin.weakerThan]).not.toContain('rat');
  });

  test('a monster without a floor in the campaign is never met', () => {
    const lost = check({ ...monster, spawn: { depths: { '30+': 10 } } });
    expect(describeCheck(lost).join('\n')).toMatch(/hint: spawn\.depths 30\+: .*on none of/);
  });

  test('a monster of Rogue meets a hero with mace and mail', () => {
    const { verdict } = check(
      { ...monster, spawn: { rank: 1 }, AI: { mind: 'chaser' }, Mean: {} },
      rogue,
    );
    expect(verdict).toMatchObject({ depth: 1, unread: [], crashes: [] });
    expect(verdict?.fights?.hero).toMatchObject({ level: 1, health: 12 });
    expect(verdict?.fights?.hero.attack).toBeGreaterThan(5);
    expect(verdict?.spawns).toMatchObject([{ place: 'spawn.rank 1' }]);
  });
});

describe('an item', () => {
  test('an item is picked up and used, and its effects are reported', () => {
    const cake = {
      ...face,
      spawn: { item: { group: 'food' } },
      Item: { weight: 2 },
      Food: { energy: 30 },
    };
    const { verdict } = check(cake);
    expect(verdict).toMatchObject({ nature: 'item', unread: [], fights: null });
    expect(verdict?.handling).toMatchObject({ trials: 10, picked: 10, won: false });
    expect(verdict?.handling?.uses[0]).toMatchObject({
      verb: 'eat',
      done: 10,
      messages: ['ate'],
      changes: { energy: 30 },
    });
  });

  test('a weapon adds to the attack, and a prize wins', () => {
    const item = { ...face, spawn: { at: [{ depth: 2, x: 3, y: 3 }] }, Item: { weight: 2 } };
    const sword = check({ ...item, Weapon: { attack: 7 } }).verdict?.handling?.uses;
    expect(sword?.find(({ verb }) => verb === 'equip')?.changes).toEqual({ attack: 7 });
    expect(check({ ...item, Prize: {} }).verdict?.handling).toMatchObject({ won: true });
  });

  test('an item that is too heavy cannot be picked up', () => {
    const anvil = check({ ...face, spawn: { item: { group: 'food' } }, Item: { weight: 500 } });
    expect(anvil.verdict?.handling?.picked).toBe(0);
    expect(describeCheck(anvil).join('\n')).toContain('could not pick it up (0 of 10 times)');
  });
});

test('a trap is triggered in its trials', () => {
  const { verdict } = check({ ...face, Trap: { does: 'dart' } }, rogue);
  expect(verdict?.springs).toMatchObject({ trials: 10, sprung: 10 });
  expect(verdict?.unread).toEqual([]);
});

describe('files', () => {
  test('a broken bundle is reported with its place and is not played', () => {
    const text = '{\n  "name": { "en": "x" },\n  "look": { "glyph": "x", "colour": "red" }\n}';
    const [broken] = checkBundles(simple, { 'mods/broken.json': text });
    expect(isSound(broken)).toBe(false);
    expect(broken.verdict).toBeNull();
    expect(describeCheck(broken)[0]).toMatch(/^mods\/broken\.json:3:37: look\.colour must be/);
  });

  test('a bundle with the name of one of the campaign replaces it', () => {
    const text = JSON.stringify({ ...monster, Health: { max: 60 } });
    const [check] = checkBundles(simple, { 'mods/rat.json': text }, quick);
    expect(check.problems).toEqual([]);
    expect(check.replaces).toBe(true);
    expect(fightsOf(check).died).toBe(0);
    expect(fightsOf(check).peers.map(({ kind }) => kind)).toEqual(['bat']);
  });

  test('several bundles are checked together and can extend each other', () => {
    const texts = {
      'big.json': JSON.stringify({ ...face, extends: 'small', Health: { max: { mul: 2 } } }),
      'small.json': JSON.stringify(monster),
    };
    const checks = checkBundles(simple, texts, quick);
    expect(checks.map(isSound)).toEqual([true, true]);
  });
});

test('the systems read all components of every monster of Simple', () => {
  for (const { id, components } of campaign.kinds.slice(1)) {
    if (!components.some(({ name }) => name === 'AI')) continue;
    const verdict = tryKind(campaign, id, { fights: 20, peerFights: 20, walks: 2 });
    expect([id, verdict.unread, verdict.crashes]).toEqual([id, [], []]);
  }
});
