import type { Campaign } from '../../game/campaign.ts';
import { textIn } from '../../words/sentences.ts';
import { makeDialog } from '../dialog.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** A line of the list of keys: an action and the names of its keys. */
interface KeyRow {
  readonly does: string;
  readonly keys: readonly string[];
}

/** The help dialog. */
interface Help {
  readonly dialog: HTMLDialogElement;
  /** Shows the present campaign and its keys. */
  open(): void;
}

/**
 * Makes the closed help dialog: the goal of the campaign and its keys, as they are when it is opened. `hasPad`:
 * whether a gamepad can be used.
 */
export function makeHelp(
  settings: Settings,
  goal: () => Campaign['goal'],
  rows: () => readonly KeyRow[],
  hasPad: () => boolean,
): Help {
  const list = element('dl', 'keys', {});
  const aim = element('p', 'aside', {});
  const fill = () => {
    aim.textContent = textIn(goal(), settings.options.language);
    list.replaceChildren(
      ...rows().map(({ does, keys }) =>
        element(
          'div',
          '',
          {},
          element('dt', '', {}, does),
          element('dd', '', {}, ...keys.map((key) => element('kbd', '', {}, key))),
        ),
      ),
    );
  };
  const pointer = settings.text(element('p', 'aside pointer', {}), ({ ui }) => ui.keys.pointer);
  const pad = settings.text(element('p', 'aside', { hidden: !hasPad() }), ({ ui }) => ui.keys.pad);
  window.addEventListener('gamepadconnected', () => {
    pad.hidden = !hasPad();
  });
  const dialog = makeDialog(settings, 'help', ({ ui }) => ui.help, aim, list, pointer, pad);
  // The list has no control, and keys have to scroll it.
  const body = dialog.querySelector<HTMLElement>('.body');
  if (body) body.tabIndex = 0;
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.repeat) return;
    // The key that closes the dialog must not open it again.
    event.preventDefault();
    dialog.close();
  });
  return {
    dialog,
    open() {
      fill();
      dialog.showModal();
    },
  };
}
