import { copyText } from './clipboard.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';
import { makeStatusLine } from './status-line.ts';

/** Makes a seed line. When the browser refuses to copy, the button selects the seed instead. */
export function makeSeedLine(settings: Settings) {
  const label = settings.text(element('span', 'label'), ({ ui }) => ui.seed);
  const text = element('code', '');
  const status = makeStatusLine(settings, 'span', 'said');
  const copy = async () => {
    const copied = await copyText(text.textContent);
    status.say(copied ? ({ ui }) => ui.seedCopied : null);
    if (!copied) getSelection()?.selectAllChildren(text);
  };
  const button = settings.button('small', ({ ui }) => ui.copy, copy);
  return {
    element: element('p', 'seed', label, text, button, status.element),
    show(seed: string) {
      text.textContent = seed;
      status.say(null);
    },
  };
}
