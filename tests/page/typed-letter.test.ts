import { expect, test } from 'vitest';
import { typedLetter } from '../../src/page/typed-letter.ts';

test.each([
  ['an American', 'KeyZ', 'z', 'z'],
  ['an American keyboard with Caps Lock', 'KeyZ', 'Z', 'z'],
  ['a German', 'KeyY', 'z', 'z'],
  ['a German', 'KeyZ', 'y', 'y'],
  ['a French', 'KeyZ', 'w', 'w'],
  ['a Dvorak', 'KeyX', 'q', 'q'],
  ['a Russian', 'KeyZ', 'я', 'z'],
  ['a Japanese keyboard that composes', 'KeyX', 'Process', 'x'],
])('the letter of a press on %s keyboard: %s, which types %s, is %s', (_, code, key, letter) => {
  expect(typedLetter({ code, key })).toBe(letter);
});

test('a key without a letter has none', () => {
  for (const code of ['Space', 'ArrowUp', 'Digit1']) {
    expect(typedLetter({ code, key: code === 'Digit1' ? '&' : code })).toBe('');
  }
});
