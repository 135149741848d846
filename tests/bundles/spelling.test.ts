import { expect, test } from 'vitest';
import { suggestion } from '../../src/bundles/spelling.ts';

const names = ['Health', 'AI', 'Stats', 'Item'];

test.each([
  ['a missing letter', 'Healh', 'Health'],
  ['two swapped letters', 'Healht', 'Health'],
  ['another case', 'ai', 'AI'],
  ['two wrong letters in a long name', 'Hexlty', 'Health'],
])('%s is recognised as a typing mistake', (_, word, name) => {
  expect(suggestion(word, names)).toBe(`; did you mean "${name}"?`);
});

test('two swapped letters are more likely than two wrong ones', () => {
  expect(suggestion('Pakc', ['patch', 'back', 'Pack'])).toBe('; did you mean "Pack"?');
});

test.each([
  ['another word', 'Mind'],
  ['three wrong letters', 'Hxxxth'],
  ['two wrong letters in a short name', 'Itxx'],
  ['a text longer than any name', `Health${' '.repeat(60)}`],
])('%s gets no suggestion', (_, word) => {
  expect(suggestion(word, names)).toBe('');
});

test('without allowed words there is no suggestion', () => {
  expect(suggestion('Health', [])).toBe('');
});
