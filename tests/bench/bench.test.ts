import { expect, test } from 'vitest';
import type { Contest, Contests, Measured } from './contest.ts';
import { hold, medianOf } from './measure.ts';
import { makeCrowd, rulesPlayer } from './references/crowd.ts';
import { objectsPlayer } from './references/objects.ts';
import { rotPlayer } from './references/rot.ts';
import { systemsPlayer } from './references/systems.ts';
import { typedPlayer } from './references/typed.ts';
import { asMarkdown, asText, outcomes } from './table.ts';

const files = Object.entries(
  import.meta.glob<Contests>('./*.bench.ts', { eager: true, import: 'default' }),
);

test.each(files)('every entry of %s does its work', async (_, contests) => {
  const all = await contests('tiny');
  expect(all.length).toBeGreaterThan(0);
  for (const { entries, goals } of all) {
    const names = entries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { than } of goals) expect(names).toContain(than);
    for (const { prepare, run } of entries) {
      prepare?.();
      expect(await run()).toBeDefined();
    }
  }
});

test.each([
  ['everyone', 60],
  ['a few', 12],
])('where %s awake, all references move the crowd as the rules do', (_, awake) => {
  const crowd = makeCrowd(60, 48, 32, awake);
  const rules = rulesPlayer(crowd);
  const references = [
    typedPlayer(crowd, false),
    typedPlayer(crowd, true),
    systemsPlayer(crowd),
    objectsPlayer(crowd),
  ];
  for (let turn = 0; turn < 20; turn++) {
    rules.turn();
    for (const reference of references) {
      reference.turn();
      expect(reference.cells()).toEqual(rules.cells());
    }
  }
  expect(rules.cells()).not.toEqual(crowd.monsters);
  for (const player of [rules, ...references]) {
    player.reset();
    expect(player.cells()).toEqual(crowd.monsters);
  }
});

test("where few are in each other's way, the same ones come in the game of rot.js", () => {
  const crowd = makeCrowd(8, 80, 48, 8);
  const [ours, theirs] = [rulesPlayer(crowd), rotPlayer(crowd)].map((player) => {
    for (let turn = 0; turn < 20; turn++) player.turn();
    return player.cells().map((cell, monster) => cell !== crowd.monsters[monster]);
  });
  expect(theirs).toEqual(ours);
  expect(new Set(ours).size).toBe(2);
});

test('a contest is held: who does a hundred times the work takes longer, and misses the goal', async () => {
  const sum = (below: number) => {
    let total = 0;
    for (let n = 0; n < below; n++) total += Math.sqrt(n);
    return total;
  };
  let prepared = 0;
  const contest: Contest = {
    name: 'sums',
    entries: [
      { name: 'long', run: () => sum(100_000) },
      { name: 'short', run: () => sum(1000), prepare: () => prepared++ },
    ],
    goals: [
      { than: 'short', ratio: 1 },
      { than: 'short', ratio: 1e9 },
    ],
  };
  const held = await hold(contest, { rounds: 2, milliseconds: 1 });
  expect(prepared).toBeGreaterThan(2);
  expect(outcomes(held).map(({ met }) => met)).toEqual([false, true]);
});

const held: Measured = {
  name: 'races',
  unit: 'µs',
  entries: [
    { name: 'hare', median: 0.25, bytes: 0 },
    { name: 'tortoise', median: 1500, bytes: 2048 },
  ],
  goals: [{ than: 'tortoise', ratio: 0.0001 }],
  bytes: 0,
};

test('a table tells the medians, how they compare, and which promises are kept', () => {
  expect(asText(held).split('\n')).toEqual([
    'races',
    '  hare        250 ns       1       0 B',
    '  tortoise   1.50 ms   6,000   2.00 kB',
    '  MISSED: 0.000167 × tortoise, at most 0.0001 promised',
    '  met: 0 B a call, at most 0 B promised',
  ]);
  const machine = { processor: 'Abacus', cores: 2, node: '20.0.0', date: '2026-11-30' };
  const page = asMarkdown([held], machine);
  expect(page).toContain('Measured on Abacus, 2 cores, Node 20.0.0, 2026-11-30.');
  expect(page).toContain('| tortoise | 1.50 ms | 6,000 | 2.00 kB |');
  expect(page).toContain('- **missed**: 0.000167 × tortoise');
});

test('a goal that names nobody is a mistake', () => {
  const goals = [{ than: 'fox', ratio: 1 }];
  expect(() => outcomes({ ...held, goals })).toThrow('No entry of the contest is called fox.');
});

test('the median of an even number is the lower of the middle two', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 3, 2])]).toEqual([2, 2]);
});
