import { languageName, languages } from '../words/languages.ts';
import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import { looks, type Options } from './options/options.ts';
import type { Settings } from './settings.ts';

/** One option as a row of buttons. `group` keeps the row apart from another row of this option. */
export function makeChoice<K extends keyof Options & string>(
  settings: Settings,
  group: string,
  option: K,
  values: readonly (Options[K] & string)[],
  label: (words: Words) => string,
  name: (value: Options[K] & string, words: Words) => string,
): HTMLElement {
  const legend = settings.text(element('legend', ''), label);
  const buttons = values.map((value) => {
    const input = element('input', '', {
      type: 'radio',
      name: `${group}-${option}`,
      value,
      onchange() {
        settings.choose({ [option]: value } as Partial<Options>);
      },
    });
    const text = settings.text(element('span', ''), (words) => name(value, words));
    if (option === 'language') text.lang = value;
    settings.follow((_, options) => {
      input.checked = options[option] === value;
    });
    return element('label', '', input, text);
  });
  return element('fieldset', `choice ${option}`, legend, element('div', '', ...buttons));
}

/** The usual options, language and look, as rows of buttons. */
export function makeChoices(settings: Settings, group: string): HTMLElement {
  return element(
    'div',
    'choices',
    makeChoice(
      settings,
      group,
      'language',
      languages,
      ({ ui }) => ui.languageLabel,
      (language) => languageName(language),
    ),
    makeChoice(
      settings,
      group,
      'look',
      looks,
      ({ ui }) => ui.look,
      (look, { ui }) => ui[look],
    ),
  );
}
