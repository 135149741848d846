import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import settings from './mutation/vitest.config.ts?raw';

test('each test file that the mutation tests leave out exists', () => {
  const files = [...settings.matchAll(/'([^'*]+\.test\.ts)'/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(`tests/${file}`))).toEqual([]);
});
