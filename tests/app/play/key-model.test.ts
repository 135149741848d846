import { expect, test } from 'vitest';
import { makeKeyModel } from '../../../src/app/play/key-model.ts';
import { objectionTo, textOf } from '../../../src/page/options/key-change.ts';
import type { Settings } from '../../../src/page/settings.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { campaign } from '../../world.ts';

const settings = {
  words: await wordsOf('en'),
  options: { keySet: 'vi', keys: {} },
} as unknown as Settings;
const model = makeKeyModel(settings, () => campaign);
const press = (key: string, code = key, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    code,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...held,
  }) as KeyboardEvent;

/** The state of a change after a key was pressed for eating. */
function change(...pressed: Parameters<typeof press>) {
  const key = model.keyOf(press(...pressed)) ?? expect.fail('no key');
  return objectionTo(model, 'eat', key);
}

test('a control can be given a letter, but no key that only changes other keys', () => {
  expect(model.keyOf(press('x', 'KeyX'))).toMatchObject({ key: 'x' });
  for (const key of ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock']) {
    expect(model.keyOf(press(key)), key).toBeNull();
  }
});

test('the digit row of a French keyboard gives a control its characters, but not its digits', () => {
  expect(change('&', 'Digit1')).toBeNull();
  expect(change("'", 'Digit4')).toMatchObject({ type: 'conflict', key: "'" });
  // As this key types a letter of French, its place counts.
  expect(change('é', 'Digit2')).toMatchObject({ refused: { name: '2', meaning: 'count' } });
  expect(change('4', 'Digit4', { shiftKey: true })).toMatchObject({
    refused: { meaning: 'count' },
  });
});

test.each(['ctrlKey', 'altKey', 'metaKey'] as const)(
  'a control cannot be given a key with %s, which the game never gets',
  (modifier) => {
    const refused = change('@', 'KeyL', { [modifier]: true }) ?? expect.fail('not refused');
    expect(textOf(refused, settings.words.ui)).toContain('Ctrl');
  },
);
