import { element } from './elements.ts';
import { LoadError } from './lazy.ts';
import type { Settings } from './settings.ts';

/** A bar at the bottom of the page that reports an error and offers to reload. */
export interface ErrorNotice {
  readonly element: HTMLElement;
  show(error: unknown): void;
}

/** Makes a hidden error notice. */
export function makeErrorNotice(settings: Settings): ErrorNotice {
  const detail = element('code', '', {});
  let isLoadError = false;
  const sentence = settings.text(element('p', '', {}), ({ ui }) =>
    isLoadError ? ui.notLoaded : ui.fault,
  );
  const close = element('button', 'close', { type: 'button' }, '×');
  settings.follow(({ ui }) => {
    close.ariaLabel = ui.close;
  });
  const notice = element(
    'div',
    'error-notice',
    { role: 'alert', hidden: true },
    sentence,
    detail,
    settings.text(
      element('button', 'small', { type: 'button', onclick: () => location.reload() }),
      ({ ui }) => ui.reload,
    ),
    close,
  );
  close.addEventListener('click', () => {
    notice.hidden = true;
  });
  return {
    element: notice,
    show(error) {
      isLoadError = error instanceof LoadError;
      const { ui } = settings.words;
      sentence.textContent = isLoadError ? ui.notLoaded : ui.fault;
      detail.textContent = error instanceof Error ? `${error.name}: ${error.message}` : `${error}`;
      notice.hidden = false;
    },
  };
}

/** Shows every uncaught error of the page in a notice. */
export function reportErrors(notice: ErrorNotice): void {
  window.addEventListener('error', ({ error, message }) => {
    // Browsers report this as an error; it only means that a size is measured one frame later.
    if (!message.startsWith('ResizeObserver loop')) notice.show(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => notice.show(reason));
}
