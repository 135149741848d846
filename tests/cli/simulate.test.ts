import { copyFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { file, json, rl } from './rl.ts';

const simulate = [
  ...['simulate', '--campaign', 'arena', '--bot', 'greedy'],
  ...['--turns', '60', '--jobs', '1'],
];

test('merged ranges of seeds give the summary of the whole range', async () => {
  const [whole, first, second] = await Promise.all(
    ['1..9', '1..5', '6..9'].map((seeds) => rl([...simulate, '--seeds', seeds])),
  );
  const games = whole.lines.slice(0, -1);
  expect(games.map((line) => JSON.parse(line).seed)).toEqual([...'123456789']);
  expect([...first.lines.slice(0, -1), ...second.lines.slice(0, -1)]).toEqual(games);
  const parts = [second, first].map(({ stdout }, n) => file(`part-${n}`, stdout));
  const [merged] = await json(['merge', ...parts]);
  expect(merged).toEqual(JSON.parse(whole.lines[9]));
  expect(merged.summary).toMatchObject({ games: 9, bot: 'greedy' });
});

test('compare prints significant differences with confidence intervals', async () => {
  const tough = file(
    'gladiator.json',
    JSON.stringify({
      name: { en: 'gladiator' },
      look: { glyph: 'e', colour: '#ffffff' },
      spawn: { depths: { '0': 1 } },
      Health: { max: 50 },
      AI: { mind: 'brawler' },
      Reward: { points: 10 },
    }),
  );
  const { lines, stderr, status } = await rl([
    'compare',
    'base',
    dirname(tough),
    ...simulate.slice(1),
    '--games',
    '12',
  ]);
  expect([stderr, status]).toEqual(['', 0]);
  expect(lines[0]).toContain('12 seeds, played by greedy in arena');
  expect(lines.find((line) => line.startsWith('score'))).toMatch(/−.*\*$/);
});

test('compare lists a monster as changed if its bundle has, not if others have come before it', async () => {
  const bundle = (parts: object) =>
    JSON.stringify({
      name: { en: 'newcomer' },
      look: { glyph: 'z', colour: '#ffffff' },
      Health: { max: 1 },
      AI: { mind: 'brawler' },
      ...parts,
    });
  const caller = file('zz.json', bundle({ Summons: { kind: 'zz-minion' } }));
  const a = dirname(caller);
  writeFileSync(join(a, 'zz-minion.json'), bundle({}));
  const changedIn = async (files: Readonly<Record<string, string>>) => {
    const b = dirname(file('aa.json', bundle({})));
    for (const name of ['zz.json', 'zz-minion.json']) copyFileSync(join(a, name), join(b, name));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(b, name), text);
    const [{ changed }] = await json([
      ...['compare', a, b, ...simulate.slice(1)],
      ...['--games', '1', '--json'],
    ]);
    return changed.map(({ kind }: { kind: string }) => kind);
  };
  expect(await changedIn({})).toEqual(['aa']);
  expect(await changedIn({ 'zz.json': bundle({ Summons: { kind: 'aa' } }) })).toEqual(['zz', 'aa']);
});

test('merge also prints tables on standard error if it is a terminal', async () => {
  const simulate = ['simulate', '--campaign', 'arena', '--bot', 'greedy', '--turns', '20'];
  const { stdout } = await rl([...simulate, '--games', '2', '--jobs', '1']);
  let stderr = '';
  const warn = (text: string) => {
    stderr += text;
  };
  const terminal = { exitCode: 0, readInput: () => [], write: async () => {}, warn };
  await main(['merge', file('games.jsonl', stdout)], { ...terminal, isWatched: true });
  expect(stderr).toContain('\noutcome     games  share  95% interval\nwon');
  stderr = '';
  await main(['merge', file('games.jsonl', stdout)], terminal);
  expect(stderr).toBe('');
});
