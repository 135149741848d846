import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test, vi } from 'vitest';
import gladiator from '../../src/content/arena/monsters/gladiator.json';
import { systems } from '../../src/game/systems/turn-order.ts';
import { file, json, rl } from './rl.ts';

const play = ['play', '--campaign', 'simple', '--seed', 'yurina', '--commands', '-'];
const north = '{"type":"move","dx":0,"dy":-1}\n';

test('play prints the state of the hero', async () => {
  const [report] = await json(play, `${north.repeat(12)}{"type":"down"}\n`);
  expect(report).toMatchObject({
    turn: 13,
    depth: 1,
    hero: {
      x: 12,
      y: 5,
      hp: 16,
      maxHp: 16,
      level: 1,
      exp: 0,
      energy: 99,
      atk: 4,
      def: 4,
      weight: 0,
    },
    score: 30,
    over: false,
    ending: null,
    messages: [
      { id: 'down', params: {} },
      { id: 'hereUp', params: {} },
    ],
  });
  expect(report.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('play --trace prints a line per command and ends with the same line', async () => {
  const traced = await json([...play, '--trace'], north.repeat(3));
  expect(traced.map(({ turn }) => turn)).toEqual([1, 2, 3]);
  expect(traced[2]).toEqual((await json(play, north.repeat(3)))[0]);
});

test('play omits hunger and levels in the arena', async () => {
  const args = ['play', '--campaign', 'arena', '--seed', 'x', '--commands', '-'];
  const [report] = await json(args, '{"type":"wait"}\n');
  expect(report).toMatchObject({ turn: 1, depth: 0, hero: { maxHp: 3 }, over: false });
  expect(Object.keys(report.hero)).not.toContain('energy');
});

test('play accepts search and throw commands in Rogue', async () => {
  const args = ['play', '--campaign', 'rogue', '--seed', 'x', '--commands', '-', '--trace'];
  const [search, hurl, start] = await json(
    args,
    '{"type":"search"}\n{"type":"throw","slot":3,"dx":0,"dy":-1}\n{"type":"wait"}\n',
  );
  expect(search).toMatchObject({ turn: 1, depth: 1, messages: [{ id: 'searched' }] });
  expect(search.hero).toMatchObject({ maxHp: 12, str: '16', ac: 6, level: 1, energy: 1299 });
  const kinds = search.bag.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['ration', 'mace', 'short-bow', 'arrow', 'ring-mail']);
  expect(hurl).toMatchObject({ turn: 2, messages: [{ id: 'threw' }] });
  expect(hurl.bag[3]).toMatchObject({ kind: 'arrow', count: search.bag[3].count - 1 });
  expect(start).toMatchObject({ turn: 3, score: 0, over: false });
});

test('play without commands prints the new game', async () => {
  expect(await json(play, '')).toMatchObject([{ turn: 0, messages: [{ id: 'wake' }] }]);
});

test('play, simulate and fight accept bundles and folders of them', async () => {
  const tough = { ...gladiator, Health: { max: 77 } };
  const path = file('gladiator.json', JSON.stringify(tough));
  const duel = ['play', '--campaign', 'arena', '--seed', 'x', '--commands', '-'];
  const [plain] = await json(duel, '{"type":"wait"}');
  for (const bundle of [path, dirname(path)]) {
    const [changed] = await json([...duel, '--bundle', bundle], '{"type":"wait"}');
    expect(changed.hash).not.toBe(plain.hash);
    const simulate = ['simulate', '--campaign', 'arena', '--bot', 'greedy', '--games', '1'];
    const few = ['--turns', '5', '--jobs', '1'];
    const [game] = await json([...simulate, ...few, '--bundle', bundle]);
    const [other] = await json([...simulate, ...few]);
    expect(game.content).not.toBe(other.content);
    const fight = ['fight', 'gladiator v gladiator', '--campaign', 'arena', '--rounds', '2'];
    const [{ turns }] = await json([...fight, '--json', '--bundle', bundle]);
    const [{ turns: usual }] = await json([...fight, '--json']);
    expect(turns.mean).toBeGreaterThan(usual.mean);
  }
  const both = await rl([...duel, '--bundle', path, '--save', '/dev/null'], '{"type":"wait"}');
  expect(both.stderr).toContain('--bundle: gladiator.json: the campaign already defines the kind');
});

test('play prints and saves the turns before a command that fails', async () => {
  const path = file('run.json', '');
  const broken = vi.spyOn(systems, 'hunger').mockImplementation(({ turn }) => {
    if (turn === 3) throw new Error('broken');
  });
  const commands = '{"type":"wait"}\n'.repeat(5);
  const play = ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-', '--trace'];
  const { lines, stderr, status } = await rl([...play, '--save', path], commands);
  broken.mockRestore();
  expect(lines.map((line) => JSON.parse(line).turn)).toEqual([1, 2]);
  expect(stderr).toMatch(/^Error: broken\n +at /);
  expect(status).toBe(70);
  const { turns, fault } = JSON.parse(readFileSync(path, 'utf8'));
  expect(turns).toHaveLength(2);
  expect(fault).toEqual({ message: 'exception: Error: broken', command: { type: 'wait' } });
});

test('play --save and record make the game and play each turn once', async () => {
  const played = vi.spyOn(systems, 'hunger');
  const looked = vi.spyOn(systems, 'fov');
  const game = ['--campaign', 'simple', '--seed', 'x'];
  const path = file('once.json', '');
  const play = ['play', ...game, '--commands', '-', '--save', path];
  await rl(play, '{"type":"wait"}\n'.repeat(5));
  expect(played).toHaveBeenCalledTimes(5);
  // A new game and each turn look once.
  expect(looked).toHaveBeenCalledTimes(6);
  await rl(['record', ...game, '--bot', 'random', '--turns', '5']);
  expect(played).toHaveBeenCalledTimes(10);
  expect(looked).toHaveBeenCalledTimes(12);
  vi.restoreAllMocks();
});
