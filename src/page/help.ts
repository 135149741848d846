import { makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';

/** A line of the list of keys: what it does, and the names of the keys that do it. */
interface KeyRow {
  readonly does: string;
  readonly keys: readonly string[];
}

/** The list of keys; `rows` gives them as they are now. */
export function makeHelp(live: Live, rows: () => readonly KeyRow[]): HTMLDialogElement {
  const list = element('dl', 'keys', {});
  live.follow(() => {
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
  });
  const goal = live.text(element('p', 'aside', {}), ({ ui }) => ui.helpGoal);
  const pointer = live.text(element('p', 'aside pointer', {}), ({ ui }) => ui.keys.pointer);
  const dialog = makeDialog(live, 'help', ({ ui }) => ui.help, goal, list, pointer);
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.repeat) return;
    // This press is used up: it must not open the list again.
    event.preventDefault();
    dialog.close();
  });
  return dialog;
}
