import { expect, test } from 'vitest';
import { element, setText } from '../../src/page/elements.ts';
import { plainPage } from './plain-page.ts';

const whole = 'Floors 1\u2060–\u20604';

test('no line ends within a range of numbers', () => {
  plainPage();
  const line = element('dd', '', 'Floors 1–4');
  expect(line.textContent).toBe(whole);
  setText(line, 'none – yet');
  expect(line.textContent).toBe('none – yet');
  setText(line, 'Floors 1–4');
  expect(line.textContent).toBe(whole);
});

test('a seed that looks like a range can be copied from its code', () => {
  plainPage();
  expect(element('code', '', '3–4').textContent).toBe('3–4');
});
