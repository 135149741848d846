import type { Words } from '../words/texts.ts';
import { copyText } from './clipboard.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';
import { makeStatusLine } from './status-line.ts';

/** Makes an empty line. `success`: the message after copying. */
export function makeShareLine(
  settings: Settings,
  success: (words: Words) => string = ({ ui }) => ui.scores.shared,
) {
  const status = makeStatusLine(settings, 'p', 'said');
  const shown = element('pre', 'shared-text', { hidden: true, tabIndex: 0 });
  const line = element('div', 'share', status.element, shown);
  return {
    element: line,
    async share(text: string) {
      const copied = await copyText(text);
      status.say(copied ? success : ({ ui }) => ui.scores.notShared);
      shown.hidden = copied;
      shown.textContent = text;
      if (!copied) getSelection()?.selectAllChildren(shown);
      line.scrollIntoView({ block: 'nearest' });
    },
    clear() {
      status.say(null);
      shown.hidden = true;
    },
  };
}
