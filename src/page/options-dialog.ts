import './options-dialog.css';
import { languageName, languages } from '../words/languages.ts';
import type { Words } from '../words/texts.ts';
import { makeChoice } from './choices.ts';
import { afterClosing, makeDialog } from './dialog.ts';
import { element, moveWithArrows } from './elements.ts';
import type { KeyModel } from './key-change.ts';
import { makeKeyEditor } from './key-editor.ts';
import {
  keySets,
  looks,
  motions,
  type Options,
  pads,
  palettes,
  scaleLimits,
  speedLimits,
  textViews,
  volumeLimits,
} from './options.ts';
import type { readOptionsFile } from './options-file.ts';
import type { Settings } from './settings.ts';

/** The parts of the page that the options open from the title screen. */
const moreParts = ['help', 'credits', 'crowds', 'profiler'] as const;
export type MorePart = (typeof moreParts)[number];

/** The actions of the options dialog. */
interface OptionsActions {
  /** Opens another part of the page. */
  openPart(part: MorePart): void;
  /** Saves the options as a file. */
  save(): void;
  /** Lets the player choose files of any kind that the program knows, and opens them. */
  chooseFiles(): void;
  /** Uses the options of a file. Returns its problem, or sentences about keys that were left out. */
  use(text: string): Promise<ReturnType<typeof readOptionsFile>>;
}

/** The dialog with all options. */
interface OptionsDialog {
  readonly dialog: HTMLDialogElement;
  /** Uses the options of files, and shows in the open dialog what became of each file. */
  take(files: readonly { readonly name: string; readonly text: string }[]): Promise<void>;
}

/** Makes the closed dialog with all options. A field searches them; a choice applies at once. */
export function makeOptionsDialog(
  settings: Settings,
  keys: KeyModel,
  actions: OptionsActions,
): OptionsDialog {
  const files = makeFileRow(settings, actions);
  const rows = [
    makeMore(settings, (part) => {
      // The key list and the credits lie over the options; the other parts take their place.
      if (part !== 'help' && part !== 'credits') dialog.close();
      actions.openPart(part);
    }),
    files.element,
    ...makeDisplayRows(settings),
    makeSwitch(settings, 'confirms', (isOn, { ui: { option } }) =>
      isOn ? option.asks : option.asksNot,
    ),
    makeSwitch(settings, 'sortsBag', (isOn, { ui: { option } }) =>
      isOn ? option.sorted : option.asFound,
    ),
    makeHints(settings),
    makeKeysSection(settings, keys),
  ];
  const content = element('div', 'options-content', {});
  const search = makeSearch(settings, content);
  content.append(search.field, search.none, ...rows);
  const dialog = makeDialog(settings, 'options', ({ ui }) => ui.option.heading, content);
  moveWithArrows(content);
  settings.follow(search.update);
  afterClosing(dialog, () => {
    search.field.value = '';
    search.update();
    files.clear();
  });
  return {
    dialog,
    async take(taken) {
      if (!dialog.open) dialog.showModal();
      await files.use(taken);
    },
  };
}

/** The field that searches the options in `content`, and the text that none was found. */
function makeSearch(
  settings: Settings,
  content: HTMLElement,
): { readonly field: HTMLInputElement; readonly none: HTMLElement; update(): void } {
  const field = element('input', '', { type: 'search', name: 'search', autocomplete: 'off' });
  settings.follow(({ ui }) => {
    field.placeholder = ui.option.search;
    field.ariaLabel = ui.option.search;
  });
  const none = settings.text(
    element('p', 'aside', { role: 'status', hidden: true }),
    ({ ui }) => ui.option.noneFound,
  );
  const update = () => {
    const wanted = field.value.trim().toLocaleLowerCase(settings.options.language);
    const shows = (part: HTMLElement) =>
      (part.textContent ?? '').toLocaleLowerCase(settings.options.language).includes(wanted);
    let found = 0;
    for (const row of content.querySelectorAll<HTMLElement>('.option')) {
      row.hidden = !shows(row);
      if (!row.hidden) found++;
    }
    for (const section of content.querySelectorAll<HTMLElement>('section:not(.option)')) {
      section.hidden = section.querySelector('.option:not([hidden])') === null;
      // Helpful texts and buttons belong to the whole list.
      section.classList.toggle('searched', wanted !== '');
    }
    none.hidden = found > 0;
  };
  field.addEventListener('input', update);
  return { field, none, update };
}

/** A choice between named values. */
function makeRow<
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

/** Language, look, palette, sizes, volume, text view, motion and direction pad. */
function makeDisplayRows(settings: Settings): HTMLElement[] {
  return [
    makeRow(
      settings,
      'language',
      languages,
      ({ ui }) => ui.languageLabel,
      (language) => languageName(language),
    ),
    makeRow(
      settings,
      'look',
      looks,
      ({ ui }) => ui.look,
      (look, { ui }) => ui[look],
    ),
    makeRow(
      settings,
      'palette',
      palettes,
      ({ ui }) => ui.option.palette,
      (palette, { ui }) => ui.option[palette],
    ),
    makeTextSize(settings),
    makeScale(settings, 'tileSize', scaleLimits, ({ ui }) => ui.option.tileSize),
    makeScale(settings, 'volume', volumeLimits, ({ ui }) => ui.option.volume),
    makeRow(
      settings,
      'textView',
      textViews,
      ({ textView }) => textView.heading,
      (value, { textView }) => textView[value],
    ),
    makeRow(settings, 'motion', motions, ({ ui }) => ui.option.motion, nameOfMotion),
    makeScale(settings, 'animationSpeed', speedLimits, ({ ui }) => ui.option.animationSpeed),
    makeRow(
      settings,
      'pad',
      pads,
      ({ ui }) => ui.pad.name,
      (pad, { ui }) => ui.pad[pad],
    ),
  ];
}

/** The key set and the list of all keys. */
function makeKeysSection(settings: Settings, keys: KeyModel): HTMLElement {
  const { text } = settings;
  return element(
    'section',
    '',
    {},
    text(element('h3', '', {}), ({ ui }) => ui.option.keys),
    makeRow(
      settings,
      'keySet',
      keySets,
      ({ ui }) => ui.keySet,
      (keySet, { ui }) => (keySet === 'vi' ? ui.keySetVi : ui.keySetQwe),
    ),
    text(element('p', 'aside', {}), ({ ui }) => ui.option.keysOf),
    makeKeyEditor(settings, keys),
    text(
      element('button', 'small', { type: 'button', onclick: () => keys.resetAll() }),
      ({ ui }) => ui.option.resetAll,
    ),
  );
}

function nameOfMotion(motion: Options['motion'], { ui: { option } }: Words): string {
  return { auto: option.motionAuto, full: option.motionFull, reduced: option.motionReduced }[
    motion
  ];
}

/** A value in percent: a slider and its value. */
function makeScale(
  settings: Settings,
  option: 'textSize' | 'tileSize' | 'volume' | 'animationSpeed',
  { min, max, step }: Readonly<Record<'min' | 'max' | 'step', number>>,
  say: (words: Words) => string,
): HTMLElement {
  const id = `option-${option}`;
  const input = element('input', '', { id, type: 'range' });
  // The limits come first: the browser would clamp a value to 100.
  Object.assign(input, { min: `${min}`, max: `${max}`, step: `${step}` });
  const output = element('output', '', {});
  output.htmlFor.add(id);
  const show = (value: number) => {
    output.textContent = value === 0 ? settings.words.ui.option.off : `${value}\u00a0%`;
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
  const label = settings.text(element('label', '', { htmlFor: id }), say);
  return element('div', 'option scale', {}, label, input, output);
}

/** The size of texts, with a remark on the limit that the style sheet sets. */
function makeTextSize(settings: Settings): HTMLElement {
  const row = makeScale(settings, 'textSize', scaleLimits, ({ ui }) => ui.option.textSize);
  row.append(settings.text(element('p', 'aside', {}), ({ ui }) => ui.option.textSizeLimit));
  return row;
}

/** A choice between on and off. */
function makeSwitch(
  settings: Settings,
  option: 'confirms' | 'hints' | 'sortsBag',
  name: (isOn: boolean, words: Words) => string,
): HTMLFieldSetElement {
  const buttons = [true, false].map((isOn) => {
    const input = element('input', '', {
      type: 'radio',
      name: `options-${option}`,
      onchange: () => settings.choose({ [option]: isOn }),
    });
    settings.follow((_, options) => {
      input.checked = options[option] === isOn;
    });
    const label = settings.text(element('span', '', {}), (words) => name(isOn, words));
    return element('label', '', {}, input, label);
  });
  const legend = settings.text(element('legend', '', {}), ({ ui }) => ui.option[option]);
  return element('fieldset', 'choice option', {}, legend, element('div', '', {}, ...buttons));
}

/** Whether hints are shown, and a button that shows all of them again. */
function makeHints(settings: Settings): HTMLElement {
  const said = element('p', 'aside', { role: 'status' });
  const again = () => {
    settings.choose({ hints: true, hintsShown: [] });
    said.textContent = settings.words.ui.option.hintsReset;
  };
  const row = makeSwitch(settings, 'hints', (isOn, { ui: { option } }) =>
    isOn ? option.hintsOn : option.hintsOff,
  );
  row.append(
    settings.text(
      element('button', 'small', { type: 'button', onclick: again }),
      ({ ui }) => ui.option.hintsAgain,
    ),
    said,
  );
  return row;
}

/** The texts and tools that belong to no game; the menu of a game has its own buttons for them. */
function makeMore(settings: Settings, open: (part: MorePart) => void): HTMLElement {
  const names: Readonly<Record<MorePart, (words: Words) => string>> = {
    help: ({ ui }) => ui.help,
    credits: ({ ui }) => ui.credits,
    crowds: ({ ui }) => ui.crowds,
    profiler: ({ ui }) => ui.profiler,
  };
  const buttons = moreParts.map((part) =>
    settings.text(
      element('button', 'small', { type: 'button', onclick: () => open(part) }),
      names[part],
    ),
  );
  return element(
    'section',
    'option title-only',
    {},
    settings.text(element('h3', '', {}), ({ ui }) => ui.front.more),
    element('div', 'buttons', {}, ...buttons),
  );
}

/** The buttons that save and open files, and the lines about the last files with options. */
function makeFileRow(settings: Settings, actions: OptionsActions) {
  const said = element('div', 'file-lines', { role: 'status' });
  const complaint = (text: string) => element('p', 'complaint', {}, text);
  const linesOf = async (name: string, text: string) => {
    const read = await actions.use(text);
    const { option } = settings.words.ui;
    if ('problem' in read) return [complaint(option.badFile(name, read.problem))];
    return [element('p', 'aside', {}, option.opened(name)), ...read.conflicts.map(complaint)];
  };
  const use: OptionsDialog['take'] = async (files) => {
    const lines: HTMLElement[] = [];
    for (const { name, text } of files) lines.push(...(await linesOf(name, text)));
    said.replaceChildren(...lines);
    said.scrollIntoView({ block: 'nearest' });
  };
  const button = (act: () => void, say: (words: Words) => string) =>
    settings.text(element('button', 'small', { type: 'button', onclick: act }), say);
  const row = element(
    'section',
    'option',
    {},
    settings.text(element('h3', '', {}), ({ ui }) => ui.option.file),
    element(
      'div',
      'buttons',
      {},
      button(actions.chooseFiles, ({ ui }) => ui.option.open),
      button(actions.save, ({ ui }) => ui.option.save),
    ),
    settings.text(element('p', 'aside', {}), ({ ui }) => ui.option.opens),
    said,
  );
  return { element: row, use, clear: () => said.replaceChildren() };
}
