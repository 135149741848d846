import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/**
 * Makes a hidden notice. `update` replaces the page by the new version, and resolves with whether a game in another
 * tab prevents it.
 */
export function makeUpdateNotice(settings: Settings, update: () => Promise<boolean>) {
  let waits = false;
  const sentence = settings.text(element('p', ''), ({ ui }) =>
    waits ? ui.update.waits : ui.update.ready,
  );
  const press = async () => {
    // A screen reader says a text only when it changes, and the answer can be the same as the last one.
    waits = false;
    settings.renewTexts(sentence);
    waits = await update();
    settings.renewTexts(sentence);
  };
  const button = settings.button('small', ({ ui }) => ui.update.now, press);
  const notice = element(
    'div',
    'error-notice update-notice',
    { role: 'status', hidden: true },
    sentence,
    button,
  );
  return {
    element: notice,
    show() {
      notice.hidden = false;
    },
  };
}
