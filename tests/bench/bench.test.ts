import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import type { Contest, Contests, Measured } from './contest.ts';
import { findRun, readHistory, runOf, UnknownRun, worsened } from './history.ts';
import { hold, medianOf, quantileOf } from './measure.ts';
import { asMarkdown, asText, outcomes } from './table.ts';

const files = Object.entries(
  import.meta.glob<Contests>('./*.bench.ts', { eager: true, import: 'default' }),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(files)('every entry of %s runs', async (_, contests) => {
  const all = contests('tiny');
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const contest of all) {
    if ('measure' in contest) {
      const { name, entries } = contest.measure();
      expect(name).toBe(contest.name);
      for (const { median } of entries) expect(median).toBeGreaterThan(0);
      continue;
    }
    const { entries, goals } = contest;
    const names = entries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const goal of goals) if ('than' in goal) expect(names).toContain(goal.than);
    for (const { prepare, run } of entries) {
      // Twice, because preparations check the call before.
      for (let call = 0; call < 2; call++) {
        prepare?.();
        expect(await run()).toBeDefined();
      }
    }
  }
});

const sum = (below: number) => {
  let total = 0;
  for (let n = 0; n < below; n++) total += Math.sqrt(n);
  return total;
};

test('an entry with a hundred times the work takes longer and misses its target', async () => {
  let prepared = 0;
  const contest: Contest = {
    name: 'sums',
    entries: [
      { name: 'long', run: () => sum(100_000) },
      { name: 'short', run: () => sum(1000), prepare: () => prepared++ },
    ],
    goals: [{ than: 'short', ratio: 1 }, { than: 'short', ratio: 1e9 }, { most: 1e9 }],
  };
  const held = await hold(contest, { rounds: 2, milliseconds: 1 });
  expect(prepared).toBeGreaterThan(2);
  expect(outcomes(held).map(({ met }) => met)).toEqual([false, true, true]);
});

test('times are divided by the units of work', async () => {
  const entries = [{ name: 'sum', run: () => sum(100_000) }];
  const budget = { rounds: 2, milliseconds: 1 };
  const whole = await hold({ name: 'sum', entries, goals: [] }, budget);
  const parts = await hold({ name: 'sum', entries, goals: [], units: 1000 }, budget);
  expect(parts.entries[0].median).toBeLessThan(whole.entries[0].median / 50);
});

test('the allocated bytes of a unit include those that are collected during the call', async () => {
  setFlagsFromString('--expose-gc');
  vi.stubGlobal('gc', runInNewContext('gc'));
  const units = 4000;
  let last: number[] = [];
  const run = () => {
    // 8 kB for each list, together more than V8 keeps for new objects.
    for (let n = 0; n < units; n++) last = new Array<number>(1000).fill(n);
    return last;
  };
  const contest = { name: 'lists', entries: [{ name: 'lists', run }], goals: [], units };
  // Several calls warm up, because nothing is measured if the only one takes more than a second.
  const { entries } = await hold(contest, { rounds: 1, milliseconds: 20 });
  expect(entries[0].bytes).toBeGreaterThan(7900);
  expect(entries[0].bytes).toBeLessThan(9000);
});

const held: Measured = {
  name: 'races',
  entries: [
    { name: 'hare', median: 0.25, bytes: 0 },
    { name: 'tortoise', median: 1500, bytes: 2048 },
  ],
  goals: [{ than: 'tortoise', ratio: 0.0001 }, { most: 2 }],
  bytes: 0,
};

test('a table contains medians, ratios and targets', () => {
  expect(asText(held).split('\n')).toEqual([
    'races',
    '  entry       median   ratio   allocated',
    '  hare        250 ns       1         0 B',
    '  tortoise   1.50 ms   6,000     2.00 kB',
    '  MISSED: 0.000167 × tortoise, target at most 0.0001',
    '  met: 250 ns, target at most 2.00 µs',
    '  met: 0 B per call, target at most 0 B',
  ]);
  const machine = { processor: 'Abacus', cores: 2, node: '20.0.0', date: '2026-11-30' };
  const page = asMarkdown([held], machine);
  expect(page).toContain('Measured on Abacus, 2 cores, Node 20.0.0, 2026-11-30.');
  expect(page).toContain('| tortoise | 1.50 ms | 6,000 | 2.00 kB |');
  expect(page).toContain('- **missed**: 0.000167 × tortoise');
});

test('a table of one series contains its p95 and maximum', () => {
  const entries = [{ name: 'turns', median: 10, p95: 20, maximum: 1500 }];
  expect(asText({ name: 'a game', entries, goals: [] }).split('\n')).toEqual([
    'a game',
    '  entry    median       p95   maximum',
    '  turns   10.0 µs   20.0 µs   1.50 ms',
  ]);
});

test('a table of sizes contains bytes and not times', () => {
  const entries = [{ name: 'textures', median: 40 * 1024 ** 2 }];
  const goals = [{ most: 32 * 1024 ** 2 }];
  const sizes: Measured = { name: 'a phone', unit: 'bytes', entries, goals };
  expect(asText(sizes).split('\n')).toEqual([
    'a phone',
    '  entry         size',
    '  textures   40.0 MB',
    '  MISSED: 40.0 MB, target at most 32.0 MB',
  ]);
});

test('a size that has grown is reported on any machine', () => {
  const run = (median: number, machine: string) =>
    runOf(
      [{ name: 'a phone', unit: 'bytes', entries: [{ name: 'textures', median }], goals: [] }],
      {
        date: '2026-11-30',
        machine,
        commit: null,
      },
    );
  const before = run(20_000_000, 'Abacus');
  expect(before.times).toEqual({});
  expect(worsened(before, run(30_000_000, 'Slide rule'))).toEqual([
    'a phone: 20,000,000 bytes → 30,000,000 bytes',
  ]);
  expect(worsened(before, run(21_000_000, 'Abacus'))).toEqual([]);
});

test('a target for an entry that does not exist is an error', () => {
  const goals = [{ than: 'fox', ratio: 1 }];
  expect(() => outcomes({ ...held, goals })).toThrow('The contest "races" has no entry "fox".');
});

test('the median of an even number of values is the lower of the middle two', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 3, 2])]).toEqual([2, 2]);
});

test('a quantile is the smallest value that the share does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect([0, 0.5, 0.95, 1].map((share) => quantileOf(values, share))).toEqual([1, 50, 95, 100]);
});

/** A run in which the hare takes N µs. */
function hareRun(median: number, date: string, commit: string, machine = 'Abacus') {
  const [hare, tortoise] = held.entries;
  const measured = { ...held, entries: [{ ...hare, median }, tortoise] };
  return runOf([measured], { date: `${date}T12:00:00.000Z`, machine, commit });
}

const history = [
  hareRun(100, '2026-11-01', 'aaaaaaa'),
  hareRun(150, '2026-11-10', 'bbbbbbb'),
  hareRun(165, '2026-11-20', 'ccccccc'),
];

test('a run is a line of the history', () => {
  const text = history.map((run) => `${JSON.stringify(run)}\n`).join('');
  expect(readHistory(text)).toEqual(history);
  expect(history[1].ratios).toEqual({ 'races, next to tortoise': 0.1 });
  expect(history[1].times).toEqual({ races: 150 });
});

test.each([
  [undefined, 'bbbbbbb'],
  ['2026-11-10', 'bbbbbbb'],
  ['2026-11-09', 'aaaaaaa'],
  ['aaaaaaa', 'aaaaaaa'],
  ['aaaaaaaaaaaa', 'aaaaaaa'],
  ['bbb', 'bbbbbbb'],
])('since %s, the newest run is compared with the run of %s', (since, commit) => {
  expect(findRun(history, since).commit).toBe(commit);
});

test.each(['2026-10-31', 'ddddddd', 'ccccccc'])('there is no run to compare since %s', (since) => {
  expect(() => findRun(history, since)).toThrow(UnknownRun);
});

test('one run alone cannot be compared', () => {
  expect(() => findRun(history.slice(0, 1), undefined)).toThrow(UnknownRun);
  expect(() => findRun([], undefined)).toThrow(UnknownRun);
});

test('ratios that got worse by more than the margin are reported', () => {
  const [first, second, third] = history;
  expect(worsened(first, third)).toEqual(['races, next to tortoise: 0.0667 × → 0.11 ×']);
  expect(worsened(second, third)).toEqual([]);
  expect(worsened(third, first)).toEqual([]);
});

test('a time without a reference is compared with that of the same machine', () => {
  const run = (median: number, machine: string) =>
    runOf([{ name: 'alone', entries: [{ name: 'the rules', median }], goals: [] }], {
      date: '2026-11-30',
      machine,
      commit: null,
    });
  const before = run(100, 'Abacus');
  expect(worsened(before, run(165, 'Abacus'))).toEqual(['alone: 100 µs → 165 µs']);
  expect(worsened(before, run(165, 'Slide rule'))).toEqual([]);
});
