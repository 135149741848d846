import { type Control, codesOf, factsOf, type KeySet, plainControls } from './controls.ts';

/** The meaning of keys. */

type Steps = Readonly<Record<string, readonly [dx: number, dy: number]>>;

/** Two arrow keys held together with Shift make a diagonal step; see `keyboard.ts`. */
export const arrows: Steps = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** By code, because the codes do not depend on NumLock. */
const numpad: Steps = {
  Numpad7: [-1, -1],
  Numpad8: [0, -1],
  Numpad9: [1, -1],
  Numpad4: [-1, 0],
  Numpad6: [1, 0],
  Numpad1: [-1, 1],
  Numpad2: [0, 1],
  Numpad3: [1, 1],
};

/** The letters that step. With Shift they run. */
export const letters: Readonly<Record<KeySet, Steps>> = {
  vi: {
    KeyH: [-1, 0],
    KeyJ: [0, 1],
    KeyK: [0, -1],
    KeyL: [1, 0],
    KeyY: [-1, -1],
    KeyU: [1, -1],
    KeyB: [-1, 1],
    KeyN: [1, 1],
  },
  qwe: {
    KeyQ: [-1, -1],
    KeyW: [0, -1],
    KeyE: [1, -1],
    KeyA: [-1, 0],
    KeyD: [1, 0],
    KeyZ: [-1, 1],
    KeyX: [0, 1],
    KeyC: [1, 1],
  },
};

/** The part of a KeyboardEvent that identifies the key. */
export interface Stroke {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The control of a key other than an arrow, or null. */
export function controlOf({ code, key, shiftKey }: Stroke, set: KeySet): Control | null {
  const character = plainControls.find((control) => factsOf(control).character === key);
  if (character) return { type: character };
  const isLetter = code in letters[set];
  const step = numpad[code] ?? letters[set][code];
  if (step) return { type: isLetter && shiftKey ? 'dash' : 'step', dx: step[0], dy: step[1] };
  const withCode = (wanted: string) =>
    plainControls.find((control) => codesOf(control, set).includes(wanted));
  const found = (shiftKey && withCode(`Shift+${code}`)) || withCode(code);
  return found ? { type: found } : null;
}
