import { rulesHash } from 'virtual:rules-hash';
import { expect, test } from 'vitest';
import { rulesHashPlugin } from '../../src/build/rules-hash-plugin.mjs';

test('the hash of the rules is the SHA-256 of their sources in every build', () => {
  const watched: string[] = [];
  const load = rulesHashPlugin().load as (this: object, id: string) => string;
  const module = load.call(
    { addWatchFile: (file: string) => watched.push(file) },
    '\0virtual:rules-hash',
  );
  expect(rulesHash).toMatch(/^[0-9a-f]{64}$/);
  expect(module).toBe(`export const rulesHash = '${rulesHash}';`);
  expect(watched.some((file) => file.endsWith('src/game/systems/combat.ts'))).toBe(true);
  expect(watched.some((file) => file.endsWith('src/dungeon/grid.ts'))).toBe(true);
  expect(watched.some((file) => file.includes('src/records'))).toBe(false);
});
