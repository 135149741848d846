import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the lock file has the checksum of every package', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const paths = Object.keys(packages).filter((path) => path !== '');
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !/^sha512-/.test(packages[path].integrity ?? ''))).toEqual([]);
});

test('.nvmrc names a minor version of Node that package.json allows', () => {
  const [major, minor] = readFileSync('.nvmrc', 'utf8').trim().split('.').map(Number);
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, least] = /^\^\d+\.\d+ \|\| >=(\d+\.\d+)$/.exec(engines.node) ?? [];
  const [leastMajor, leastMinor] = least.split('.').map(Number);
  expect(major).toBe(leastMajor);
  expect(minor).toBeGreaterThanOrEqual(leastMinor);
});
