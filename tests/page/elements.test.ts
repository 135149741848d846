import { afterEach, expect, test, vi } from 'vitest';
import { element, setText, takesText } from '../../src/page/elements.ts';
import { plainPage } from './plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('fields, text areas, lists of choices and editable elements take text; other elements do not', () => {
  class Plain {
    isContentEditable = false;
  }
  class Input extends Plain {
    constructor(readonly type: string) {
      super();
    }
  }
  class Area extends Plain {}
  class List extends Plain {}
  vi.stubGlobal('HTMLElement', Plain);
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLTextAreaElement', Area);
  vi.stubGlobal('HTMLSelectElement', List);
  const takes = (target: object | null) => takesText(target as HTMLElement);
  const editable = Object.assign(new Plain(), { isContentEditable: true });
  const fields = ['text', 'search', 'number'].map((type) => new Input(type));
  for (const one of [...fields, new Area(), new List(), editable]) expect(takes(one)).toBe(true);
  for (const one of [null, new Plain(), new Input('checkbox'), new Input('radio')]) {
    expect(takes(one)).toBe(false);
  }
});
