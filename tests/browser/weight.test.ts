import { expect, test } from 'vitest';
import { languages } from '../../src/words/languages.ts';
import { packedSize, scriptsOf } from './weight.ts';

/** Where `setup.ts` builds the page. */
const built = '.browser-tests';

test('the scripts before the first picture stay small', () => {
  expect(packedSize(built, scriptsOf(built, []))).toBeLessThan(111_500);
});

test('what only a game takes, windows, mods, languages, other campaigns and the canvas fallback are not among them', () => {
  const first = scriptsOf(built, []);
  for (const part of [
    'playing',
    'extras',
    'windows',
    'reader',
    'sources',
    'canvas',
    'rogue',
    'arena',
    ...languages,
  ]) {
    const [own] = scriptsOf(built, [part]).slice(first.length);
    expect(own).toMatch(new RegExp(`^/assets/${part}-.*\\.js$`));
    expect(first).not.toContain(own);
  }
});
