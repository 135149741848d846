import { type ItemClass, itemClasses } from '../../words/option-labels.ts';
import type { Words } from '../../words/texts.ts';
import { makeChoice } from '../choices.ts';
import { element } from '../elements.ts';
import { makeRadioGroup } from '../radio-group.ts';
import type { Settings } from '../settings.ts';
import { type Options, palettes } from './options.ts';

/** A choice between named values. */
export function makeRow<
  K extends 'language' | 'look' | 'palette' | 'keySet' | 'motion' | 'textView' | 'pad',
>(
  settings: Settings,
  option: K,
  values: readonly (Options[K] & string)[],
  label: (words: Words) => string,
  name: (value: Options[K] & string, words: Words) => string,
): HTMLElement {
  const row = makeChoice(settings, 'options', option, values, label, name);
  row.classList.add('option');
  return row;
}

/** Returns the colours of the bars of a palette, as CSS writes them. */
export type BarsOf = (palette: Options['palette']) => readonly string[];

/** The palettes, each with a picture of its bars. */
export function makePaletteRow(settings: Settings, barsOf: BarsOf): HTMLElement {
  const row = makeRow(
    settings,
    'palette',
    palettes,
    ({ ui }) => ui.option.palette,
    (palette, { ui }) => ui.option[palette],
  );
  for (const palette of palettes) {
    const colours = barsOf(palette);
    const share = 100 / colours.length;
    const bars = colours.map((colour, at) => `${colour} ${at * share}% ${(at + 1) * share}%`);
    const label = row.querySelector<HTMLElement>(`label:has([value="${palette}"])`);
    label?.style.setProperty('--bars', bars.join(', '));
  }
  return row;
}

/** A value in percent: a slider and its value. */
export function makeScale(
  settings: Settings,
  option: 'textSize' | 'tileSize' | 'volume' | 'animationSpeed',
  { min, max, step }: Readonly<Record<'min' | 'max' | 'step', number>>,
  say: (words: Words) => string,
): HTMLElement {
  const id = `option-${option}`;
  const input = element('input', '', { id, type: 'range' });
  // The limits come first: the browser would clamp a value to 100.
  Object.assign(input, { min: `${min}`, max: `${max}`, step: `${step}` });
  const output = element('output', '');
  output.htmlFor.add(id);
  const label = settings.text(element('label', '', { htmlFor: id }), say);
  const row = element('div', `option scale ${option}`, label, input, output);
  const show = (value: number) => {
    const { ui, numbers } = settings.words;
    output.textContent = value === 0 ? ui.option.off : numbers.percent(value);
    input.style.setProperty('--filled', `${(value - min) / (max - min)}`);
    // The page has the chosen size of texts already.
    const now = option === 'textSize' ? settings.options.textSize : 100;
    row.style.setProperty('--share', `${value / now}`);
  };
  input.addEventListener('input', () => show(Number(input.value)));
  // While it is dragged, another size of text would move the slider away from the finger.
  input.addEventListener(option === 'textSize' ? 'change' : 'input', () =>
    settings.choose({ [option]: Number(input.value) }),
  );
  settings.follow((_, options) => {
    input.value = `${options[option]}`;
    show(options[option]);
  });
  return row;
}

/** A choice between on and off. */
export function makeSwitch(
  settings: Settings,
  option: 'confirms' | 'hints' | 'sortsBag' | 'vibrates',
  name: (isOn: boolean, words: Words) => string,
): HTMLFieldSetElement {
  const row = makeRadioGroup(settings, {
    className: 'option',
    name: `options-${option}`,
    values: ['on', 'off'],
    legend: ({ ui }) => ui.option[option],
    say: (value, words) => name(value === 'on', words),
    chosen: (value) => settings.choose({ [option]: value === 'on' }),
  });
  settings.follow((_, options) => row.show(options[option] ? 'on' : 'off'));
  return row.element;
}

/** The classes of items that exploring leaves, each a choice of its own. */
export function makeLeaves(settings: Settings): HTMLFieldSetElement {
  const boxes = itemClasses.map((one) => {
    const input = element('input', '', {
      type: 'checkbox',
      name: 'options-leaves',
      value: one,
      onchange() {
        const { leaves } = settings.options;
        const isLeft = (other: ItemClass) =>
          other === one ? input.checked : leaves.includes(other);
        return settings.choose({ leaves: itemClasses.filter(isLeft) });
      },
    });
    settings.follow((_, { leaves }) => {
      input.checked = leaves.includes(one);
    });
    const label = settings.text(element('span', ''), ({ ui }) => ui.itemClass[one]);
    return element('label', '', input, label);
  });
  const legend = settings.text(element('legend', ''), ({ ui }) => ui.option.leaves);
  const note = settings.text(element('p', 'aside'), ({ ui }) => ui.option.leavesNote);
  return element('fieldset', 'choice option leaves', legend, element('div', '', ...boxes), note);
}
