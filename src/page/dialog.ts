import type { Words } from '../words/words.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';

/** A window over the page with a heading and a button that closes it; so does Escape. */
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
  // Escape may also have opened it, and still be held.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.repeat) event.preventDefault();
  });
  // A press on the backdrop counts as one on the dialog itself; its content covers all the rest.
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
