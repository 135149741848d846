import { afterEach, expect, test, vi } from 'vitest';
import { asTitle } from '../../src/words/as-title.ts';

afterEach(() => vi.restoreAllMocks());

test('a name becomes a title by the capital of its first letter', () => {
  expect(['imp', 'крыса', 'コウモリ', ''].map(asTitle)).toEqual(['Imp', 'Крыса', 'コウモリ', '']);
});

test('a title has the same capital on a device with a Turkish locale', () => {
  const { toLocaleUpperCase } = String.prototype;
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (
    this: string,
    locale = 'tr',
  ) {
    return toLocaleUpperCase.call(this, locale);
  });
  expect(asTitle('ice monster')).toBe('Ice monster');
});
