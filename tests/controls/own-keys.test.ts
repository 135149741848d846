import { describe, expect, test } from 'vitest';
import { keyTables } from '../../src/controls/key-tables.ts';
import { controlOf, isCapital } from '../../src/controls/keys.ts';
import {
  bind,
  builtInOf,
  holderOf,
  isFixed,
  keysOf,
  problemOfKeys,
  reset,
  settleKeys,
} from '../../src/controls/own-keys.ts';

const meaning = (changed: Parameters<typeof keysOf>[1], key: string) =>
  controlOf({ code: '', key, shiftKey: isCapital(key) }, keysOf('rogue', changed))?.type ?? null;

test('a control that is bound to a free key has only this key, and other tables keep theirs', () => {
  const changed = bind('rogue', {}, 'eat', 'v');
  expect([meaning(changed, 'v'), meaning(changed, 'e')]).toEqual(['eat', null]);
  expect(keysOf('tutorial', changed)).toEqual(keyTables.tutorial);
});

test('a taken key changes hands: its holder gets the old key', () => {
  expect(holderOf(keyTables.rogue, 'q', 'eat')).toBe('drink');
  const changed = bind('rogue', {}, 'eat', 'q');
  expect([meaning(changed, 'q'), meaning(changed, 'e')]).toEqual(['eat', 'drink']);
  expect(problemOfKeys(changed)).toBeNull();
});

test('a control that loses one of several keys keeps its other keys', () => {
  const changed = bind('rogue', {}, 'search', '.');
  expect(keysOf('rogue', changed).wait).toEqual(['s', 'Numpad5']);
});

test('a control without a key takes one, and its holder loses only this key', () => {
  const changed = bind('tutorial', {}, 'panel', 'x');
  expect(keysOf('tutorial', changed)).toMatchObject({ panel: ['x'], bag: ['i'] });
});

test('a key of the player has no other meaning by default', () => {
  const changed = { rogue: { zap: ['Q'], north: ['t'] } };
  expect([meaning(changed, 'Q'), meaning(changed, 't'), meaning(changed, 'T')]).toEqual([
    'zap',
    'step',
    'runTowards',
  ]);
  expect(keysOf('rogue', changed)).toMatchObject({ giveUp: [], throw: [], takeOff: [] });
});

test('the capital of a letter that steps belongs to its run', () => {
  expect(holderOf(keyTables.rogue, 'H', 'wear')).toBe('west');
  expect(holderOf(keyTables.rogue, 'w', 'north')).toBe('wield');
  // W wears, and a step on w would run by W.
  expect(holderOf({ ...keyTables.rogue, wield: [] }, 'w', 'north')).toBe('wear');
});

describe('a reset', () => {
  test('a reset gives a control its default keys back, and takes them from their holder', () => {
    const swapped = bind('rogue', {}, 'eat', 'q');
    const back = reset('rogue', swapped, 'eat');
    expect([meaning(back, 'e'), meaning(back, 'q')]).toEqual(['eat', null]);
    expect(meaning(reset('rogue', back, 'drink'), 'q')).toBe('drink');
  });
});

test.each(['ArrowUp', 'Numpad7', 'F5', 'Tab', 'Escape'])('%s cannot be bound', (key) => {
  expect(isFixed(key)).toBe(true);
});

test.each(['q', 'W', '>', 'Space', 'Enter', 'Numpad5', 'Home'])('%s can be bound', (key) => {
  expect(isFixed(key)).toBe(false);
});

test.each([
  ['Tab', 'eat', 'fixed'],
  ['1', 'eat', 'count'],
  ['0', 'west', 'count'],
  ['H', 'eat', 'run'],
  ['H', 'west', null],
  ['W', 'eat', null],
  ['q', 'eat', null],
] as const)('%s has for %s the built-in meaning %s', (key, binding, meaning) => {
  expect(builtInOf(keyTables.rogue, key, binding)).toBe(meaning);
});

test('the capital of a letter that steps is free while the step has another key', () => {
  const changed = bind('rogue', {}, 'west', 'x');
  expect(builtInOf(keysOf('rogue', changed), 'H', 'eat')).toBeNull();
  expect(builtInOf(keysOf('rogue', changed), 'X', 'eat')).toBe('run');
});

describe('keys from a file', () => {
  test('a default key such as Tab or Escape may have changed hands', () => {
    const changed = bind('tutorial', bind('tutorial', {}, 'attack', 'x'), 'back', 'q');
    expect(changed.tutorial).toMatchObject({ bag: ['Tab', 'i'], drink: ['Escape'] });
    expect(problemOfKeys(changed)).toBeNull();
  });

  test.each([
    [{ rogue: { eat: ['c'] } }, null],
    [{ moon: {} }, '"keys.moon" is unknown; use one of tutorial, rogue, left'],
    [{ rogue: { fly: ['m'] } }, /^"keys\.rogue\.fly" is unknown; use one of west, south,/],
    [
      { rogue: { eat: ['F5'] } },
      '"keys.rogue.eat" has the key F5, which cannot be changed; remove it',
    ],
  ])('the problem of the keys %j is %s', (changed, problem) => {
    const found = problemOfKeys(changed as Parameters<typeof problemOfKeys>[0]);
    if (problem instanceof RegExp) expect(found).toMatch(problem);
    else expect(found).toBe(problem);
  });

  test.each([
    ['a default key of another control', { eat: ['q'] }, ['q', 'drink', 'eat'], { eat: ['e'] }],
    [
      'a default key of another control, beside a free one',
      { eat: ['v', 'q'], rest: ['x'] },
      ['q', 'drink', 'eat'],
      { eat: ['v'], rest: ['x'] },
    ],
    [
      'one key for two controls of the file',
      { eat: ['q'], drink: ['q'] },
      ['q', 'drink', 'eat'],
      { eat: ['e'], drink: ['q'] },
    ],
    [
      'a taken key, where the file has given the default key away',
      { eat: ['q'], search: ['e'] },
      ['q', 'drink', 'eat'],
      { eat: [], search: ['e'] },
    ],
    ['the capital of a letter that steps', { eat: ['H'] }, ['H', 'west', 'eat'], { eat: ['e'] }],
    ['a digit of a count', { eat: ['3'] }, ['3', null, 'eat'], { eat: ['e'] }],
  ] as const)('%s is a conflict, and the rest of the file is kept', (_, own, conflict, kept) => {
    const { keys, conflicts } = settleKeys({ rogue: own });
    const [key, holder, other] = conflict;
    expect(conflicts).toMatchObject([{ table: 'rogue', key, holder, other }]);
    expect(keys).toEqual({ rogue: kept });
  });

  test('keys that a player has exchanged and reset are no conflict', () => {
    const swapped = bind('rogue', bind('rogue', {}, 'eat', 'q'), 'search', '.');
    expect(settleKeys(swapped)).toEqual({ keys: swapped, conflicts: [] });
    // H is free while the step has another key.
    const run = bind('rogue', bind('rogue', {}, 'west', 'x'), 'eat', 'H');
    const back = reset('rogue', run, 'west');
    expect(settleKeys(back)).toEqual({ keys: back, conflicts: [] });
  });
});
