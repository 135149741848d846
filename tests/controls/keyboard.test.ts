import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Control } from '../../src/controls/controls.ts';
import { keyTables } from '../../src/controls/key-tables.ts';
import { diagonalOf, type KeyHandlers, listenToKeys } from '../../src/controls/keyboard.ts';

test('if several pairs of arrows are held, the first of up-left, up-right, down-left, down-right counts', () => {
  const all = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  expect(diagonalOf(new Set(all))).toEqual({ dx: -1, dy: -1 });
  expect(diagonalOf(new Set(['ArrowUp', 'ArrowRight']))).toEqual({ dx: 1, dy: -1 });
  expect(diagonalOf(new Set(['ArrowDown', 'ArrowLeft', 'ArrowRight']))).toEqual({ dx: -1, dy: 1 });
  expect(diagonalOf(new Set(['ArrowDown']))).toBeNull();
});

class Field {}

let page: EventTarget;
let passed: [type: string, repeat: boolean, dx?: number, dy?: number][];
let handlers: KeyHandlers;
let wanted: (control: Control) => boolean;
/** The keys that turn pages. */
let turning: readonly string[];

/** Presses a key; returns whether the browser must not handle it. */
function press(code: string, facts: Partial<KeyboardEvent> & { on?: object } = {}): boolean {
  const { on = null, ...rest } = facts;
  const event = new Event('keydown', { cancelable: true });
  Object.assign(event, { code, key: '', ctrlKey: false, shiftKey: false, repeat: false }, rest);
  Object.defineProperty(event, 'target', { value: on });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

function release(code: string, key = ''): void {
  page.dispatchEvent(Object.assign(new Event('keyup'), { code, key }));
}

beforeEach(() => {
  page = new EventTarget();
  passed = [];
  wanted = () => true;
  turning = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('HTMLElement', class {});
  handlers = {
    keys: () => keyTables.tutorial,
    takesText: (target) => target instanceof Field,
    wants: (control) => wanted(control),
    turnsPages: (key) => turning.includes(key),
    act: (control, { repeat = false }) => {
      const direction = 'dx' in control ? [control.dx, control.dy] : [];
      passed.push([control.type, repeat, ...direction] as (typeof passed)[number]);
    },
    diagonal: vi.fn(),
  };
  listenToKeys(handlers);
});
afterEach(() => vi.unstubAllGlobals());

describe('a key press', () => {
  test('a key press is passed as its control and taken from the browser', () => {
    expect(press('KeyX')).toBe(true);
    expect(press('ArrowLeft')).toBe(true);
    expect(passed).toEqual([
      ['bag', false],
      ['step', false, -1, 0],
    ]);
  });

  test('a key that opens a field for a text is not typed into it', () => {
    expect(press('KeyG', { key: 'g' })).toBe(false);
    handlers.act = () => Object.assign(document, { activeElement: new Field() });
    expect(press('KeyG', { key: 'g' })).toBe(true);
  });

  test('a key press of a held step, wait or search repeats', () => {
    for (const code of ['ArrowUp', 'KeyJ', 'Period', 'KeyS']) press(code, { repeat: true });
    expect(passed).toEqual([
      ['step', true, 0, -1],
      ['step', true, 0, 1],
      ['wait', true],
      ['search', true],
    ]);
  });

  test('a key press of any other held key does not repeat, but stays taken from the browser', () => {
    for (const code of ['KeyX', 'Space', 'KeyP', 'KeyT', 'KeyQ', 'Enter', 'Escape']) {
      expect(press(code, { repeat: true })).toBe(true);
    }
    press('KeyJ', { repeat: true, shiftKey: true });
    expect(passed).toEqual([]);
  });

  test('a key press without a meaning is passed as "other" once and left to the browser', () => {
    expect(press('F5')).toBe(false);
    press('F5', { repeat: true });
    press('ShiftLeft', { key: 'Shift' });
    expect(passed).toEqual([['other', false]]);
  });

  test('a key press that turns pages repeats and is taken from the browser', () => {
    turning = ['PageDown'];
    expect(press('PageDown')).toBe(true);
    expect(press('PageDown', { repeat: true })).toBe(true);
    expect(passed).toEqual([
      ['other', false],
      ['other', true],
    ]);
    // While a dialog is open, for example.
    wanted = () => false;
    expect(press('PageDown')).toBe(false);
    expect(passed).toHaveLength(2);
  });

  test('a key press that is not wanted is left to the browser', () => {
    wanted = ({ type }) => type !== 'bag';
    expect(press('KeyX')).toBe(false);
    expect(passed).toEqual([]);
  });

  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with Command', { metaKey: true }],
    ['while composing text', { isComposing: true }],
    ['in a field for a text', { on: new Field() }],
  ])('a key press %s is left to the browser', (_, facts) => {
    expect(press('KeyX', facts)).toBe(false);
    expect(passed).toEqual([]);
  });
});

describe('Shift and arrows', () => {
  const shiftKey = true;

  test('Shift and arrows step diagonally when two arrows are held', () => {
    expect(press('ArrowUp', { shiftKey })).toBe(true);
    press('ArrowRight', { shiftKey });
    expect(passed).toEqual([['step', false, 1, -1]]);
  });

  test('Shift and arrows step diagonally when one arrow was held before Shift', () => {
    press('ArrowUp');
    press('ShiftLeft', { key: 'Shift' });
    press('ArrowRight', { shiftKey });
    expect(passed.slice(1)).toEqual([['step', false, 1, -1]]);
  });

  test('Shift and arrows do nothing for one arrow after the other was released', () => {
    press('ArrowUp', { shiftKey });
    release('ArrowUp');
    press('ArrowRight', { shiftKey });
    expect(passed).toEqual([]);
  });

  test('Shift and arrows forget held arrows when the window loses the focus or Command is released', () => {
    press('ArrowUp', { shiftKey });
    page.dispatchEvent(new Event('blur'));
    press('ArrowRight', { shiftKey });
    release('Meta', 'Meta');
    press('ArrowUp', { shiftKey });
    expect(passed).toEqual([]);
  });

  test('Ctrl and an arrow run once per press, and further modifiers leave the arrow to the browser', () => {
    expect(press('ArrowLeft', { ctrlKey: true })).toBe(true);
    expect(press('ArrowLeft', { ctrlKey: true, repeat: true })).toBe(true);
    for (const more of [{ shiftKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(press('ArrowUp', { ctrlKey: true, ...more })).toBe(false);
    }
    expect(press('KeyL', { key: 'l', ctrlKey: true })).toBe(false);
    expect(press('Numpad4', { key: '4', ctrlKey: true })).toBe(false);
    expect(passed).toEqual([['runTowards', false, -1, 0]]);
  });

  test('Shift and arrows show and hide the diagonal arrows', () => {
    press('ShiftLeft', { key: 'Shift' });
    expect(handlers.diagonal).toHaveBeenLastCalledWith(true);
    release('ShiftLeft', 'Shift');
    expect(handlers.diagonal).toHaveBeenLastCalledWith(false);
  });
});
