import type { Control } from './controls.ts';
import { type Binding, type CompassPoint, compass, type Keys } from './key-tables.ts';

/** The meaning of keys. */

type Steps = Readonly<Record<string, CompassPoint>>;

/** Two arrow keys held together with Shift make a diagonal step; see `keyboard.ts`. */
export const arrows: Steps = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
};

/** By code, because the codes do not depend on NumLock. Arrows and numpad step in every table. */
const numpad: Steps = {
  Numpad7: 'northWest',
  Numpad8: 'north',
  Numpad9: 'northEast',
  Numpad4: 'west',
  Numpad6: 'east',
  Numpad1: 'southWest',
  Numpad2: 'south',
  Numpad3: 'southEast',
};

/** The part of a KeyboardEvent that identifies the key. */
export interface Stroke {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The part of a KeyboardEvent that distinguishes a chord from other presses. */
type Chord = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The characters of keys on an American keyboard, without and with Shift. */
const american: Readonly<Record<string, string>> = {
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Semicolon: ';:',
  Quote: '\'"',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Backquote: '`~',
  ...Object.fromEntries([...')!@#$%^&*('].map((sign, digit) => [`Digit${digit}`, digit + sign])),
};

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock'];

/** Whether a key only changes the meaning of other keys. */
export function isModifier({ key }: Stroke): boolean {
  return modifiers.includes(key);
}

/** Whether a press belongs to the browser or the system: of such presses, only runs with arrows are controls. */
export function isChord({ ctrlKey, altKey, metaKey }: Chord): boolean {
  return ctrlKey || altKey || metaKey;
}

/**
 * Whether a press is an arrow with Ctrl, which runs. Ctrl with a letter is no run: browsers keep some of these chords,
 * such as Ctrl+N, and their users expect the rest. Ctrl with the numpad changes tabs.
 */
export function runsByArrow(press: Chord & Stroke): boolean {
  return (
    press.code in arrows && press.ctrlKey && !press.altKey && !press.metaKey && !press.shiftKey
  );
}

/** The key of a press, as key tables name it. */
export function keyOfStroke(stroke: Stroke): string {
  return namesOfPress(stroke)[0];
}

/**
 * The names of a pressed key, the best first. Letters count as they are typed, so that they match the
 * labels of any Latin keyboard. Other alphabets, and characters that a layout has elsewhere, count by the
 * place of their key on an American keyboard.
 */
function namesOfPress({ code, key, shiftKey }: Stroke): string[] {
  // Caps Lock must not change a letter.
  if (/^[a-z]$/i.test(key)) return [shiftKey ? key.toUpperCase() : key.toLowerCase()];
  if (code.startsWith('Numpad')) return [code];
  const names = [];
  if (key.length === 1 && !/[\p{L}\s]/u.test(key)) names.push(key);
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const placed = letter ? letter.toLowerCase() + letter : american[code];
  if (placed) names.push(placed[shiftKey ? 1 : 0]);
  else if (names.length === 0) names.push(shiftKey ? `Shift+${code}` : code, code);
  return names;
}

/** The control of a key other than an arrow, or null. The digits of the numpad are steps. */
export function controlOf(stroke: Stroke, keys: Keys): Control | null {
  const fixed = numpad[stroke.code];
  if (fixed) return controlTo('step', fixed);
  const bindings = Object.keys(keys) as Binding[];
  const bound = (key: string) => bindings.find((binding) => keys[binding]?.includes(key));
  const digit = /^Digit(\d)$/.exec(stroke.code)?.[1];
  // On some keyboards the digits need Shift. Without it, their keys type other characters, which may be bound.
  if (digit && (stroke.key === digit || !(stroke.shiftKey || bound(keyOfStroke(stroke))))) {
    return { type: 'digit', digit: Number(digit) };
  }
  for (const name of namesOfPress(stroke)) {
    const binding = bound(name);
    if (binding)
      return binding in compass ? controlTo('step', binding as CompassPoint) : plain(binding);
    const runs = isCapital(name) ? bound(name.toLowerCase()) : undefined;
    if (runs && runs in compass) return controlTo('runTowards', runs as CompassPoint);
  }
  return null;
}

/** Whether a key is the capital of a letter. */
export function isCapital(key: string): boolean {
  return /^[A-Z]$/.test(key);
}

function controlTo(type: 'step' | 'runTowards', point: CompassPoint): Control {
  const [dx, dy] = compass[point];
  return { type, dx, dy };
}

function plain(binding: Binding): Control {
  return { type: binding as Exclude<Binding, CompassPoint> };
}
