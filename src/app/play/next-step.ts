import type { Stop } from '../../controls/automatic/stop.ts';
import type { ButtonControl, PlainControl } from '../../controls/control-table.ts';
import { padButtonName } from '../../controls/gamepad.ts';
import { keyName, keyNameInText } from '../../controls/key-list.ts';
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
  const { nextStep, press } = words.ui;
  const { down, up } = device === 'textButtons' ? words.textView : words.ui.buttons;
  const buttons = { ...words.ui.buttons, down, up };
  const isButton = device === 'buttons' || device === 'textButtons';
  const nameOf = device === 'textKeys' ? keyNameInText : keyName;
  const by = (control: PlainControl) =>
    device === 'gamepad' ? padButtonName(control) : nameOf(control, keys, words);
  if (stop.id === 'mayDie') {
    if (isButton) return press.attackByButton(buttons.attack);
    const attack = by('attack');
    return attack ? press.attackAnyway(attack) : '';
  }
  if (stop.id === 'restFirst') {
    if (isButton) return press.restsOrExplores(buttons.rest, buttons.explore);
    const [rest, explore] = [by('rest'), by('explore')];
    return rest && explore ? press.restOrExplore(rest, explore) : '';
  }
  if (stop.id === 'inView') {
    if (isButton) return press.attacks(buttons.attack);
    const [attack, look] = [by('attack'), by('examine')];
    return attack && look ? press.attackOrLook(attack, look) : '';
  }
  const next = nextOf(stop);
  if (next === null) return '';
  const sentence = nextStep[next];
  const { key, button, label, isAgain } = controlsOf[next];
  const keyed = device === 'keys' || device === 'textKeys' ? nameOf(key, keys, words) : '';
  if (keyed) return sentence(isAgain && key === button ? press.again(keyed) : press.key(keyed));
  const name = device === 'gamepad' ? padButtonName(button) : buttons[label ?? button];
  if (name === null) return '';
  return sentence(isAgain ? press.again(name) : press.button(name));
}

function nextOf(stop: Stop): NextStep | null {
  if (stop.id === 'searchedPlaces') return 'search';
  if (stop.id === 'searchedAll') return 'searchHere';
  return stop.id === 'nothingLeft' ? stop.params.next : null;
}
