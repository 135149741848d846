import { languageName, languages } from '../words/languages.ts';
import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';
import { keySets, looks, type Options } from './options.ts';

/** Changes some of the options. */
export type Choose = (changed: Partial<Options>) => void;

/** One option as a row of buttons. `group` tells two such rows on one page apart. */
export function makeChoice<K extends keyof Options & string>(
  live: Live<Words>,
  choose: Choose,
  group: string,
  option: K,
  values: readonly (Options[K] & string)[],
  label: (words: Words) => string,
  name: (value: Options[K] & string, words: Words) => string,
): HTMLElement {
  const legend = live.text(element('legend', '', {}), label);
  const buttons = values.map((value) => {
    const input = element('input', '', {
      type: 'radio',
      name: `${group}-${option}`,
      value,
      onchange: () => choose({ [option]: value }),
    });
    const text = live.text(element('span', '', {}), (words) => name(value, words));
    if (option === 'language') text.lang = value;
    live.follow((_, options) => {
      input.checked = options[option] === value;
    });
    return element('label', '', {}, input, text);
  });
  return element('fieldset', `choice ${option}`, {}, legend, element('div', '', {}, ...buttons));
}

/** Language, look and letter keys as rows of buttons. */
export function makeChoices(live: Live<Words>, choose: Choose, group: string): HTMLElement {
  return element(
    'div',
    'choices',
    {},
    makeChoice(
      live,
      choose,
      group,
      'language',
      languages,
      ({ ui }) => ui.languageLabel,
      (language) => languageName(language),
    ),
    makeChoice(
      live,
      choose,
      group,
      'look',
      looks,
      ({ ui }) => ui.look,
      (look, { ui }) => ui[look],
    ),
    makeChoice(
      live,
      choose,
      group,
      'keySet',
      keySets,
      ({ ui }) => ui.keySet,
      (keySet, { ui }) => (keySet === 'vi' ? ui.keySetVi : ui.keySetQwe),
    ),
  );
}
