import { describe, expect, test } from 'vitest';
import { codesOf, keySets, plainControls } from '../../src/controls/controls.ts';
import { controlOf } from '../../src/controls/keys.ts';

const stroke = (code: string, key = '', shiftKey = false) => ({ code, key, shiftKey });
const step = (dx: number, dy: number) => ({ type: 'step', dx, dy });

test.each([
  ['KeyH', -1, 0],
  ['KeyJ', 0, 1],
  ['KeyK', 0, -1],
  ['KeyL', 1, 0],
  ['KeyY', -1, -1],
  ['KeyU', 1, -1],
  ['KeyB', -1, 1],
  ['KeyN', 1, 1],
])('in the vi set %s steps %i, %i', (code, dx, dy) => {
  expect(controlOf(stroke(code), 'vi')).toEqual(step(dx, dy));
});

test.each([
  ['KeyQ', -1, -1],
  ['KeyW', 0, -1],
  ['KeyE', 1, -1],
  ['KeyA', -1, 0],
  ['KeyD', 1, 0],
  ['KeyZ', -1, 1],
  ['KeyX', 0, 1],
  ['KeyC', 1, 1],
])('in the qwe set %s steps %i, %i', (code, dx, dy) => {
  expect(controlOf(stroke(code), 'qwe')).toEqual(step(dx, dy));
});

describe.each(keySets)('in the set %s', (set) => {
  test('the numpad works with and without NumLock', () => {
    for (const key of ['7', 'Home'])
      expect(controlOf(stroke('Numpad7', key), set)).toEqual(step(-1, -1));
    for (const key of ['5', 'Clear'])
      expect(controlOf(stroke('Numpad5', key), set)).toEqual({ type: 'wait' });
  });

  test('I, Enter and Escape are bag, confirm and back', () => {
    expect(controlOf(stroke('KeyI'), set)).toEqual({ type: 'bag' });
    expect(controlOf(stroke('Enter'), set)).toEqual({ type: 'confirm' });
    expect(controlOf(stroke('Escape'), set)).toEqual({ type: 'back' });
  });

  test('>, < and ? work by key and by character, so on every keyboard layout', () => {
    expect(controlOf(stroke('Period', ':', true), set)).toEqual({ type: 'down' });
    expect(controlOf(stroke('IntlBackslash', '>', true), set)).toEqual({ type: 'down' });
    expect(controlOf(stroke('IntlBackslash', '<'), set)).toEqual({ type: 'up' });
    expect(controlOf(stroke('Minus', '?', true), set)).toEqual({ type: 'help' });
    expect(controlOf(stroke('Period', '.'), set)).toEqual({ type: 'wait' });
  });
});

test('S searches in the vi set and waits in the qwe set, where B searches; F runs in both', () => {
  expect(controlOf(stroke('KeyS'), 'vi')).toEqual({ type: 'search' });
  expect(controlOf(stroke('KeyS'), 'qwe')).toEqual({ type: 'wait' });
  expect(controlOf(stroke('KeyB'), 'qwe')).toEqual({ type: 'search' });
  for (const set of keySets) expect(controlOf(stroke('KeyF'), set)).toEqual({ type: 'run' });
});

test('Shift and a letter run; Shift and the numpad step', () => {
  expect(controlOf(stroke('KeyY', 'Y', true), 'vi')).toEqual({ type: 'dash', dx: -1, dy: -1 });
  expect(controlOf(stroke('KeyD', 'D', true), 'qwe')).toEqual({ type: 'dash', dx: 1, dy: 0 });
  expect(controlOf(stroke('Numpad7', 'Home', true), 'vi')).toEqual(step(-1, -1));
});

test('a key without a meaning has no control', () => {
  expect(controlOf(stroke('F5'), 'vi')).toBeNull();
  expect(controlOf(stroke('KeyX'), 'qwe')).toEqual(step(0, 1));
});

test('a key keeps its meaning with Shift if Shift has no meaning of its own', () => {
  expect(controlOf(stroke('KeyG', 'G', true), 'vi')).toEqual({ type: 'look' });
  expect(controlOf(stroke('Slash', '-', true), 'vi')).toEqual({ type: 'help' });
});

test.each(keySets)('no key of the set %s has two controls', (set) => {
  const codes = plainControls.flatMap((control) => codesOf(control, set));
  expect(new Set(codes).size).toBe(codes.length);
});

test('each control has its first key in the vi set', () => {
  const typed = plainControls.map((control) => [control, codesOf(control, 'vi')[0]]);
  expect(Object.fromEntries(typed)).toEqual({
    run: 'KeyF',
    wait: 'Period',
    search: 'KeyS',
    here: 'Space',
    pickup: 'KeyP',
    down: 'Shift+Period',
    up: 'Shift+Comma',
    dig: 'KeyT',
    bag: 'KeyX',
    confirm: 'KeyZ',
    back: 'Escape',
    look: 'KeyG',
    language: 'KeyV',
    copySeed: 'KeyR',
    panel: 'KeyM',
    inspect: 'KeyO',
    help: 'Slash',
  });
});
