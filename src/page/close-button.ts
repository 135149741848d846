import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** The × of a dialog, panel or notice, named in the language of the page. */
export function makeCloseButton(settings: Settings, close: () => void): HTMLButtonElement {
  const button = element('button', 'close', { type: 'button', onclick: close }, '×');
  settings.follow(({ ui }) => {
    button.ariaLabel = ui.close;
  });
  return button;
}
