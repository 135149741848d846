import type { Words } from '../words/texts.ts';
import { afterClosing, makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** Milliseconds before the dialog appears: most work is done by then. */
const delay = 300;

/** A dialog that shows the progress of long work. */
export type ProgressDialog = ReturnType<typeof makeProgress>;

/** Makes the closed dialog for the progress of opening files. */
export function makeProgress(settings: Settings) {
  let text: (words: Words) => string = () => '';
  let cancel = () => {};
  let timer = 0;
  /** The number of the newest work. */
  let newest = 0;
  const sentence = settings.text(element('p', ''), (words) => text(words));
  const button = settings.button(
    '',
    ({ ui }) => ui.saves.cancel,
    () => dialog.close(),
  );
  const buttons = element('div', 'buttons', button);
  const dialog = makeDialog(
    settings,
    'progress',
    ({ ui }) => ui.saves.heading,
    element('div', 'menu-content', sentence, buttons),
  );
  afterClosing(dialog, () => cancel());
  const show = (say: (words: Words) => string) => {
    text = say;
    sentence.textContent = say(settings.words);
  };
  return {
    dialog,
    /**
     * Shows the dialog for some work after a moment. `cancelled`: the player has closed it. Only the newest work has
     * the dialog: earlier work that is not done goes on without it.
     */
    open(say: (words: Words) => string, cancelled: () => void) {
      const work = ++newest;
      show(say);
      window.clearTimeout(timer);
      const take = () => {
        cancel = cancelled;
        if (!dialog.open) dialog.showModal();
      };
      // The open dialog of older work is this work's at once.
      if (dialog.open) take();
      else timer = window.setTimeout(take, delay);
      return {
        /** Shows how far the work is. */
        show: (text: (words: Words) => string) => work === newest && show(text),
        /** The work is done. */
        close() {
          if (work !== newest) return;
          cancel = () => {};
          window.clearTimeout(timer);
          dialog.close();
        },
      };
    },
  };
}
