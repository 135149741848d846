import type { Stop } from '../controls/automatic/stops.ts';
import type { ButtonControl, PlainControl } from '../controls/controls.ts';
import { padButtonName } from '../controls/gamepad.ts';
import { keyName } from '../controls/key-list.ts';
import type { Keys } from '../controls/key-tables.ts';
import type { NextStep } from '../words/stop-reasons.ts';
import type { Words } from '../words/texts.ts';

/** The thing that the player plays with. */
export type Device = 'keys' | 'touch' | 'gamepad';

/** The controls of each step: the one with a key, and the one with a button. */
const controlsOf = {
  // A second press of the button does it.
  toDown: { key: 'down', button: 'explore', isAgain: true },
  toUp: { key: 'up', button: 'explore', isAgain: true },
  down: { key: 'down', button: 'here', isAgain: false },
  up: { key: 'up', button: 'here', isAgain: false },
  search: { key: 'searchOn', button: 'explore', isAgain: true },
  dig: { key: 'dig', button: 'dig', isAgain: false },
} as const satisfies Readonly<
  Record<NextStep, { key: PlainControl; button: ButtonControl; isAgain: boolean }>
>;

/**
 * The sentence about the command that leads on when nothing is left to explore, or about the key that attacks
 * although the next hit may kill the hero; empty if there is none.
 */
export function nextStepText(stop: Stop, device: Device, keys: Keys, words: Words): string {
  if (stop.id === 'mayDie') {
    const { press, buttons } = words.ui;
    if (device === 'touch') return press.attackAnyway(press.button(buttons.attack));
    const by = device === 'gamepad' ? padButtonName('attack') : keyName('attack', keys, words);
    return by ? press.attackAnyway(by) : '';
  }
  if (stop.id !== 'nothingLeft' || stop.params.next === null) return '';
  const { nextStep, press, buttons } = words.ui;
  const sentence = nextStep[stop.params.next];
  const { key, button, isAgain } = controlsOf[stop.params.next];
  const keyed = device === 'keys' ? keyName(key, keys, words) : '';
  if (keyed) return sentence(press.key(keyed));
  const name = device === 'gamepad' ? padButtonName(button) : buttons[button];
  if (name === null) return '';
  return sentence(isAgain ? press.again(name) : press.button(name));
}
