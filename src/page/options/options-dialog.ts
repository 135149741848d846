import './options-dialog.css';
import { languageName, languages } from '../../words/languages.ts';
import type { Words } from '../../words/texts.ts';
import { afterClosing, makeDialog } from '../dialog.ts';
import { element } from '../elements.ts';
import { moveWithArrows } from '../focus-moves.ts';
import type { Settings } from '../settings.ts';
import { makeStatusLine } from '../status-line.ts';
import type { KeyModel } from './key-change.ts';
import { makeKeyEditor } from './key-editor.ts';
import { makeLeaves, makeRow, makeScale, makeSwitch } from './option-rows.ts';
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
import type { OptionsFile } from './options-file.ts';
import { makeFileRow, type OptionsFileActions } from './options-file-row.ts';

/** The parts of the page that the options open from the title screen. */
const moreParts = ['help', 'credits', 'crowds', 'profiler'] as const;
export type MorePart = (typeof moreParts)[number];

/** The actions of the options dialog. */
interface OptionsActions extends OptionsFileActions {
  /** Opens another part of the page. */
  openPart(part: MorePart): void;
}

/** Makes the closed dialog with all options. A field searches them; a choice applies at once. */
export function makeOptionsDialog(settings: Settings, keys: KeyModel, actions: OptionsActions) {
  const files = makeFileRow(settings, actions);
  const hints = makeHints(settings);
  const rows = [
    ...makeDisplayRows(settings),
    makeSwitch(settings, 'confirms', (isOn, { ui: { option } }) =>
      isOn ? option.asks : option.asksNot,
    ),
    makeSwitch(settings, 'sortsBag', (isOn, { ui: { option } }) =>
      isOn ? option.sorted : option.asFound,
    ),
    makeLeaves(settings),
    hints.element,
    makeMore(settings, (part) => {
      // The key list and the credits lie over the options; the other parts take their place.
      if (part !== 'help' && part !== 'credits') dialog.close();
      actions.openPart(part);
    }),
    files.element,
    makeKeysSection(settings, keys),
  ];
  const content = element('div', 'options-content');
  const search = makeSearch(settings, content);
  content.append(search.field, search.none, ...rows);
  const dialog = makeDialog(settings, 'options', ({ ui }) => ui.option.heading, content);
  moveWithArrows(content);
  settings.follow(search.update);
  afterClosing(dialog, () => {
    search.field.value = '';
    search.update();
    files.clear();
    hints.clear();
  });
  return {
    dialog,
    /** Uses the options of files, and shows the result of each file in the open dialog. */
    async take(taken: readonly OptionsFile[]) {
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
      // The style sheet hides the row of the title screen during a game.
      if (getComputedStyle(row).display !== 'none') found++;
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

/** Language, look, palette, sizes, text view, motion and direction pad, then volume and vibration. */
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
    makeScale(settings, 'tileSize', scaleLimits, ({ ui }) => ui.option.tileSize),
    makeTextSize(settings),
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
    makeScale(settings, 'volume', volumeLimits, ({ ui }) => ui.option.volume),
    ...(canVibrate() ? [makeVibration(settings)] : []),
  ];
}

/** Whether the device can probably vibrate: browsers on computers have the function, too. */
function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;
}

function makeVibration(settings: Settings): HTMLElement {
  return makeSwitch(settings, 'vibrates', (isOn, { ui: { option } }) =>
    isOn ? option.atDamage : option.vibratesNot,
  );
}

/** The key set and the list of all keys. */
function makeKeysSection(settings: Settings, keys: KeyModel): HTMLElement {
  const { text } = settings;
  return element(
    'section',
    '',
    text(element('h3', ''), ({ ui }) => ui.option.keys),
    makeRow(
      settings,
      'keySet',
      keySets,
      ({ ui }) => ui.keySet,
      (keySet, { ui }) => (keySet === 'vi' ? ui.keySetVi : ui.keySetQwe),
    ),
    text(element('p', 'aside'), ({ ui }) => ui.option.keysOf),
    makeKeyEditor(settings, keys),
    settings.button(
      'small',
      ({ ui }) => ui.option.resetAll,
      () => keys.resetAll(),
    ),
  );
}

function nameOfMotion(motion: Options['motion'], { ui: { option } }: Words): string {
  return { auto: option.motionAuto, full: option.motionFull, reduced: option.motionReduced }[
    motion
  ];
}

/** The size of texts, with a remark on the limit that the style sheet sets. */
function makeTextSize(settings: Settings): HTMLElement {
  const row = makeScale(settings, 'textSize', scaleLimits, ({ ui }) => ui.option.textSize);
  row.append(settings.text(element('p', 'aside'), ({ ui }) => ui.option.textSizeLimit));
  return row;
}

/** Whether hints are shown, and a button that shows all of them again. */
function makeHints(settings: Settings): { readonly element: HTMLElement; clear(): void } {
  const said = makeStatusLine(settings, 'p', 'aside');
  const again = () => {
    settings.choose({ hints: true, hintsShown: [] });
    said.say(({ ui }) => ui.option.hintsReset);
  };
  const row = makeSwitch(settings, 'hints', (isOn, { ui: { option } }) =>
    isOn ? option.hintsOn : option.hintsOff,
  );
  row.append(
    settings.button('small', ({ ui }) => ui.option.hintsAgain, again),
    said.element,
  );
  return { element: row, clear: () => said.say(null) };
}

/** The texts and tools that belong to no game; the menu of a game has its own buttons for them. */
function makeMore(settings: Settings, open: (part: MorePart) => void): HTMLElement {
  const names: Readonly<Record<MorePart, (words: Words) => string>> = {
    help: ({ ui }) => ui.help,
    credits: ({ ui }) => ui.credits,
    crowds: ({ ui }) => ui.crowds,
    profiler: ({ ui }) => ui.profiler,
  };
  const buttons = moreParts.map((part) => settings.button('small', names[part], () => open(part)));
  return element(
    'section',
    'option title-only',
    settings.text(element('h3', ''), ({ ui }) => ui.front.more),
    element('div', 'buttons', ...buttons),
  );
}
