import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** A line on the title screen that announces a new version. */
export interface UpdateNotice {
  readonly element: HTMLElement;
  show(): void;
}

/** Makes a hidden notice. `update` replaces the page by the new version. */
export function makeUpdateNotice(settings: Settings, update: () => void): UpdateNotice {
  const sentence = settings.text(element('p', '', {}), ({ ui }) => ui.update.ready);
  const button = settings.text(
    element('button', 'small', { type: 'button', onclick: update }),
    ({ ui }) => ui.update.now,
  );
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
