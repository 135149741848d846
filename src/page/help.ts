import type { Campaign } from '../game/campaign.ts';
import { textIn } from '../words/sentences.ts';
import { makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';

/** A line of the list of keys: what it does, and the names of the keys that do it. */
interface KeyRow {
  readonly does: string;
  readonly keys: readonly string[];
}

/** The goal of a campaign and the list of its keys; both functions tell them as they are now. */
export function makeHelp(
  live: Live,
  goal: () => Campaign['goal'],
  rows: () => readonly KeyRow[],
): HTMLDialogElement {
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
  const aim = element('p', 'aside', {});
  live.follow((_, { language }) => {
    aim.textContent = textIn(goal(), language);
  });
  const pointer = live.text(element('p', 'aside pointer', {}), ({ ui }) => ui.keys.pointer);
  const dialog = makeDialog(live, 'help', ({ ui }) => ui.help, aim, list, pointer);
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.repeat) return;
    // This press is used up: it must not open the list again.
    event.preventDefault();
    dialog.close();
  });
  return dialog;
}
