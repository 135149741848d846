import type { Stop } from '../../controls/automatic/stop.ts';
import type { ButtonControl, PlainControl } from '../../controls/control-table.ts';
import { padButtonName } from '../../controls/gamepad.ts';
import { keyName, keyNameInText } from '../../controls/key-names.ts';
import type { Keys } from '../../controls/key-tables.ts';
import type { NextStep } from '../../words/stop-reasons.ts';
import type { Words } from '../../words/texts.ts';

/** The last device of the player: a key, a button of the page, or a gamepad. */
export type Device = 'keys' | 'buttons' | 'gamepad';

/** A device, with the text view apart: there Tab moves the focus, and the stairs have buttons of their own. */
type NamedDevice = Device | 'textKeys' | 'textButtons';

/** The controls of a step: the one with a key, and the one with a button. */
interface StepControls {
  readonly key: PlainControl;
  readonly button: ButtonControl;
  /** The present label of the button, if it is not its name. */
  readonly label?: 'down' | 'up';
  /** Whether the button is pressed once more, and the key if it has the same control. */
  readonly isAgain: boolean;
}

const controlsOf: Readonly<Record<NextStep, StepControls>> = {
  // A second press of the button does it.
  toDown: { key: 'down', button: 'explore', isAgain: true },
  toUp: { key: 'up', button: 'explore', isAgain: true },
  down: { key: 'down', button: 'here', label: 'down', isAgain: false },
  up: { key: 'up', button: 'here', label: 'up', isAgain: false },
  search: { key: 'explore', button: 'explore', isAgain: true },
  searchHere: { key: 'searchOn', button: 'search', isAgain: false },
  dig: { key: 'dig', button: 'dig', isAgain: false },
};

/** The sentence that names the keys or buttons for the next command after a stop; empty if the reason needs none. */
export function nextStepText(stop: Stop, device: NamedDevice, keys: Keys, words: Words): string {
  const names = namesOn(device, keys, words);
  const next = nextOf(stop);
  return next ? travelText(next, names, words) : dangerText(stop, names, words);
}

/** The names of the controls on a device. */
interface ControlNames {
  readonly on: 'keyboard' | 'gamepad' | 'page';
  /** The key of a control, or its button of the gamepad; empty if it has none. */
  key(control: PlainControl): string;
  /** The button of the page, or of the gamepad; empty if it has none. */
  button(control: ButtonControl, label?: 'down' | 'up'): string;
}

function namesOn(device: NamedDevice, keys: Keys, words: Words): ControlNames {
  if (device === 'gamepad') {
    const name = (control: PlainControl) => padButtonName(control) ?? '';
    return { on: 'gamepad', key: name, button: name };
  }
  const { down, up } = device === 'textButtons' ? words.textView : words.ui.buttons;
  const buttons = { ...words.ui.buttons, down, up };
  const nameOf = device === 'textKeys' ? keyNameInText : keyName;
  return {
    on: device === 'keys' || device === 'textKeys' ? 'keyboard' : 'page',
    key: (control) => nameOf(control, keys, words),
    button: (control, label) => buttons[label ?? control],
  };
}

/** The step that leads on. Without a key, its button is named. */
function travelText(next: NextStep, names: ControlNames, { ui }: Words): string {
  const { press } = ui;
  const sentence = ui.nextStep[next];
  const { key, button, label, isAgain } = controlsOf[next];
  const keyed = names.on === 'keyboard' ? names.key(key) : '';
  if (keyed) return sentence(isAgain && key === button ? press.again(keyed) : press.key(keyed));
  const name = names.button(button, label);
  if (!name) return '';
  return sentence(isAgain ? press.again(name) : press.button(name));
}

/** The advice for the danger that has stopped a command. */
function dangerText(stop: Stop, names: ControlNames, { ui: { press } }: Words): string {
  const { key, button } = names;
  const isPage = names.on === 'page';
  switch (stop.id) {
    case 'mayDie':
      if (isPage) return press.attackByButton(button('attack'));
      return ifNamed(press.attackAnyway, key('attack'));
    case 'restFirst':
      if (isPage) return press.restsOrExplores(button('rest'), button('explore'));
      return ifNamed(press.restOrExplore, key('rest'), key('explore'));
    case 'inView':
      if (isPage) return press.attacks(button('attack'));
      return ifNamed(press.attackOrLook, key('attack'), key('examine'));
    default:
      return '';
  }
}

/** A sentence with the names of controls; empty if one of them has none. */
function ifNamed(sentence: (...names: string[]) => string, ...names: string[]): string {
  return names.every((name) => name !== '') ? sentence(...names) : '';
}

function nextOf(stop: Stop): NextStep | null {
  if (stop.id === 'searchedPlaces') return 'search';
  if (stop.id === 'searchedAll') return 'searchHere';
  return stop.id === 'nothingLeft' ? stop.params.next : null;
}
