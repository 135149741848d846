import type { Campaign } from '../game/campaign.ts';
import type { Words } from '../words/texts.ts';
import { codesOf, isUsable, type KeySet, type PlainControl, plainControls } from './controls.ts';
import { letters } from './keys.ts';

/** The names of keys, for hints and for the key list of the help. */

/** A line of the key list: a description and the names of its keys. */
export interface KeyRow {
  readonly does: string;
  readonly keys: readonly string[];
}

/** The name of the key that hints show for a control; an empty text if it has no key. */
export function keyName(control: PlainControl, set: KeySet, words: Words): string {
  return namesOf(control, set, words)[0] ?? '';
}

/** The key list of a key set, without controls that the hero of the campaign cannot use. */
export function keyRows(set: KeySet, words: Words, campaign: Campaign): KeyRow[] {
  const { keys, caps } = words.ui;
  const steps = Object.keys(letters[set]).map(letterOf).join(' ');
  const bagKey = keyName('bag', set, words);
  const rows: KeyRow[] = [{ does: keys.move, keys: ['↑ ↓ ← →', caps.numpad, steps] }];
  if (campaign.rules.ways !== 'orthogonal') {
    rows.push({ does: keys.diagonal, keys: [caps.diagonal] });
  }
  for (const control of plainControls) {
    if (control === 'other' || !isUsable(control, campaign)) continue;
    let names = namesOf(control, set, words);
    if (control === 'run') names = [...names, `Shift + ${steps}`];
    if (control === 'back') names = [bagKey, ...names];
    if (control === 'menu') names = namesOf('back', set, words);
    rows.push({ does: keys[control], keys: names });
    const throws = control === 'back' && campaign.kinds[0].components.some(isThrower);
    if (throws) rows.push({ does: keys.throw, keys: [bagKey] });
  }
  return rows;
}

const isThrower = ({ name }: { name: string }) => name === 'Thrower';

function namesOf(control: PlainControl, set: KeySet, words: Words): string[] {
  const { caps } = words.ui;
  const names: Readonly<Record<string, string>> = {
    Space: caps.space,
    Period: '.',
    'Shift+Period': '>',
    'Shift+Comma': '<',
    'Shift+Slash': '?',
    Escape: 'Esc',
    Numpad5: caps.numpad5,
    Enter: 'Enter',
  };
  return codesOf(control, set)
    .map((code) => names[code] ?? (code.startsWith('Key') ? letterOf(code) : ''))
    .filter((name) => name !== '');
}

function letterOf(code: string): string {
  const letter = code.slice('Key'.length);
  // In the pixel font a capital I looks like a bar.
  return letter === 'I' ? 'i' : letter;
}
