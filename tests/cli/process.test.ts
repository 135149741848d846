import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';

const start = (command: string) => {
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  return { stdout, stderr, status };
};
const rl = 'node src/rl.mjs';

test('npm runs it, and it plays the same games on several threads as on one', async () => {
  const args = 'simulate --campaign arena --bot greedy --turns 60 --games 9';
  const { stdout } = await runCommand([...args.split(' '), '--jobs', '1']);
  const threads = start(`npm run -s rl -- ${args} --jobs 3`);
  expect(threads).toMatchObject({ stdout, status: 0 });
});

test('a table of fights is the same on several threads as on one', async () => {
  const args = 'fight --table --levels 4..5 --rounds 6';
  const { stdout } = await runCommand([...args.split(' '), '--jobs', '1']);
  expect(stdout).toContain('wolf');
  expect(start(`${rl} ${args} --jobs 3`)).toMatchObject({ stdout, stderr: '', status: 0 });
});

test('it writes 4,000 floors completely into a pipe', () => {
  const floors = start(`${rl} floor --campaign simple --seeds 1..1000 --depth 1..4 | wc -l`);
  expect(floors.stdout.trim()).toBe('4000');
});

test('it ends quietly when the reader closes the pipe', () => {
  const floors = start(`${rl} floor --campaign simple --seeds 1..3000 --depth 1..4 | head -1`);
  expect(floors.stderr).toBe('');
  expect(JSON.parse(floors.stdout).seed).toBe('1');
});

test.runIf(existsSync('/dev/full'))('it reports a full disk in one line, with exit code 2', () => {
  expect(start(`${rl} schema > /dev/full`)).toEqual({
    stdout: '',
    stderr: 'error: cannot write the output: no space left on device\n',
    status: 2,
  });
});
