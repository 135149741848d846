import { expect, test } from 'vitest';
import { dependencies } from '../../../package.json';
import { libraries } from '../../../src/page/options/libraries.ts';

/** Dependencies that only the command line uses. */
const terminalOnly = ['commander', 'piscina'];

test('the credits name every library of the page', () => {
  const used = Object.keys(dependencies).filter(
    (name) => !name.startsWith('@fontsource/') && !terminalOnly.includes(name),
  );
  expect(Object.keys(libraries).sort()).toEqual(used.sort());
});
