import { describe, expect, test } from 'vitest';
import { plainControls } from '../../src/controls/control-table.ts';
import { controlFacts, isUsable } from '../../src/controls/controls.ts';
import {
  type Binding,
  compassPoints,
  type KeyTable,
  keyTables,
  tableOf,
} from '../../src/controls/key-tables.ts';
import { controlOf, isCapital, keyOfStroke } from '../../src/controls/keys.ts';
import { keySets } from '../../src/page/options/options.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

const stroke = (code: string, key = '', shiftKey = false) => ({ code, key, shiftKey });
const step = (dx: number, dy: number) => ({ type: 'step', dx, dy });
const { tutorial, rogue, left } = keyTables;
const tables = Object.keys(keyTables) as KeyTable[];

test.each([
  ['KeyH', -1, 0],
  ['KeyJ', 0, 1],
  ['KeyK', 0, -1],
  ['KeyL', 1, 0],
  ['KeyY', -1, -1],
  ['KeyU', 1, -1],
  ['KeyB', -1, 1],
  ['KeyN', 1, 1],
])('in the tables of the campaigns %s steps %i, %i', (code, dx, dy) => {
  for (const keys of [tutorial, rogue]) expect(controlOf(stroke(code), keys)).toEqual(step(dx, dy));
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
])('for the left hand %s steps %i, %i', (code, dx, dy) => {
  expect(controlOf(stroke(code), left)).toEqual(step(dx, dy));
});

describe.each(tables)('in the table %s', (table) => {
  const keys = keyTables[table];

  test('the numpad works with and without NumLock', () => {
    for (const key of ['7', 'Home'])
      expect(controlOf(stroke('Numpad7', key), keys)).toEqual(step(-1, -1));
    for (const key of ['5', 'Clear'])
      expect(controlOf(stroke('Numpad5', key), keys)).toEqual({ type: 'wait' });
  });

  test('i, Enter and Escape are bag, confirm and back', () => {
    expect(controlOf(stroke('KeyI', 'i'), keys)).toEqual({ type: 'bag' });
    expect(controlOf(stroke('Enter', 'Enter'), keys)).toEqual({ type: 'confirm' });
    expect(controlOf(stroke('Escape', 'Escape'), keys)).toEqual({ type: 'back' });
  });

  test('>, < and ? work by character and by place, so on every keyboard layout', () => {
    expect(controlOf(stroke('Period', ':', true), keys)).toEqual({ type: 'down' });
    expect(controlOf(stroke('Period', 'Ю', true), keys)).toEqual({ type: 'down' });
    expect(controlOf(stroke('IntlBackslash', '>', true), keys)).toEqual({ type: 'down' });
    expect(controlOf(stroke('IntlBackslash', '<'), keys)).toEqual({ type: 'up' });
    expect(controlOf(stroke('Minus', '?', true), keys)).toEqual({ type: 'help' });
    expect(controlOf(stroke('Period', '.'), keys)).toEqual({ type: 'wait' });
  });

  test('no key has two controls, and no control has the capital of a letter that steps', () => {
    const bound = Object.values(keys).flat();
    const runs = compassPoints
      .flatMap((point) => keys[point] ?? [])
      .map((key) => key.toUpperCase());
    const all = [...bound, ...runs];
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });

  test('every key is written as a press of it is named', () => {
    for (const key of Object.values(keys).flat()) {
      const pressed = key.length === 1 ? stroke('', key, isCapital(key)) : stroke(key, key, false);
      expect(keyOfStroke(pressed)).toBe(key);
    }
  });
});

test.each([campaign, rogueCampaign, arenaCampaign])(
  'every control that the hero of $id can use has a key, unless it is a tool of the lab',
  (played) => {
    const usable = plainControls.filter(
      (control) => control !== 'other' && control !== 'menu' && isUsable(control, played),
    ) as Binding[];
    for (const set of keySets) {
      const keys = keyTables[tableOf(played, set)];
      const unbound = usable.filter((control) => !keys[control]?.length);
      expect(unbound).toEqual(['panel']);
    }
  },
);

test('Rogue has the letters of Rogue, and the Simple Roguelike those of the tutorial', () => {
  const types = (keys: typeof rogue, ...typed: string[]) =>
    typed.map((key) => controlOf(stroke('', key, isCapital(key)), keys)?.type ?? null);
  expect(types(rogue, 't', 'w', 'W', 'T', 'q', 'e', 'd', 's', 'i')).toEqual([
    ...['throw', 'wield', 'wear', 'takeOff', 'drink', 'eat', 'drop', 'search', 'bag'],
  ]);
  expect(types(rogue, 'c', 'D', 'Q')).toEqual(['name', 'discoveries', 'giveUp']);
  expect(types(rogue, 'r', 'P', 'R', 'p', 'z')).toEqual([
    ...['read', 'putOn', 'removeRing', 'zap', 'zapAnywhere'],
  ]);
  expect(types(tutorial, 'x', 'z', 'p', 't')).toEqual(['bag', 'confirm', 'pickup', 'dig']);
});

test('language, look, seed and profiler have no keys', () => {
  for (const keys of Object.values(keyTables)) {
    expect(keys.panel).toBeUndefined();
    for (const key of ['v', 'r', 'o']) {
      const type = controlOf(stroke('', key), keys)?.type;
      expect(
        type && type !== 'step' ? controlFacts(type as Binding & 'panel').request : undefined,
      ).toBe(undefined);
    }
  }
});

test('Shift and a letter run; Shift and the numpad step', () => {
  expect(controlOf(stroke('KeyY', 'Y', true), tutorial)).toEqual({
    type: 'runTowards',
    dx: -1,
    dy: -1,
  });
  expect(controlOf(stroke('KeyD', 'D', true), left)).toEqual({ type: 'runTowards', dx: 1, dy: 0 });
  expect(controlOf(stroke('Numpad7', 'Home', true), rogue)).toEqual(step(-1, -1));
});

test('Caps Lock changes no letter', () => {
  expect(controlOf(stroke('KeyY', 'Y', false), tutorial)).toEqual(step(-1, -1));
  expect(controlOf(stroke('KeyW', 'w', true), rogue)).toEqual({ type: 'wear' });
});

test('letters count as they are typed on a Latin keyboard, and by their place on others', () => {
  // The key that types Y on a German keyboard is where Z is on an American one.
  expect(controlOf(stroke('KeyZ', 'y'), tutorial)).toEqual(step(-1, -1));
  expect(controlOf(stroke('KeyY', 'н'), tutorial)).toEqual(step(-1, -1));
  expect(controlOf(stroke('KeyW', 'Ц', true), rogue)).toEqual({ type: 'wear' });
});

test('the digits above the letters count, with Shift where the keyboard needs it', () => {
  expect(controlOf(stroke('Digit2', '2'), tutorial)).toEqual({ type: 'digit', digit: 2 });
  expect(controlOf(stroke('Digit2', '2', true), tutorial)).toEqual({ type: 'digit', digit: 2 });
  expect(controlOf(stroke('Digit2', '@', true), tutorial)).toEqual({ type: 'character' });
  expect(controlOf(stroke('Digit3', '#', true), tutorial)).toBeNull();
});

test.each([
  ['a French keyboard', 'Digit4', "'", 'describe'],
  ['a French keyboard', 'Digit6', '-', 'zoomOut'],
  ['a Czech keyboard', 'Digit1', '+', 'zoomIn'],
])(
  'the digit row of %s types characters, and %s as %s has the control of this character',
  (_, code, key, type) => {
    for (const keys of Object.values(keyTables)) {
      expect(controlOf(stroke(code, key), keys)).toEqual({ type });
    }
  },
);

test('a key of the digit row whose character has no meaning counts, and so does the digit with Shift', () => {
  for (const [code, key] of [
    ['Digit1', '&'],
    ['Digit2', 'é'],
    ['Digit5', '('],
  ]) {
    const digit = Number(code.at(-1));
    expect(controlOf(stroke(code, key), tutorial)).toEqual({ type: 'digit', digit });
  }
  expect(controlOf(stroke('Digit4', '4', true), tutorial)).toEqual({ type: 'digit', digit: 4 });
  // Caps Lock of a French keyboard.
  expect(controlOf(stroke('Digit4', '4'), tutorial)).toEqual({ type: 'digit', digit: 4 });
});

test('a key without a meaning has no control', () => {
  expect(controlOf(stroke('F5', 'F5'), tutorial)).toBeNull();
  expect(controlOf(stroke('KeyX', 'X', true), rogue)).toBeNull();
});

test('a key without a character keeps its meaning with Shift', () => {
  expect(controlOf(stroke('Space', ' ', true), tutorial)).toEqual({ type: 'here' });
});
