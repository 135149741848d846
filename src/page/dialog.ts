import './dialog.css';
import type { Words } from '../words/texts.ts';
import { makeCloseButton } from './close-button.ts';
import { element, takesText } from './elements.ts';
import type { Settings } from './settings.ts';
import { typedLetter } from './typed-letter.ts';

/**
 * Calls a function each time that a dialog has been closed. The browser reports it a moment later; if
 * the dialog is open again by then, the report is about the past and is ignored.
 */
export function afterClosing(dialog: HTMLDialogElement, act: () => void): void {
  dialog.addEventListener('close', () => {
    if (!dialog.open) act();
  });
}

/** Closes all dialogs: the page below them shows something else. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}

/** Shows the heading of a dialog again, because something else has changed that it depends on. */
export function renewHeading(settings: Settings, dialog: HTMLDialogElement): void {
  const heading = dialog.querySelector('h2');
  if (heading) settings.renewTexts(heading);
}

/** Makes a closed dialog. Its close button, Escape and X close it. Z presses the focused control. */
export function makeDialog(
  settings: Settings,
  name: string,
  heading: (words: Words) => string,
  ...content: HTMLElement[]
): HTMLDialogElement {
  const title = settings.text(element('h2', '', { id: `${name}-heading` }), heading);
  const close = makeCloseButton(settings, () => dialog.close());
  const body = element('div', 'body', ...content);
  const dialog = element('dialog', name, element('header', '', title, close), body);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.addEventListener('keydown', (event) => {
    // A held Escape may have opened the dialog. A held key must not press a button again.
    if (event.repeat && ['Escape', 'Enter'].includes(event.key)) event.preventDefault();
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const letter = typedLetter(event);
    if (letter !== 'z' && letter !== 'x') return;
    if (takesText(event.target)) return;
    // The page under the dialog must not get this press.
    event.preventDefault();
    event.stopPropagation();
    if (letter === 'x') dialog.close();
    else if (event.target instanceof HTMLElement) event.target.click();
  });
  // Only the backdrop has the dialog itself as its target. The dialog closes at the click, not at the press:
  // the click of a finger would go to the page below. A drag out of the dialog does not close it.
  let isPressed = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    isPressed = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (isPressed && target === dialog) dialog.close();
  });
  return dialog;
}
