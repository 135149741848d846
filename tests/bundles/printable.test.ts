import { expect, test } from 'vitest';
import { printable } from '../../src/bundles/printable.ts';

test('a text of sixty characters stays as it is', () => {
  expect(printable('x'.repeat(60))).toBe('x'.repeat(60));
});

test('a longer text is shortened to sixty characters', () => {
  expect(printable('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
});

test.each([
  ['a line break', '\n', '\\u000a'],
  ['a direction mark', '\u202e', '\\u202e'],
  ['a line separator', '\u2028', '\\u2028'],
  ['half a surrogate pair', '\ud83d', '\\ud83d'],
  ['a tag character beyond 16 bits', '\u{e0041}', '\\u{e0041}'],
])('%s is written as an escape', (_, character, escaped) => {
  expect(printable(`a${character}b`)).toBe(`a${escaped}b`);
});
