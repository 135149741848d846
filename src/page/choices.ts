import { languageName, languages } from '../words/languages.ts';
import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import { looks, type Options } from './options/options.ts';
import { makeRadioGroup } from './radio-group.ts';
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
  const row = makeRadioGroup(settings, {
    className: option,
    name: `${group}-${option}`,
    values,
    legend: label,
    say: name,
    chosen: (value) => settings.choose({ [option]: value } as Partial<Options>),
  });
  row.labels.forEach((label, at) => {
    if (option === 'language') label.lang = values[at];
  });
  settings.follow((_, options) => row.show(options[option] as (typeof values)[number]));
  return row.element;
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
