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

/** Enough to tell clear cases apart. */
const quick = { fights: 40, peerFights: 60, walks: 2, floors: 8 };

/** Checks one bundle, as `newcomer.json`. */
function check(bundle: object, source: CampaignSource = simple, effort: object = quick): Check {
  const [result] = checkBundles(source, { 'newcomer.json': JSON.stringify(bundle) }, effort);
  return result;
}

/** What a monster's fights came to. */
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

describe('a sound monster', () => {
  const result = check(monster, simple, {});

  test('spawns where it says, moves, notices, hits, is hit and dies', () => {
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

  test('meets the hero as he comes to its depth', () => {
    expect(fightsOf(result).hero).toEqual({ level: 1, health: 16, attack: 4, defence: 4 });
    const below = fightsOf(check({ ...monster, spawn: { depths: { '3+': 40 } } }));
    expect(below.hero.level).toBeGreaterThan(2);
    expect(below.hero.attack).toBeGreaterThan(6);
    expect(below.danger.mean).toBeLessThan(fightsOf(result).danger.mean);
  });

  test('gets the same verdict each time', () => {
    expect(check(monster, simple, {})).toEqual(result);
  });

  test('is told in a line for each finding', () => {
    const lines = describeCheck(result);
    expect(lines[0]).toMatch(/^newcomer\.json: spawn\.depths 1-2: on \d+ of 40 floors$/);
    expect(lines.join('\n')).toMatch(/in 200 fights at depth 1 it moved in \d+/);
    expect(lines.join('\n')).toMatch(/the hero of depth 1 \(level 1, 16 HP.*lives \d+ turns/);
  });
});

describe('what a modder would want to know of a monster', () => {
  test('one that is rooted never moves', () => {
    const rooted = check({ ...monster, Rooted: {} });
    expect(fightsOf(rooted).moved).toBe(0);
    expect(describeCheck(rooted).join('\n')).toContain('hint: it never moves (0 of 40 fights)');
  });

  test('a timid one does not come for the hero by itself', () => {
    const { noticed, moved, hit } = fightsOf(check({ ...monster, AI: { mind: 'timid' } }));
    expect(noticed).toBe(0);
    expect(moved).toBeGreaterThan(0);
    expect(hit).toBeGreaterThan(0);
  });

  test('components that nobody reads on it are named, those that work are not', () => {
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

  test('its powers are seen at work', () => {
    const thief = { ...monster, LevelDrain: { chance: 100 } };
    expect(fightsOf(check(thief)).told.drained).toBeGreaterThan(20);
  });

  test('a much stronger one is clearly stronger than those of its depth', () => {
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

  test('one that is like the rat is about as strong', () => {
    const twin = fightsOf(check({ ...face, extends: 'rat' }));
    expect(twin.peers).toContainEqual({ kind: 'rat', ...twin.danger });
    expect([...twin.strongerThan, ...twin.weakerThan]).not.toContain('rat');
  });

  test('one that lives on no floor of the campaign is never met', () => {
    const lost = check({ ...monster, spawn: { depths: { '30+': 10 } } });
    expect(describeCheck(lost).join('\n')).toMatch(/hint: spawn\.depths 30\+: .*on none of/);
  });

  test('in Rogue it meets a hero with mace and mail', () => {
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
  test('is picked up and used, and what it changes is told', () => {
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

  test('one that is too heavy cannot be picked up', () => {
    const anvil = check({ ...face, spawn: { item: { group: 'food' } }, Item: { weight: 500 } });
    expect(anvil.verdict?.handling?.picked).toBe(0);
    expect(describeCheck(anvil).join('\n')).toContain('could not pick it up (0 of 10 times)');
  });
});

test('a trap springs', () => {
  const { verdict } = check({ ...face, Trap: { does: 'dart' } }, rogue);
  expect(verdict?.springs).toMatchObject({ trials: 10, sprung: 10 });
  expect(verdict?.unread).toEqual([]);
});

describe('files', () => {
  test('a broken one is told with its place and is not played', () => {
    const text = '{\n  "name": { "en": "x" },\n  "look": { "glyph": "x", "colour": "red" }\n}';
    const [broken] = checkBundles(simple, { 'mods/broken.json': text });
    expect(isSound(broken)).toBe(false);
    expect(broken.verdict).toBeNull();
    expect(describeCheck(broken)[0]).toMatch(/^mods\/broken\.json:3:37: look\.colour must be/);
  });

  test('one that is called like a kind of the campaign takes its place', () => {
    const text = JSON.stringify({ ...monster, Health: { max: 60 } });
    const [check] = checkBundles(simple, { 'mods/rat.json': text }, quick);
    expect(check.problems).toEqual([]);
    expect(check.replaces).toBe(true);
    expect(fightsOf(check).died).toBe(0);
    expect(fightsOf(check).peers.map(({ kind }) => kind)).toEqual(['bat']);
  });

  test('several are checked together and may extend each other', () => {
    const texts = {
      'big.json': JSON.stringify({ ...face, extends: 'small', Health: { max: { mul: 2 } } }),
      'small.json': JSON.stringify(monster),
    };
    const checks = checkBundles(simple, texts, quick);
    expect(checks.map(isSound)).toEqual([true, true]);
  });
});

test('every monster of a campaign stands its trial with all its components read', () => {
  for (const { id, components } of campaign.kinds.slice(1)) {
    if (!components.some(({ name }) => name === 'AI')) continue;
    const verdict = tryKind(campaign, id, { fights: 20, peerFights: 20, walks: 2 });
    expect([id, verdict.unread, verdict.crashes]).toEqual([id, [], []]);
  }
});
