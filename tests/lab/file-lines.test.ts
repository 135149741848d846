import { expect, test } from 'vitest';
import { linesOf } from '../../src/lab/terminal/file-lines.ts';

test('the lines of a text do not depend on the parts in which it is read', () => {
  const text = '\uFEFFone\r\nzwölf\r\n\r三\n\nlast';
  const lines = ['one', 'zwölf', '', '三', '', 'last'].map((text, n) => ({
    text,
    line: n + 1,
    isLast: n === 5,
  }));
  const bytes = new TextEncoder().encode(text);
  for (let size = 1; size <= bytes.length; size++) {
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    );
    expect([...linesOf(parts)]).toEqual(lines);
  }
});

test('a text that ends with a line has an empty line after it', () => {
  const texts = (text: string) =>
    [...linesOf([new TextEncoder().encode(text)])].map((one) => one.text);
  expect(texts('a\n')).toEqual(['a', '']);
  expect(texts('a\r')).toEqual(['a', '']);
  expect(texts('')).toEqual(['']);
});
