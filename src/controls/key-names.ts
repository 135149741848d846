import type { Words } from '../words/texts.ts';
import type { PlainControl } from './control-table.ts';
import type { Binding, Keys } from './key-tables.ts';

/** The names of keys, for hints, labels and the key list. */

/** The name of the key that hints show for a control; an empty text if it has no key. */
export function keyName(control: PlainControl, keys: Keys, words: Words): string {
  return namesOfKeys(control, keys, words)[0] ?? '';
}

/** The name of the key that the text view shows for a control: not Tab, which moves the focus there. */
export function keyNameInText(control: PlainControl, keys: Keys, words: Words): string {
  return namesOfKeys(control, keys, words).find((name) => name !== 'Tab') ?? '';
}

export const arrowKeys = '↑ ↓ ← →';

/** The names of the keys of a control. */
export function namesOfKeys(control: PlainControl, keys: Keys, words: Words): string[] {
  if (control === 'other') return [];
  const binding: Binding = control === 'menu' ? 'back' : control;
  // Both Enter keys have one name, and so have + and −.
  return [...new Set(keys[binding]?.map((key) => nameOfKey(key, words)))];
}

/** The name of a key of a key table, as labels show it. */
export function nameOfKey(key: string, { ui: { caps } }: Words): string {
  const names: Readonly<Record<string, string>> = {
    Space: caps.space,
    Escape: 'Esc',
    Numpad5: caps.numpad5,
    NumpadEnter: 'Enter',
    NumpadAdd: '+',
    NumpadSubtract: '-',
  };
  return names[key] ?? key.replace(/(?<=.)\+/, ' + ');
}
