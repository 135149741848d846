import type { Words } from '../words/texts.ts';
import { makeCloseButton } from './close-button.ts';
import { element } from './elements.ts';
import { errorText } from './error-text.ts';
import { LoadError } from './lazy.ts';
import type { Settings } from './settings.ts';

/** A bar at the bottom of the page that reports an error and offers to reload. */
export interface ErrorNotice {
  readonly element: HTMLElement;
  show(error: unknown): void;
  /**
   * Leaves the game in which an error occurred. Returns a function that saves a report about it, or null
   * if there is no saved game.
   */
  leaveGame: (error: unknown) => (() => void) | null;
  /** Shows an error of the browser's storage in its own notice. Returns false for any other error. */
  showStorageError: (error: unknown) => boolean;
}

/** Makes a hidden error notice. */
export function makeErrorNotice(settings: Settings): ErrorNotice {
  const detail = element('code', '');
  let isLoadError = false;
  let saveReport: (() => void) | null = null;
  const textIn = ({ ui }: Words) => {
    if (isLoadError) return ui.notLoaded;
    return saveReport ? ui.faultInGame : ui.fault;
  };
  const sentence = settings.text(element('p', ''), textIn);
  const report = settings.button(
    'small',
    ({ ui }) => ui.saveReport,
    () => saveReport?.(),
  );
  const close = makeCloseButton(settings, () => {
    notice.hidden = true;
  });
  const notice = element(
    'div',
    'error-notice',
    { role: 'alert', hidden: true },
    sentence,
    detail,
    report,
    settings.button(
      'small',
      ({ ui }) => ui.reload,
      () => location.reload(),
    ),
    close,
  );
  const errors: ErrorNotice = {
    element: notice,
    leaveGame: () => null,
    showStorageError: () => false,
    show(error) {
      if (errors.showStorageError(error)) return;
      isLoadError = error instanceof LoadError;
      // A report about an earlier error stays: it is about the first one.
      if (!isLoadError) saveReport = errors.leaveGame(error) ?? (notice.hidden ? null : saveReport);
      report.hidden = isLoadError || saveReport === null;
      sentence.textContent = textIn(settings.words);
      // An address may break after each slash, instead of inside a name.
      const parts = errorText(error).split(/(?<=\/)(?!\/)/);
      detail.replaceChildren(...parts.flatMap((part) => [part, document.createElement('wbr')]));
      notice.hidden = false;
    },
  };
  return errors;
}

/** Shows every uncaught error of the page in a notice. */
export function reportErrors(notice: ErrorNotice): void {
  window.addEventListener('error', ({ error, message }) => {
    // Browsers report this as an error; it only means that a size is measured one frame later.
    if (!message.startsWith('ResizeObserver loop')) notice.show(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => notice.show(reason));
}
