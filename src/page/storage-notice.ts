import type { Words } from '../words/texts.ts';
import { makeCloseButton } from './close-button.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** A bar at the bottom of the page that reports that the game is not stored: see `app/saves/storage-reports.ts`. */
export type StorageNotice = ReturnType<typeof makeStorageNotice>;

/** Makes a hidden storage notice. `saveFile` saves the current game as a file; the button needs one. */
export function makeStorageNotice(settings: Settings, saveFile: () => void) {
  let message: (words: Words) => string = () => '';
  const detail = element('code', '');
  const sentence = settings.text(element('p', ''), (words) => message(words));
  const close = makeCloseButton(settings, () => {
    notice.hidden = true;
  });
  const notice = element(
    'div',
    'error-notice storage-notice',
    { role: 'alert', hidden: true },
    sentence,
    detail,
    settings.button('small', ({ ui }) => ui.saves.download, saveFile),
    close,
  );
  return {
    element: notice,
    /** Shows a message with the browser's reason. */
    show(next: (words: Words) => string, reason: string) {
      message = next;
      sentence.textContent = next(settings.words);
      detail.textContent = reason;
      notice.hidden = false;
    },
    hide() {
      notice.hidden = true;
    },
  };
}
