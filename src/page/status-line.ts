import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** Makes an empty line. */
export function makeStatusLine(settings: Settings, tag: 'p' | 'span', className: string) {
  let text: (words: Words) => string = () => '';
  const line = settings.text(element(tag, className, { role: 'status' }), (words) => text(words));
  return {
    element: line,
    /** Shows a message; null removes it. */
    say(message: ((words: Words) => string) | null) {
      text = message ?? (() => '');
      // Also the same text again, so that a screen reader announces it again.
      line.textContent = text(settings.words);
    },
  };
}
