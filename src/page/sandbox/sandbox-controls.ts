import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import { iconOf } from '../icon.ts';
import type { Settings } from '../settings.ts';

/** Makes a row of radio buttons with icons or names, for the sandbox. `pictures`: paths in a square of 24 units. */
export function makeRadios<N extends string>(
  settings: Settings,
  name: string,
  values: readonly N[],
  say: (words: Words, value: N) => string,
  pictures: Partial<Record<N, string>>,
  changed: (value: N) => void,
) {
  const labels = values.map((value) => {
    const input = element('input', '', {
      type: 'radio',
      name,
      value,
      onchange: () => changed(value),
    });
    const text = settings.text(element('span', ''), (words) => say(words, value));
    const picture = pictures[value];
    return element('label', '', input, ...(picture ? [iconOf(picture)] : []), text);
  });
  const inputOf = (value: N) => labels[values.indexOf(value)].querySelector('input');
  const checked = () => labels.find((label) => label.querySelector('input')?.checked);
  const legend = settings.text(element('legend', 'unseen'), ({ ui }) => ui.placer.heading);
  return {
    element: element('fieldset', `choice sandbox-${name}`, legend, element('div', '', ...labels)),
    get value(): N | null {
      const label = checked();
      return label ? values[labels.indexOf(label)] : null;
    },
    choose(value: N) {
      const input = inputOf(value);
      if (!input || input.checked) return;
      input.checked = true;
      changed(value);
    },
    show(value: N, isShown: boolean) {
      labels[values.indexOf(value)].hidden = !isShown;
    },
  };
}
