import { afterEach, expect, test, vi } from 'vitest';
import { panelOn } from '../../src/page/floating-panel.ts';

afterEach(() => vi.unstubAllGlobals());

/** A rectangle as browsers return it. */
function rect(left: number, top: number, width: number, height: number): DOMRect {
  const box = { left, top, width, height, right: left + width, bottom: top + height };
  return box as DOMRect;
}

const map = rect(0, 0, 800, 600);

/** The rectangle that a message over the map leaves free, with these panels. */
function freed(...panels: { hidden: boolean; place: DOMRect }[]): DOMRectReadOnly | null {
  const elements = panels.map(({ hidden, place }) => ({
    hidden,
    getBoundingClientRect: () => place,
  }));
  vi.stubGlobal('document', { querySelectorAll: () => elements });
  return panelOn(map);
}

test('a message over the map leaves an open panel free, unless it is closed or beside the map', () => {
  const over = rect(8, 8, 340, 500);
  expect(freed({ hidden: false, place: over })).toBe(over);
  expect(freed({ hidden: true, place: over })).toBeNull();
  expect(freed({ hidden: false, place: rect(810, 8, 300, 500) })).toBeNull();
  expect(freed({ hidden: true, place: map }, { hidden: false, place: over })).toBe(over);
});
