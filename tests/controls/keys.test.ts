import { describe, expect, test } from 'vitest';
import { diagonalOf } from '../../src/controls/keyboard.ts';
import { actionOf, keyName, keyRows, keySets } from '../../src/controls/keys.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

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
])('vi-key %s steps %i, %i', (code, dx, dy) => {
  expect(actionOf(stroke(code), 'vi')).toEqual(step(dx, dy));
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
])('in the other set %s steps %i, %i', (code, dx, dy) => {
  expect(actionOf(stroke(code), 'qwe')).toEqual(step(dx, dy));
});

describe.each(keySets)('in the set %s', (set) => {
  test('the numpad works with NumLock on and off', () => {
    for (const key of ['7', 'Home'])
      expect(actionOf(stroke('Numpad7', key), set)).toEqual(step(-1, -1));
    for (const key of ['5', 'Clear'])
      expect(actionOf(stroke('Numpad5', key), set)).toEqual({ type: 'wait' });
  });

  test('bag, choosing and going back are always within reach', () => {
    expect(actionOf(stroke('KeyI'), set)).toEqual({ type: 'bag' });
    expect(actionOf(stroke('Enter'), set)).toEqual({ type: 'confirm' });
    expect(actionOf(stroke('Escape'), set)).toEqual({ type: 'back' });
  });

  test('> < and ? count by place and by character, so every layout has them', () => {
    expect(actionOf(stroke('Period', ':', true), set)).toEqual({ type: 'down' });
    expect(actionOf(stroke('IntlBackslash', '>', true), set)).toEqual({ type: 'down' });
    expect(actionOf(stroke('IntlBackslash', '<'), set)).toEqual({ type: 'up' });
    expect(actionOf(stroke('Minus', '?', true), set)).toEqual({ type: 'help' });
    expect(actionOf(stroke('Period', '.'), set)).toEqual({ type: 'wait' });
  });

  test.each(languages)(
    'the list of keys in %s names every action with keys that do it',
    (language) => {
      const rows = keyRows(set, wordsOf(language), campaign);
      expect(rows.length).toBeGreaterThan(14);
      for (const { does, keys } of rows) {
        expect(does).not.toBe('');
        expect([does, keys.length > 0 && keys.every((name) => name !== '')]).toEqual([does, true]);
      }
    },
  );
});

test('searching is S, and B where S waits; F runs in both sets', () => {
  expect(actionOf(stroke('KeyS'), 'vi')).toEqual({ type: 'search' });
  expect(actionOf(stroke('KeyS'), 'qwe')).toEqual({ type: 'wait' });
  expect(actionOf(stroke('KeyB'), 'qwe')).toEqual({ type: 'search' });
  for (const set of keySets) expect(actionOf(stroke('KeyF'), set)).toEqual({ type: 'run' });
});

test('Shift and a letter that moves runs; the numpad steps with Shift as well', () => {
  expect(actionOf(stroke('KeyY', 'Y', true), 'vi')).toEqual({ type: 'dash', dx: -1, dy: -1 });
  expect(actionOf(stroke('KeyD', 'D', true), 'qwe')).toEqual({ type: 'dash', dx: 1, dy: 0 });
  expect(actionOf(stroke('Numpad7', 'Home', true), 'vi')).toEqual(step(-1, -1));
});

describe('the list of keys leaves out what the hero cannot do', () => {
  const words = wordsOf('en');
  const { keys } = words.ui;
  const listed = (played: Campaign) => keyRows('vi', words, played).map(({ does }) => does);

  test('who digs and carries is told of that, and not of searching and throwing', () => {
    const rows = listed(campaign);
    expect(rows).toEqual(expect.arrayContaining([keys.dig, keys.bag, keys.pickup, keys.run]));
    for (const row of [keys.search, keys.throw]) expect(rows).not.toContain(row);
  });

  test('who carries nothing and has no diagonals is told of neither', () => {
    const rows = listed(arenaCampaign);
    for (const row of [keys.bag, keys.confirm, keys.pickup, keys.dig, keys.diagonal]) {
      expect(rows).not.toContain(row);
    }
  });

  test('who searches, throws and picks up by walking', () => {
    const rows = listed(rogueCampaign);
    expect(rows).toEqual(expect.arrayContaining([keys.search, keys.throw, keys.bag]));
    for (const row of [keys.dig, keys.pickup]) expect(rows).not.toContain(row);
  });
});

test('the bag is X where X is free, and i where X is a step: a capital I would read as a bar', () => {
  expect(keyName('bag', 'vi', wordsOf('en'))).toBe('X');
  expect(keyName('bag', 'qwe', wordsOf('en'))).toBe('i');
});

test('of several held arrow pairs the first of up-left, up-right, down-left, down-right counts', () => {
  const all = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  expect(diagonalOf(new Set(all))).toEqual({ dx: -1, dy: -1 });
  expect(diagonalOf(new Set(['ArrowUp', 'ArrowRight']))).toEqual({ dx: 1, dy: -1 });
  expect(diagonalOf(new Set(['ArrowDown', 'ArrowLeft', 'ArrowRight']))).toEqual({ dx: -1, dy: 1 });
  expect(diagonalOf(new Set(['ArrowDown']))).toBeNull();
});
