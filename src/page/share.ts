import type { Words } from '../words/texts.ts';
import { copyText } from './clipboard.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** A line that reports whether a text was copied. If it was not, it shows the text for copying. */
export interface ShareLine {
  readonly element: HTMLElement;
  share(text: string): Promise<void>;
  clear(): void;
}

/** Makes an empty line. */
export function makeShareLine(settings: Settings): ShareLine {
  let say: ((words: Words) => string) | null = null;
  const status = settings.text(element('p', 'said', { role: 'status' }), (words) =>
    say ? say(words) : '',
  );
  const shown = element('pre', 'shared-text', { hidden: true, tabIndex: 0 });
  const report = (text: ((words: Words) => string) | null) => {
    say = text;
    status.textContent = text ? text(settings.words) : '';
  };
  return {
    element: element('div', 'share', {}, status, shown),
    async share(text) {
      const copied = await copyText(text);
      report(({ ui }) => (copied ? ui.scores.shared : ui.scores.notShared));
      shown.hidden = copied;
      shown.textContent = text;
      if (!copied) getSelection()?.selectAllChildren(shown);
    },
    clear() {
      report(null);
      shown.hidden = true;
    },
  };
}
