import { makeCloseButton } from './close-button.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/**
 * Makes the notice. It offers to reload, or to play the game as text. A player who plays without the map does not miss
 * its picture, so the notice waits until the map returns.
 */
export function makePictureNotice(settings: Settings, playAsText: () => void) {
  let isLost = false;
  let isClosed = false;
  const decide = () => {
    const hidesMap = settings.options.textView === 'instead';
    if (hidesMap) isClosed = false;
    notice.hidden = !isLost || isClosed || hidesMap;
  };
  const close = () => {
    isClosed = true;
    decide();
  };
  const reload = () => location.reload();
  const asText = () => {
    close();
    playAsText();
  };
  const notice = element(
    'div',
    'error-notice picture-notice',
    { role: 'alert', hidden: true },
    settings.text(element('p', ''), ({ ui }) => ui.pictureLost),
    settings.button('small', ({ ui }) => ui.reload, reload),
    settings.button('small', ({ textView }) => textView.playAsText, asText),
    makeCloseButton(settings, close),
  );
  settings.follow(decide);
  return {
    element: notice,
    /** Notes whether the picture is lost. */
    note(lost: boolean) {
      isLost = lost;
      isClosed = false;
      decide();
    },
  };
}
