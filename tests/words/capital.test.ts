import { afterEach, expect, test, vi } from 'vitest';
import { capital } from '../../src/words/capital.ts';

afterEach(() => vi.restoreAllMocks());

test('a text becomes the start of a line by the capital of its first letter', () => {
  expect(['imp', 'крыса', 'コウモリ', ''].map(capital)).toEqual(['Imp', 'Крыса', 'コウモリ', '']);
});

test('a line starts with the same capital on a device with a Turkish locale', () => {
  const { toLocaleUpperCase } = String.prototype;
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (
    this: string,
    locale = 'tr',
  ) {
    return toLocaleUpperCase.call(this, locale);
  });
  expect(capital('ice monster')).toBe('Ice monster');
});
