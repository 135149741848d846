import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { file } from './rl.ts';

/** A module that ends threads in the middle of a game, as a lack of memory does. */
function crash(isChosen: string): string {
  return file(
    'crash.cjs',
    `const { isMainThread } = require('node:worker_threads');
const { openSync } = require('node:fs');
const isFirst = (path) => {
  try {
    openSync(path, 'wx');
    return true;
  } catch {
    return false;
  }
};
const { imul } = Math;
let rolls = 0;
Math.imul = (a, b) => {
  if (!isMainThread && ++rolls === 500 && ${isChosen}) process.exit(1);
  return imul(a, b);
};`,
  );
}

/** Plays games on two threads, with a module that is loaded first. */
function onThreads(args: readonly string[], module: string) {
  const { stdout, stderr, status } = spawnSync('node', ['src/rl.mjs', ...args, '--jobs', '2'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--require ${module}` },
  });
  return { stdout, stderr, status };
}

const simulate = ['simulate', '--campaign', 'arena', '--bot', 'greedy', '--turns', '60'];

test('the games of a thread that crashes are played again on another thread', async () => {
  // Each batch has three games.
  const args = [...simulate, '--seeds', '1..9'];
  const { stdout } = await runCommand([...args, '--jobs', '1']);
  const crashed = join(scratchFolder('threads'), 'crashed');
  const disturbed = onThreads(args, crash(`isFirst(${JSON.stringify(crashed)})`));
  expect(disturbed).toEqual({ stdout, stderr: '', status: 0 });
  expect(existsSync(crashed)).toBe(true);
});

test('games whose threads crash each time are reported as failed, in their order', () => {
  const { stdout, status } = onThreads([...simulate, '--seeds', '1..2'], crash('true'));
  const lines = stdout.trim().split('\n');
  const values = lines.map((line) => JSON.parse(line));
  expect(values.slice(0, -1)).toMatchObject(
    ['1', '2'].map((seed) => ({ seed, error: expect.stringContaining('exited') })),
  );
  expect(values.at(-1).summary.failed).toHaveLength(2);
  expect(status).toBe(1);
});

test('a table of fights ends with the monster and the level whose thread crashes', () => {
  const table = ['fight', '--table', '--campaign', 'simple', '--rounds', '20'];
  const { stderr, status } = onThreads([...table, '--levels', '1..1'], crash('true'));
  expect(stderr).toMatch(/^Error: bat, level 1: .*exited.*\n +at /);
  expect(status).toBe(70);
});
