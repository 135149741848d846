import { makeCloseButton } from './close-button.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** A bar at the bottom of the page that reports that the graphics card no longer draws the game. */
export interface PictureNotice {
  readonly element: HTMLElement;
  show(): void;
  hide(): void;
}

/** Makes a hidden notice. It offers to reload and, while the game is not played as text, to do so. */
export function makePictureNotice(settings: Settings, playAsText: () => void): PictureNotice {
  const hide = () => {
    notice.hidden = true;
  };
  const reload = element('button', 'small', {
    type: 'button',
    onclick: () => location.reload(),
  });
  const asText = element('button', 'small', {
    type: 'button',
    onclick: () => {
      hide();
      playAsText();
    },
  });
  settings.follow((_, { textView }) => {
    asText.hidden = textView === 'instead';
  });
  const notice = element(
    'div',
    'error-notice picture-notice',
    { role: 'alert', hidden: true },
    settings.text(element('p', '', {}), ({ ui }) => ui.pictureLost),
    settings.text(reload, ({ ui }) => ui.reload),
    settings.text(asText, ({ textView }) => textView.playAsText),
    makeCloseButton(settings, hide),
  );
  return {
    element: notice,
    show() {
      notice.hidden = false;
    },
    hide,
  };
}
