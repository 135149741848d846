import { chmodSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { file, rl } from './rl.ts';

const bench = ['bench', 'input', '--actors', '10', '--repetitions', '1', '--profile'];

test.each([
  ['in a missing folder', join(tmpdir(), 'missing', 'a.cpuprofile'), 'no such file or directory'],
  ['with the name of a folder', tmpdir(), 'illegal operation on a directory'],
])('a profile %s is reported in one line, and nothing is printed', async (_, path, reason) => {
  const stderr = `error: cannot write ${path}: ${reason}\n`;
  expect(await rl([...bench, path])).toMatchObject({ stdout: '', stderr, status: 2 });
});

test.each([
  ['a whole run', []],
  ['one system', ['input', '--line', '1']],
])('a profile of %s that cannot be written is reported before the work', async (_, options) => {
  const path = join(tmpdir(), 'missing', 'a.cpuprofile');
  const stderr = `error: cannot write ${path}: no such file or directory\n`;
  const args = ['bench', ...options, '--run', '/nowhere.json', '--profile', path];
  expect(await rl(args)).toMatchObject({ stderr, status: 2 });
});

test.skipIf(process.getuid?.() === 0)('a read-only file is not changed', async () => {
  const path = file('fov.cpuprofile', 'old');
  chmodSync(path, 0o444);
  const { stderr, status } = await rl([...bench, path]);
  expect([stderr, status]).toEqual([`error: cannot write ${path}: permission denied\n`, 2]);
  expect(readdirSync(dirname(path))).toEqual(['fov.cpuprofile']);
});
