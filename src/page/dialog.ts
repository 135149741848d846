import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';

/**
 * A window over the page with a heading and a button that closes it; so do Escape and X. Z presses
 * what has the focus.
 */
export function makeDialog(
  live: Live,
  name: string,
  heading: (words: Words) => string,
  ...content: HTMLElement[]
): HTMLDialogElement {
  const title = live.text(element('h2', '', { id: `${name}-heading` }), heading);
  const close = element('button', 'close', { type: 'button' }, '×');
  close.addEventListener('click', () => dialog.close());
  live.follow(({ ui }) => {
    close.ariaLabel = ui.close;
  });
  const body = element('div', 'body', {}, ...content);
  const dialog = element('dialog', name, {}, element('header', '', {}, title, close), body);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.addEventListener('keydown', (event) => {
    // Escape may also have opened it, and still be held; and no held key presses a button again.
    if (event.repeat && ['Escape', 'Enter'].includes(event.key)) event.preventDefault();
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.code !== 'KeyZ' && event.code !== 'KeyX') return;
    // What lies under the dialog must not take this press for one of its own.
    event.preventDefault();
    event.stopPropagation();
    if (event.code === 'KeyX') dialog.close();
    else if (event.target instanceof HTMLElement) event.target.click();
  });
  // A press on the backdrop counts as one on the dialog itself; its content covers all the rest.
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
