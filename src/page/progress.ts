import type { Words } from '../words/texts.ts';
import { afterClosing, makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** Milliseconds before the dialog appears: most work is done by then. */
const delay = 300;

/** A dialog that shows the progress of long work. */
export interface ProgressDialog {
  readonly dialog: HTMLDialogElement;
  /** Shows the dialog after a moment. `cancelled`: the player has closed it. */
  open(text: (words: Words) => string, cancelled: () => void): void;
  /** Shows how far the work is. */
  show(text: (words: Words) => string): void;
  /** The work is done. */
  close(): void;
}

/** Makes the closed dialog for the progress of opening files. */
export function makeProgress(settings: Settings): ProgressDialog {
  let text: (words: Words) => string = () => '';
  let cancel = () => {};
  let timer = 0;
  const sentence = settings.text(element('p', '', {}), (words) => text(words));
  const button = settings.text(
    element('button', '', { type: 'button', onclick: () => dialog.close() }),
    ({ ui }) => ui.saves.cancel,
  );
  const buttons = element('div', 'buttons', {}, button);
  const dialog = makeDialog(
    settings,
    'progress',
    ({ ui }) => ui.saves.heading,
    element('div', 'menu-content', {}, sentence, buttons),
  );
  afterClosing(dialog, () => cancel());
  const show = (say: (words: Words) => string) => {
    text = say;
    sentence.textContent = say(settings.words);
  };
  return {
    dialog,
    show,
    open(say, cancelled) {
      show(say);
      timer = window.setTimeout(() => {
        cancel = cancelled;
        dialog.showModal();
      }, delay);
    },
    close() {
      cancel = () => {};
      window.clearTimeout(timer);
      dialog.close();
    },
  };
}
