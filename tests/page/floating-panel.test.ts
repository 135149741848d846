import { afterEach, expect, test, vi } from 'vitest';
import { keepClear, panelsOn } from '../../src/page/floating-panel.ts';

afterEach(() => vi.unstubAllGlobals());

/** A rectangle as browsers return it. */
function rect(left: number, top: number, width: number, height: number): DOMRect {
  const box = { left, top, width, height, right: left + width, bottom: top + height };
  return box as DOMRect;
}

const map = rect(0, 0, 800, 600);

/** The rectangles that a message over the map leaves free, with these panels. */
function freed(...panels: { hidden: boolean; place: DOMRect }[]): DOMRectReadOnly[] {
  const elements = panels.map(({ hidden, place }) => ({
    hidden,
    getBoundingClientRect: () => place,
  }));
  vi.stubGlobal('document', { querySelectorAll: () => elements });
  return panelsOn(map);
}

test('a message over the map leaves open panels over the map free', () => {
  const over = rect(8, 8, 340, 500);
  expect(freed({ hidden: false, place: over })).toEqual([over]);
  expect(freed({ hidden: true, place: over })).toEqual([]);
  expect(freed({ hidden: false, place: rect(810, 8, 300, 500) })).toEqual([]);
  expect(freed({ hidden: true, place: map }, { hidden: false, place: over })).toEqual([over]);
  const other = rect(400, 8, 390, 500);
  expect(freed({ hidden: false, place: over }, { hidden: false, place: other })).toEqual([
    over,
    other,
  ]);
});

test('a panel moves off a box to the other side, and stays when it covers the box on both', () => {
  const classes = new Set<string>();
  const toggle = (name: string) => {
    if (!classes.delete(name)) classes.add(name);
  };
  const panel = {
    classList: { toggle },
    getBoundingClientRect: () => rect(classes.has('across') ? 450 : 8, 8, 340, 500),
  } as unknown as HTMLElement;
  expect(keepClear(panel, rect(400, 50, 20, 20))).toBe(false);
  expect(keepClear(panel, rect(50, 50, 20, 20))).toBe(true);
  expect([...classes]).toEqual(['across']);
  expect(keepClear(panel, rect(50, 50, 600, 20))).toBe(false);
  expect([...classes]).toEqual(['across']);
});
