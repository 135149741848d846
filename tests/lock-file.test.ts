import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the lock file has the checksum of every package', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const paths = Object.keys(packages).filter((path) => path !== '');
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !/^sha512-/.test(packages[path].integrity ?? ''))).toEqual([]);
});
