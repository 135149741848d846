import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** A line for a message, which screen readers announce and which follows the language. */
export interface StatusLine {
  readonly element: HTMLElement;
  /** Shows a message; null removes it. */
  say(message: ((words: Words) => string) | null): void;
}

/** Makes an empty line. */
export function makeStatusLine(
  settings: Settings,
  tag: 'p' | 'span',
  className: string,
): StatusLine {
  let text: (words: Words) => string = () => '';
  const line = settings.text(element(tag, className, { role: 'status' }), (words) => text(words));
  return {
    element: line,
    say(message) {
      text = message ?? (() => '');
      // Also the same text again, so that a screen reader announces it again.
      line.textContent = text(settings.words);
    },
  };
}
