import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import type { CampaignSource } from '../../src/game/campaign.ts';
import { compare, comparisonLines } from '../../src/lab/simulations/compare.ts';
import { merge } from '../../src/lab/simulations/merge.ts';
import {
  type Line,
  type Setting,
  seedPlayer,
  settingOf,
  simulate,
} from '../../src/lab/simulations/simulate.ts';
import { bySeed, summarise } from '../../src/lab/simulations/summary.ts';
import { meanOf, pairedShare, shareOf, spreadOf } from '../../src/lab/statistics.ts';
import { withBundles } from '../../src/lab/with-bundles.ts';
import { arena, rogue, simple } from '../sources.ts';
import { arenaCampaign, campaign } from '../world.ts';

type Choice = Partial<Pick<Setting, 'bot' | 'without' | 'limit'>>;

const choose = (choice: Choice) => ({ bot: 'greedy' as const, without: [], limit: 300, ...choice });

/** Plays the seeds 1 to `count`. */
function games(source: CampaignSource, count: number, choice: Choice = {}) {
  const setting = settingOf(loadCampaign(source), choose(choice));
  const play = seedPlayer([{ source, setting }]);
  return Array.from({ length: count }, (_, n) => play(String(n + 1))[0]);
}

const emptyArena: CampaignSource = {
  ...arena,
  floors: [{ from: 0, to: 0, generator: 'arena', walls: 0.1, monsters: 0 }],
};

describe('a simulated game', () => {
  test('a game without opponents is won at once', () => {
    const won = { outcome: 'won', killer: null, turns: 1, depth: 0, score: 100, slack: null };
    for (const result of games(emptyArena, 3)) expect(result).toMatchObject(won);
  });

  test('a killer that the hero never saw counts as met', () => {
    const { bundles } = rogue;
    const stalker = Object.entries(bundles).find(([file]) =>
      file.endsWith('invisible-stalker.json'),
    );
    const text = String(stalker?.[1]);
    const everywhere = text.replace(
      /"spawn": \{[^}]*\}/,
      '"spawn": { "rank": 1, "wanders": true }',
    );
    expect(everywhere).not.toBe(text);
    const others = Object.entries(bundles).filter(([file]) => !file.includes('/monsters/'));
    const source = {
      ...rogue,
      bundles: { ...Object.fromEntries(others), 'stalker.json': everywhere },
    };
    const deaths = games(source, 6, { bot: 'random', limit: 3000 }).filter(
      (one) => 'killer' in one && one.killer === 'stalker',
    );
    expect(deaths.length).toBeGreaterThan(0);
    for (const death of deaths) expect(death).toMatchObject({ unmet: [] });
  });

  test('kinds that no game had are listed apart from kinds that no hero met or used', () => {
    const choice = { bot: 'careful', limit: 150 } as const;
    const setting = settingOf(campaign, choose(choice));
    const results = games(simple, 4, choice);
    const summary = summarise(
      setting,
      results.map((game) => ({ ...setting, ...game })),
    );
    const { neverGenerated, neverMet, neverUsed } = summary;
    // Plate armour exists only as a bundle; rats live on the first floors.
    expect(neverGenerated).toContain('plate-armour');
    expect(neverGenerated).not.toContain('rat');
    expect(neverUsed.length).toBeGreaterThan(0);
    for (const kind of [...neverMet, ...neverUsed]) {
      expect(neverGenerated).not.toContain(kind);
      const had = results.filter((one) => 'ungenerated' in one && !one.ungenerated.includes(kind));
      expect(had.length).toBeGreaterThan(0);
    }
  });

  test('a result names the kinds that were never seen or used', () => {
    const [first] = games(simple, 1, { limit: 1 });
    expect(first).toMatchObject({ outcome: 'limit', turns: 1, depth: 0, slack: 100 });
    expect(first).toMatchObject({ unmet: ['bat', 'caracal', 'rat', 'wolf'] });
    if ('error' in first) throw new Error(first.error);
    expect(first.unused).toContain('apple');
    expect(first.unused).not.toContain('green-jewel');
  });

  test('without the system ai no monster attacks and all are killed', () => {
    for (const result of games(arena, 4, { without: ['ai'] })) {
      expect(result).toMatchObject({ outcome: 'won', score: 190, unmet: [] });
    }
  });

  test('without the system hunger the energy does not decrease', () => {
    const [hungry, sated] = [[], ['hunger' as const]].map((without) => {
      const [result] = games(simple, 1, { bot: 'random', without, limit: 60 });
      return 'error' in result ? null : result.slack;
    });
    expect([hungry, sated]).toEqual([94, 100]);
  });

  test('a game in which commands have no effect ends as stalled', () => {
    expect(games(arena, 1, { without: ['input'] })[0]).toMatchObject({ outcome: 'stalled' });
  });

  test('a game that throws is reported with its seed, and the other games are played', () => {
    const setting = settingOf(campaign, choose({}));
    const broken = { ...campaign, kinds: [] };
    const failure = simulate(broken, setting, '7');
    expect(failure).toEqual({ seed: '7', error: expect.any(String) });
    const lines = [{ ...setting, ...failure }, ...linesOf(2)];
    expect(summarise(setting, lines)).toMatchObject({
      games: 3,
      failed: ['7'],
      unfinished: { count: 0 },
    });
  });
});

/** Lines as `simulate` prints them. */
function linesOf(count: number, choice: Choice = {}): Line[] {
  const setting = settingOf(arenaCampaign, choose(choice));
  return games(arena, count, choice).map((result) => ({ ...setting, ...result }));
}

const sourced = (lines: readonly object[], file = 'a') =>
  lines.map((value, n) => ({ file, line: n + 1, value }));

describe('merging ranges of seeds', () => {
  const lines = linesOf(12);
  const setting = settingOf(arenaCampaign, choose({}));
  const whole = JSON.stringify(summarise(setting, lines));
  const summary = (value: ReturnType<typeof merge>) =>
    JSON.stringify(summarise(value.setting, value.lines));

  test('merged ranges give the summary of the whole range, in any order', () => {
    const parts = [lines.slice(7), lines.slice(0, 7)].map((part, n) => {
      return sourced([...part, { summary: {} }], `part ${n}`);
    });
    const merged = merge(parts.flat());
    expect(merged.warnings).toEqual([]);
    expect(merged.lines).toEqual(lines);
    expect(summary(merged)).toBe(whole);
  });

  test('a repeated seed is counted once, with a warning', () => {
    const end = { summary: {} };
    const merged = merge([...sourced([...lines, end]), ...sourced([lines[4], end], 'b')]);
    expect(summary(merged)).toBe(whole);
    expect(merged.warnings).toEqual(['b, line 1: seed 5 is also in a, line 5; counted once']);
    expect(merged.incomplete).toBe(false);
  });

  test('many games that failed on another machine have one warning with the first seeds', () => {
    const end = { summary: {} };
    const failed = lines.map(({ seed }) => ({ ...setting, seed, error: 'out of memory' }));
    const merged = merge([...sourced([...failed, end]), ...sourced([...lines, end], 'b')]);
    expect(merged.lines).toEqual(lines);
    expect(merged.warnings).toEqual([
      `${lines.length} games failed in one file; their results in another count: seeds 1, 2, 3, 4, 5 …`,
    ]);
  });

  test('the result of a game that failed on another machine counts, in any order of the files', () => {
    const end = { summary: {} };
    const failed = lines.with(4, { ...setting, seed: '5', error: 'out of memory' });
    for (const [one, other] of [
      [failed, lines],
      [lines, failed],
    ]) {
      const merged = merge([...sourced([...one, end]), ...sourced([other[4], end], 'b')]);
      expect(merged.lines).toEqual(lines);
      const [bad, good] = one === failed ? ['a, line 5', 'b, line 1'] : ['b, line 1', 'a, line 5'];
      expect(merged.warnings).toEqual([`seed 5 failed in ${bad}; its result in ${good} counts`]);
      expect(merged.incomplete).toBe(false);
    }
  });

  test('a file that was interrupted is incomplete, also without shards', () => {
    const complete = sourced([...lines.slice(0, 7), { summary: { games: 7 } }]);
    const merged = merge([...complete, ...sourced(lines.slice(7), 'b')]);
    expect(merged.incomplete).toBe(true);
    expect(merged.warnings).toEqual(['b: no summary at its end; play the rest of its seeds']);
  });

  test('a file that was interrupted is incomplete, also beside shards of other seeds', () => {
    const shard = { index: 1, of: 1, seeds: '1..7' };
    const complete = sourced([...lines.slice(0, 7), { summary: { games: 7 }, shard }]);
    const merged = merge([...complete, ...sourced(lines.slice(7), 'b')]);
    expect(merged.incomplete).toBe(true);
    expect(merged.warnings).toEqual(['b: no summary at its end; play the rest of its seeds']);
  });

  test('a file that has lost games is incomplete', () => {
    const shard = { index: 1, of: 1, seeds: '1..12' };
    const merged = merge(sourced([...lines.slice(3), { summary: { games: 12 }, shard }]));
    expect(merged.incomplete).toBe(true);
    expect(merged.warnings).toEqual([
      'a, line 10: the summary counts 12 games, but 9 are above it',
    ]);
  });

  test('the summary of merged games, which has no games above it, is no loss', () => {
    const merged = merge(
      sourced([...lines, { summary: { games: 12 } }, { summary: { games: 40 } }]),
    );
    expect([merged.warnings, merged.incomplete]).toEqual([[], false]);
  });

  test.each<[string, object, string]>([
    ['another bot', { bot: 'careful' }, 'b, line 1: bot is "careful", but "greedy" in a, line 1'],
    ['other content', { content: 'f00' }, 'b, line 1: content is "f00", but '],
    ['other rules', { rules: 'f00' }, 'b, line 1: rules is "f00", but '],
    ['another campaign', { campaign: 'rogue' }, 'b, line 1: campaign is "rogue", but "arena"'],
    [
      'another ending',
      { turns: 1e6 },
      'b, line 1: seed 5 has another result in a, line 5; the game depends on the machine: compare both with "record" and "replay", or leave one file out',
    ],
    ['no line', { turns: 'many' }, 'b, line 1: expected a line of the output of "simulate"'],
  ])('merge rejects a line with %s', (_, change, message) => {
    const other = sourced([{ ...lines[4], ...change }], 'b');
    expect(() => merge([...sourced(lines), ...other])).toThrow(message);
  });

  test('merge rejects files without games', () => {
    expect(() => merge([])).toThrow('no games to merge');
  });

  test('numeric seeds are sorted by value', () => {
    expect(['b', '10', '9', 'a'].sort(bySeed)).toEqual(['9', '10', 'a', 'b']);
  });
});

describe('two sets of bundles on the same seeds', () => {
  const gladiator = arena.bundles['./monsters/gladiator.json'] as string;

  test('a bundle that replaces itself makes no difference', () => {
    const same = withBundles(arena, { 'some/folder/gladiator.json': gladiator });
    const comparison = compare(games(arena, 8), games(same, 8));
    expect(comparison).toMatchObject({ pairs: 8, differing: 0, failed: [] });
    const { outcomes, means, killers } = comparison;
    for (const { difference, a, b } of [...outcomes, ...means, ...killers]) {
      expect(difference).toBe(0);
      expect(a).toEqual(b);
    }
    expect(outcomes[0].a.count + outcomes[1].a.count + outcomes[2].a.count).toBe(8);
    expect(comparisonLines(comparison).join('\n')).toContain('0 of 8 games have different results');
  });

  test('monsters with many hit points make a significant difference', () => {
    const tough = gladiator.replace('"max": 1', '"max": 50');
    expect(tough).not.toBe(gladiator);
    const short = { limit: 40 };
    const worse = withBundles(arena, { 'gladiator.json': tough });
    const comparison = compare(games(arena, 12, short), games(worse, 12, short));
    const score = comparison.means.find(({ of }) => of === 'score');
    expect(comparison.differing).toBeGreaterThan(8);
    expect(score?.high).toBeLessThan(0);
    const row = comparisonLines(comparison).find((line) => line.startsWith('score'));
    expect(row).toMatch(/^score +[\d.]+ +[\d.]+ +−[\d.]+ +−[\d.]+ … −[\d.]+ +\*$/);
  });

  test('the depth is the greatest one, and differences of shares are percentage points', () => {
    const [first] = games(emptyArena, 1);
    const one = (seed: number, change: object) => ({ ...first, seed: `${seed}`, ...change });
    const up = { depth: 1, deepest: 7, outcome: 'won' };
    const down = { depth: 5, deepest: 5, outcome: 'died', killer: 'rat' };
    const seeds = Array.from({ length: 20 }, (_, n) => n);
    const comparison = compare(
      seeds.map((seed) => one(seed, seed === 0 ? up : down)),
      seeds.map((seed) => one(seed, up)),
    );
    expect(comparison.means.find(({ of }) => of === 'deepest')).toMatchObject({
      a: { mean: 5.1 },
      b: { mean: 7 },
    });
    const lines = comparisonLines(comparison);
    expect(lines.find((line) => line.startsWith('greatest depth'))).toMatch(/ 5\.1 +7\.0 +\+1\.9 /);
    expect(lines.find((line) => line.startsWith('won'))).toMatch(
      / 5\.0% +100\.0% +\+95\.0 pp +\+[\d.]+ … \+[\d.]+ pp +\*$/,
    );
  });

  test('a bundle with a mistake is reported with its file name', () => {
    const broken = { 'sets/gladiator.json': gladiator.replace('Health', 'Helth') };
    expect(() => withBundles(arena, broken)).toThrow('sets/gladiator.json');
    expect(() => withBundles(arena, broken)).toThrow('did you mean "Health"?');
    const twice = { 'a/gladiator.json': gladiator, 'b/gladiator.json': gladiator };
    expect(() => withBundles(arena, twice)).toThrow(
      'b/gladiator.json: has the same name as a/gladiator.json',
    );
  });

  test('pairs with a failed game are left out and named', () => {
    const [first, second] = games(emptyArena, 2);
    const failed = { seed: '2', error: 'gone' };
    const comparison = compare([first, second], [first, failed]);
    expect(comparison).toMatchObject({ pairs: 1, differing: 0, failed: ['2'] });
    expect(() => compare([first], [second])).toThrow('seed 1 against 2');
  });
});

describe('confidence intervals', () => {
  test("Wilson's interval has the published values for 8 of 10 and 0 of 10", () => {
    expect(shareOf(8, 10)).toEqual({ count: 8, share: 0.8, low: 0.4901625, high: 0.9433178 });
    expect(shareOf(0, 10)).toMatchObject({ low: 0, high: 0.2775328 });
    expect(shareOf(10, 10)).toMatchObject({ low: 0.7224672, high: 1 });
  });

  test('the interval of a rare event in a million games is not rounded to 0', () => {
    expect(shareOf(30, 1e6)).toEqual({ count: 30, share: 0.00003, low: 0.000021, high: 0.0000428 });
    expect(pairedShare(30, 0, 1e6).difference).toBe(0.00003);
  });

  test('a spread has the interval of the mean, and the median', () => {
    expect(spreadOf([4, 1, 5, 3, 2])).toEqual({
      mean: 3,
      // Student's factor for five numbers is 2.776; the normal one would give 1.6141 to 4.3859.
      low: 1.0418,
      high: 4.9582,
      median: 3,
      least: 1,
      most: 5,
    });
    expect(spreadOf([])).toBeNull();
  });

  test('fewer than five games have no interval', () => {
    expect(meanOf([1, 2, 3, 4])).toEqual({ mean: 2.5, low: null, high: null });
    expect(pairedShare(1, 0, 4)).toEqual({ difference: 0.25, low: null, high: null });
    const two = games(emptyArena, 2);
    const lines = comparisonLines(compare(two, two)).slice(1, 7);
    for (const line of lines) expect(line).toContain('fewer than 5 games');
  });

  test('the interval of paired shares contains 0 without changes, and not if all pairs changed', () => {
    const none = pairedShare(0, 0, 100);
    expect(none.difference).toBe(0);
    expect(none.low).toBeLessThan(0);
    expect(none.high).toBeGreaterThan(0);
    const all = pairedShare(20, 0, 20);
    expect(all.difference).toBe(1);
    expect(all.low).toBeGreaterThan(0.7);
  });
});
