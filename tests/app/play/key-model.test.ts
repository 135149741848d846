import { expect, test } from 'vitest';
import { makeKeyModel } from '../../../src/app/play/key-model.ts';
import type { Settings } from '../../../src/page/settings.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { campaign } from '../../world.ts';

const settings = {
  words: await wordsOf('en'),
  options: { keySet: 'vi', keys: {} },
} as unknown as Settings;
const model = makeKeyModel(settings, () => campaign);
const press = (key: string, code = key) => ({ key, code, shiftKey: false }) as KeyboardEvent;

test('a control can be given a letter, but no key that only changes other keys', () => {
  expect(model.keyOf(press('x', 'KeyX'))).toMatchObject({ key: 'x' });
  for (const key of ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock']) {
    expect(model.keyOf(press(key)), key).toBeNull();
  }
});
