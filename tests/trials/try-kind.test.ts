import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { findingsOf } from '../../src/trials/findings.ts';
import { tryKind } from '../../src/trials/try-kind.ts';
import { rogue, simple } from '../sources.ts';
import { campaign } from '../world.ts';
import { campaignWith, fightsOf, look, monster, quick, trialOf } from './sample-trials.ts';

describe('the trials of a correct monster', () => {
  const report = tryKind(campaignWith(monster), 'newcomer');

  test('trials find a monster on its floors, and see it move, notice, hit, get hit and die', () => {
    expect(report).toMatchObject({ nature: 'monster', depth: 1, unread: [], crashes: [] });
    expect(report).toMatchObject({ item: null, trap: null, walks: { walks: 20, turns: 40 } });
    expect(report.spawns).toMatchObject([{ place: 'spawn.depths 1-2', floors: 40 }]);
    expect(report.spawns[0].found).toBeGreaterThan(10);
    const { fights, moved, noticed, hit, wasHit, died } = fightsOf(report);
    expect(fights).toBe(200);
    for (const count of [moved, noticed, hit, wasHit, died]) expect(count).toBeGreaterThan(100);
  });

  test('trials use the hero who enters the depth of the monster', () => {
    expect(fightsOf(report).hero).toEqual({ level: 1, health: 16, attack: 4, defence: 4 });
    const deeper = fightsOf(trialOf({ ...monster, spawn: { depths: { '3+': 40 } } }));
    expect(deeper.hero.level).toBeGreaterThan(2);
    expect(deeper.hero.attack).toBeGreaterThan(6);
    expect(deeper.danger.mean).toBeLessThan(fightsOf(report).danger.mean);
  });

  test('repeated trials give equal reports', () => {
    expect(tryKind(campaignWith(monster), 'newcomer')).toEqual(report);
  });
});

test('trials in Rogue use a hero with mace and ring mail', () => {
  const bundle = { ...monster, spawn: { rank: 1 }, AI: { mind: 'chaser' }, Mean: {} };
  const report = trialOf(bundle, rogue);
  expect(report).toMatchObject({ depth: 1, unread: [], crashes: [] });
  expect(report.fights?.hero).toMatchObject({ level: 1, health: 12 });
  expect(report.fights?.hero.attack).toBeGreaterThan(5);
  expect(report.spawns).toMatchObject([{ place: 'spawn.rank 1' }]);
});

test('components that no system reads on a kind are reported, others are not', () => {
  const report = trialOf({
    ...monster,
    Digging: {},
    Searcher: {},
    Erratic: { chance: 30 },
    Regeneration: {},
    Reward: { experience: 3 },
  });
  expect(report.unread).toEqual(['Searcher', 'Digging']);
});

test('a kind that is no monster, item or trap is not played', () => {
  const report = trialOf({ ...look, Health: { max: 3 } });
  expect(report).toMatchObject({ nature: 'none', fights: null, item: null, trap: null });
  expect(report.walks.walks).toBe(0);
});

test('an exception in the rules is reported once and does not end the trials', () => {
  const broken = campaignWith(monster);
  const kind = broken.kinds.find(({ id }) => id === 'newcomer');
  const unknown = { name: 'dance', chance: 100, when: 'always', values: {} };
  Object.assign(kind ?? {}, { goals: [unknown] });
  const { fights, crashes } = tryKind(broken, 'newcomer', { fights: 5, peerFights: 0, walks: 1 });
  expect(crashes.length).toBeGreaterThan(0);
  expect(new Set(crashes).size).toBe(crashes.length);
  expect(crashes).toContainEqual(expect.stringMatching(/^a fight of newcomer: ./));
  expect(fights?.fights).toBe(0);
});

test('an ally of the hero is tried without fights, and a neutral monster is peaceful', () => {
  const size = { fights: 5, peerFights: 5, walks: 1 };
  const ally = tryKind(campaignWith({ ...monster, Faction: { name: 'hero' } }), 'newcomer', size);
  expect([ally.nature, ally.fights, ally.unread, ally.crashes]).toEqual(['ally', null, [], []]);
  expect(findingsOf(ally).map(({ text }) => text)).toContain(
    'an ally of the hero: no trial fights are played with it',
  );
  const deer = { ...monster, Faction: { name: 'deer', fights: [] } };
  expect(tryKind(campaignWith(deer), 'newcomer', size).fights?.peaceful).toBe(true);
});

test('every monster of the simple campaign passes its trials with all components read', () => {
  expect(simple.id).toBe(campaign.id);
  for (const { id, components } of campaign.kinds.slice(1)) {
    if (!components.some(({ name }) => name === 'AI')) continue;
    const report = tryKind(campaign, id, { fights: 20, peerFights: 20, walks: 2 });
    expect([id, report.unread, report.crashes]).toEqual([id, [], []]);
  }
});

test('a monster of a vault and its escorts are tried at the depth of the vault', () => {
  const { spawn: _, ...placeless } = monster;
  const campaign = loadCampaign(simple, {
    'boss.json': JSON.stringify({ ...placeless, Group: { escorts: [{ kind: 'page' }] } }),
    'page.json': JSON.stringify(placeless),
    'court.json': JSON.stringify({
      map: ['##.##', '#.B.#', '##.##'],
      legend: { B: 'boss' },
      depths: '3-4',
    }),
  });
  const depthOf = (id: string) => tryKind(campaign, id, quick).depth;
  expect([depthOf('boss'), depthOf('page')]).toEqual([3, 3]);
});

test('a monster that a vault has above its other floors is tried there', () => {
  const campaign = loadCampaign(simple, {
    'boss.json': JSON.stringify({ ...monster, spawn: { depths: { '4': 5 } } }),
    'court.json': JSON.stringify({
      map: ['##.##', '#.B.#', '##.##'],
      legend: { B: 'boss' },
      depths: '2',
    }),
  });
  expect(tryKind(campaign, 'boss', quick).depth).toBe(2);
});

test('the powers of a kind that always changes before it dies never ran because it never died as this kind', () => {
  const changing = {
    ...monster,
    Health: { max: 12 },
    Reward: { experience: 1, points: 1 },
    Loot: [{ item: 'dagger' }],
    Triggers: [{ when: 'hurt', effects: [{ effect: 'become', into: 'rat' }] }],
  };
  const report = trialOf(changing);
  expect(fightsOf(report).died).toBeGreaterThan(20);
  const lines = findingsOf(report).map(({ grade, text }) => `${grade}: ${text}`);
  expect(lines.filter((line) => /Loot|Reward|no system/.test(line))).toEqual([
    'warning: Loot (dagger) never ran: the monster never died as this kind',
  ]);
});

test('a monster gets no hint about what its goals never do', () => {
  const goals = (...names: string[]) => ({ AI: { goals: names.map((goal) => ({ goal })) } });
  const hintsOf = (parts: object) =>
    findingsOf(tryKind(campaignWith({ ...monster, ...parts }), 'newcomer', quick))
      .filter(({ grade }) => grade !== 'fact')
      .map(({ text }) => text)
      .filter((text) => /never (moved|noticed|hit the hero)|Rooted/.test(text));
  const throws = { Throws: { dice: '1d4' } };
  expect(hintsOf(goals('attack'))).toEqual([]);
  expect(hintsOf(goals('call', 'keepAway', 'roam'))).toEqual([]);
  expect(hintsOf({ ...throws, Rooted: {}, AI: { mind: 'none' } })).toEqual([
    'Rooted changes nothing, because no goal of this kind moves it; remove Rooted',
  ]);
  expect(hintsOf({ Rooted: {} })).toEqual([]);
  // A monster that approaches is rooted, although the trials may never see it try to move.
  const waiting = [{ goal: 'wait', when: 'calm' }, { goal: 'approach' }];
  const rooted = hintsOf({ Rooted: {}, AI: { goals: waiting } });
  expect(rooted.join()).not.toContain('remove Rooted');
});

test('a monster without a place is said to be tried by heroes of the first depth', () => {
  const { spawn: _, ...placeless } = { ...monster, Health: { max: 900 } };
  const found = findingsOf(tryKind(campaignWith(placeless), 'newcomer', quick));
  const [died] = found.filter(({ text }) => text.startsWith('it never died'));
  expect(died).toEqual({
    grade: 'hint',
    text: 'it never died (0 of 40 fights): it appears nowhere, so heroes of depth 1 fought it; add "spawn" for others',
  });
});

test('a healer has a wounded fellow to help in its trials', () => {
  const Aids = { range: 5, effects: [{ effect: 'heal', points: 2 }] };
  const report = tryKind(campaignWith({ ...monster, Aids }), 'newcomer', quick);
  expect(report.fights?.idle).toEqual([]);
  expect(findingsOf(report)).toContainEqual({
    grade: 'fact',
    text: 'it has nobody to help in the fights that measure its danger, unlike in games',
  });
});

test('an item that needs a thrower says so where the hero cannot throw', () => {
  const flask = {
    ...look,
    spawn: { item: { group: 'potion' } },
    Item: { weight: 1 },
    Shatters: { effects: [{ effect: 'damage', dice: '2d6' }] },
  };
  const campaign = campaignWith(flask);
  const texts = campaign.problems.map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining('Shatters has no effect here'));
  expect(tryKind(campaign, 'newcomer', { walks: 1, floors: 1 }).unread).toEqual([]);
  const thrower = loadCampaign(simple, {
    'newcomer.json': JSON.stringify(flask),
    'arm.json': JSON.stringify({ patch: 'hero', Thrower: {} }),
  });
  expect(thrower.problems.map(({ text }) => text).join()).not.toContain('no effect here');
});
