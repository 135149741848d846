import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { file, rl } from './rl.ts';

test('fuzz writes a failure of another implementation as a run file', async () => {
  const mine = `import { hunger as own } from '${resolve('src/game/systems/hunger.ts')}';
    export const hunger = (game) => { if (game.turn === 3) throw new Error('broken'); own(game); };`;
  const against = file('mine.ts', mine);
  const out = join(dirname(against), 'failure.json');
  const args = ['fuzz', '--campaign', 'simple', '--games', '9', '--against', against];
  const { lines, status } = await rl([...args, '--out', out]);
  expect(lines[0]).toMatch(
    /^simple: 1 seeds, 3 commands, 3 turns, \d+ commands\/s, failed: seed fuzz-1, 3 commands: exception: Error: broken$/,
  );
  expect(lines[1]).toBe('reduced to 3 of 3 commands: exception: Error: broken');
  expect(status).toBe(1);
  const again = await rl(['replay', out, '--against', against]);
  expect(again.stderr).toBe(`${out}: the fault occurs: exception: Error: broken\n`);
  expect(again.status).toBe(1);
  const message = 'exception: Error: broken';
  expect(JSON.parse(again.stdout)).toMatchObject({
    turns: 2,
    same: true,
    fault: { message, occurs: message },
  });
  const repaired = await rl(['replay', out]);
  expect(repaired.stderr).toBe(`${out}: the recorded fault no longer occurs\n`);
  expect(repaired.status).toBe(0);
  expect(JSON.parse(repaired.stdout).fault.occurs).toBeNull();
  const verified = await rl(['verify', out]);
  expect(verified.lines).toEqual([
    `${out}: verified, 2 lines; the recorded fault no longer occurs`,
  ]);
  expect(verified.status).toBe(0);
});

test('fuzz prints the run file of a failure that it cannot write', async () => {
  const against = file('mine.ts', 'export const hunger = () => { throw new Error("broken"); };');
  const args = ['fuzz', '--campaign', 'simple', '--games', '9', '--against', against];
  const { stdout, stderr, status } = await rl([...args, '--out', '/dev/full']);
  expect(stderr).toBe('error: cannot write /dev/full: no space left on device\n');
  expect(status).toBe(2);
  const run = JSON.parse(stdout.slice(stdout.indexOf('{')));
  expect(run.fault.message).toBe('exception: Error: broken');
});

test('fuzz checks before the search that it can write the run file', async () => {
  const args = ['fuzz', '--campaign', 'arena', '--games', '1', '--out', '/nowhere/run.json'];
  const { stdout, stderr, status } = await rl(args);
  expect(stderr).toBe('error: cannot write /nowhere/run.json: no such file or directory\n');
  expect([stdout, status]).toEqual(['', 2]);
});

test('fuzz stops an endless command after its limit, also for a fraction of a minute', async () => {
  const against = file('mine.ts', 'export const hunger = () => { for (;;); };');
  const out = join(dirname(against), 'failure.json');
  const args = ['fuzz', '--campaign', 'simple', '--minutes', '0.5', '--limit', '0.2'];
  const { lines, status } = await rl([...args, '--against', against, '--out', out]);
  expect(lines[0]).toMatch(/, 1 commands: time: the command takes longer than 0\.2 s$/);
  expect(status).toBe(1);
});

test('fuzz plays games and prints their number', async () => {
  const { lines, status } = await rl(['fuzz', '--campaign', 'arena', '--games', '2']);
  expect(lines).toEqual([
    expect.stringMatching(/^arena: 2 seeds, \d+ commands, \d+ turns, \d+ commands\/s, no failure$/),
  ]);
  expect(status).toBe(0);
});

test('fuzz with --turns plays games until they have used the turns', async () => {
  const { lines, status } = await rl(['fuzz', '--wild', '--campaign', 'simple', '--turns', '60']);
  expect(lines).toHaveLength(1);
  const turns = Number(/, (\d+) turns, .*, no failure$/.exec(lines[0])?.[1]);
  expect(turns).toBeGreaterThanOrEqual(60);
  expect(turns).toBeLessThan(60 + 400);
  expect(status).toBe(0);
});
