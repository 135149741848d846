import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import { iconOf } from './icon.ts';
import type { Settings } from './settings.ts';

/** A row of radio buttons. */
interface RadioRow<V extends string> {
  readonly className: string;
  /** The name of its inputs, which keeps the row apart from others. */
  readonly name: string;
  readonly values: readonly V[];
  legend(words: Words): string;
  say(value: V, words: Words): string;
  /** Icons before the texts, as paths in a square of 24 units. */
  readonly icons?: Partial<Record<V, string>>;
  /** The player has chosen a value. */
  chosen(value: V): void;
}

/** Makes a row of radio buttons, of which none is chosen. */
export function makeRadioGroup<V extends string>(settings: Settings, row: RadioRow<V>) {
  const { name, icons = {} as Partial<Record<V, string>> } = row;
  const inputs = row.values.map((value) =>
    element('input', '', { type: 'radio', name, value, onchange: () => row.chosen(value) }),
  );
  const labels = row.values.map((value, at) => {
    const text = settings.text(element('span', ''), (words) => row.say(value, words));
    const icon = icons[value];
    return element('label', '', inputs[at], ...(icon ? [iconOf(icon)] : []), text);
  });
  const legend = settings.text(element('legend', ''), (words) => row.legend(words));
  const show = (value: V) => {
    inputs[row.values.indexOf(value)].checked = true;
  };
  return {
    element: element('fieldset', `choice ${row.className}`, legend, element('div', '', ...labels)),
    labels,
    /** The chosen value. */
    get value(): V | null {
      return row.values[inputs.findIndex(({ checked }) => checked)] ?? null;
    },
    /** Shows that a value is chosen. */
    show,
    /** Chooses a value as the player does. */
    choose(value: V) {
      if (inputs[row.values.indexOf(value)].checked) return;
      show(value);
      row.chosen(value);
    },
  };
}
