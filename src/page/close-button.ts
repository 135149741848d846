import { plainButton } from './elements.ts';
import type { Settings } from './settings.ts';

/** The × of a dialog, panel or notice, named in the language of the page. */
export function makeCloseButton(settings: Settings, close: () => void): HTMLButtonElement {
  return settings.label(plainButton('close', '×', close), ({ ui }) => ui.close);
}
