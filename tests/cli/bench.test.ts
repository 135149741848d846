import { expect, test, vi } from 'vitest';
import { systems } from '../../src/game/systems/turn-order.ts';
import { comparedCampaigns } from '../../src/lab/terminal/bench-source.ts';
import { arena, simple } from '../sources.ts';
import { file, rl } from './rl.ts';

test('bench explains a measurement of a system without work', async () => {
  const bench = ['bench', 'victory', '--actors', '10', '--repetitions', '1'];
  const { lines } = await rl(bench);
  expect(lines).toContain('entities  0, in 1 call');
  expect(lines.find((line) => line.startsWith('note: '))).toContain(
    'victory had no work here, so this is the time of an idle call; measure a line of a run file',
  );
});

const small = ['--actors', '10', '--repetitions', '5'];

test('bench lists the zones of a system, or states that it has none', async () => {
  const { lines } = await rl(['bench', 'fov', ...small]);
  expect(lines.filter((line) => line.startsWith('fov/'))).toEqual([
    expect.stringMatching(/^fov\/look( +[\d.,]+ .s){3} +1$/),
    expect.stringMatching(/^fov\/remember( +[\d.,]+ .s){3} +1$/),
  ]);
  const healing = await rl(['bench', 'healing', ...small]);
  expect(healing.lines).toContain('zones     none: healing entered no zone here');
});

test('bench lists the zones of a turn, and the systems without zones', async () => {
  const { lines } = await rl(['bench', ...small]);
  expect(lines[0]).toMatch(
    /^turn: 10 monsters of simple on 25x25 cells, seed "bench", 5 repetitions$/,
  );
  const [json] = (await rl(['bench', ...small, '--json'])).lines.map((line) => JSON.parse(line));
  expect(json.repetitions).toBe(5);
  expect(lines.find((line) => line.startsWith('fov/look'))).toMatch(/ 1$/);
  const without = lines.find((line) => line.startsWith('no zones '))?.split(/[ ,]+/);
  expect(without).toContain('hunger');
  expect(without).not.toContain('fov');
  expect(without).not.toContain('between');
});

test('bench --run lists the allocated bytes of each system with the method and its resolution', async () => {
  const args = ['--campaign', 'simple', '--seed', '7', '--bot', 'careful', '--turns', '40'];
  const run = file('run.json', (await rl(['record', ...args])).stdout);
  const { lines, status } = await rl(['bench', '--run', run, '--repetitions', '2']);
  expect(status).toBe(0);
  expect(lines[0]).toMatch(/^40 lines of .*run\.json, 2 repetitions$/);
  const head = lines.findIndex((line) => /^allocated +bytes +per turn +most +line$/.test(line));
  const fov = lines.slice(head).find((line) => line.startsWith('fov '));
  expect(Number(fov?.split(/ +/)[1].replaceAll(',', ''))).toBeGreaterThan(1000);
  const text = lines.join('\n');
  expect(text).toContain('bytes    the used heap of V8 after each call minus before it');
  expect(text).toMatch(/95 of 100 empty calls then seem to allocate up to \d+ bytes/);
  expect(text).toMatch(/no turn is left out|\d+ of 40 turns are left out/);
});

test('bench --run counts a refused command as a line of the run file, but not as a turn', async () => {
  const run = file('run.json', '');
  const play = ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-', '--save', run];
  await rl(play, '{"type":"wait"}\n{"type":"eat","slot":0}\n{"type":"wait"}\n');
  const trace = file('trace.json', '');
  const { lines, status } = await rl([
    'bench',
    '--run',
    run,
    '--repetitions',
    '1',
    '--trace',
    trace,
  ]);
  expect(status).toBe(0);
  expect(lines[0]).toBe(`3 lines of ${run}, 1 repetition`);
  expect(lines.at(-1)).toBe(`trace: ${trace}, 2 turns of 3 lines`);
  const third = await rl(['bench', 'turn', '--run', run, '--line', '3', '--repetitions', '1']);
  expect(third.lines[0]).toBe(`turn: line 3 of ${run}`);
  const fourth = await rl(['bench', 'turn', '--run', run, '--line', '4']);
  expect(fourth.stderr).toBe(`error: --line 4: ${run} has only 3 lines\n`);
});

test('bench --against also compares in games of a campaign that the crowd has with --bundle', () => {
  const bundle = { extends: 'rat', name: { en: 'newt' }, spawn: { depths: { '1+': 1 } } };
  const path = file('newt.json', JSON.stringify(bundle));
  const compared = (...paths: string[]) =>
    comparedCampaigns(
      {
        campaigns: { simple, arena },
        terminal: { exitCode: 0, readInput: () => [], write: async () => {}, warn() {} },
      },
      { campaign: 'simple', pack: [], bundle: paths },
    );
  expect(compared()).toEqual([simple, arena]);
  const [, , changed] = compared(path);
  expect(changed.id).toBe('simple with the given bundles');
  expect(Object.keys(changed.bundles).join()).toContain('newt.json');
});

test('bench prints the stack of a system that fails', async () => {
  const broken = vi.spyOn(systems, 'hunger').mockImplementation(() => {
    throw new RangeError('Invalid typed array length: -1');
  });
  const { stderr, status } = await rl(['bench', 'turn', ...small]);
  broken.mockRestore();
  expect(stderr).toMatch(/^RangeError: Invalid typed array length: -1\n +at /);
  expect(status).toBe(70);
});
