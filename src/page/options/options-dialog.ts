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
import {
  type BarsOf,
  makeLeaves,
  makePaletteRow,
  makeRow,
  makeScale,
  makeSwitch,
} from './option-rows.ts';
import {
  keySets,
  looks,
  motions,
  type Options,
  pads,
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
  readonly barsOf: BarsOf;
}

/** Makes the closed dialog with all options. A field searches them; a choice applies at once. */
export function makeOptionsDialog(settings: Settings, keys: KeyModel, actions: OptionsActions) {
  const files = makeFileRow(settings, actions);
  const hints = makeHints(settings);
  const more = makeMore(settings, (part) => {
    // The key list and the credits lie over the options; the other parts take their place.
    if (part !== 'help' && part !== 'credits') dialog.close();
    actions.openPart(part);
  });
  const groups = [
    makeGroup(settings, ({ ui }) => ui.option.display, makeDisplayRows(settings, actions.barsOf)),
    makeGroup(settings, ({ ui }) => ui.option.sound, makeSoundRows(settings)),
    makeGroup(settings, ({ ui }) => ui.option.play, [...makePlayRows(settings), hints.element]),
    more,
    makeGroup(settings, ({ ui }) => ui.option.file, [files.element]),
    makeKeysSection(settings, keys),
  ];
  const content = element('div', 'options-content');
  const search = makeSearch(settings, content);
  content.append(search.field, search.none, ...groups);
  const jumps = makeJumps(settings, groups);
  const dialog = makeDialog(
    settings,
    'options',
    ({ ui }) => ui.option.heading,
    jumps.element,
    content,
  );
  jumps.follow(dialog.querySelector('.body') as HTMLElement);
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

/** Options with a heading. */
function makeGroup(
  settings: Settings,
  heading: (words: Words) => string,
  rows: readonly HTMLElement[],
): HTMLElement {
  return element('section', 'option-group', settings.text(element('h3', ''), heading), ...rows);
}

/** The buttons that lead to the groups. The group at the upper edge is marked. */
function makeJumps(settings: Settings, groups: readonly HTMLElement[]) {
  const jumps = groups.map((group) => {
    const name = () => group.querySelector('h3')?.textContent ?? '';
    const jump = settings.button('small', name, () => {
      group.scrollIntoView({ block: 'start' });
      group.querySelector<HTMLElement>('input:not([type=radio]), :checked, button')?.focus({
        preventScroll: true,
      });
    });
    jump.classList.toggle('title-only', group.classList.contains('title-only'));
    return jump;
  });
  const nav = element('nav', 'jumps', ...jumps);
  settings.label(nav, ({ ui }) => ui.option.groups);
  moveWithArrows(nav);
  return {
    element: nav,
    /** Marks the group that is shown in a part that scrolls. */
    follow(scrolled: HTMLElement) {
      const mark = () => {
        const { scrollTop, clientHeight, scrollHeight } = scrolled;
        const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
        const top = nav.getBoundingClientRect().bottom + clientHeight / 4;
        const shown = groups.filter(
          (group) =>
            group.checkVisibility() && (isAtEnd || group.getBoundingClientRect().top < top),
        );
        const current = jumps[groups.indexOf(shown.at(-1) ?? groups[0])];
        if (current.ariaCurrent) return;
        for (const jump of jumps) jump.ariaCurrent = jump === current ? 'true' : null;
        nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
      };
      scrolled.addEventListener('scroll', mark);
      new ResizeObserver(mark).observe(scrolled);
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
    const has = ({ textContent }: Element) =>
      (textContent ?? '').toLocaleLowerCase(settings.options.language).includes(wanted);
    const shows = (row: HTMLElement) => {
      // The heading of a group finds all of its options.
      const heading = row.closest('.option-group')?.querySelector('h3');
      return has(row) || (heading ? has(heading) : false);
    };
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

/** Language, look, palette, text view, sizes and motion. Sliders are beside sliders. */
function makeDisplayRows(settings: Settings, barsOf: BarsOf): HTMLElement[] {
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
    makePaletteRow(settings, barsOf),
    makeRow(
      settings,
      'textView',
      textViews,
      ({ textView }) => textView.heading,
      (value, { textView }) => textView[value],
    ),
    makeScale(settings, 'tileSize', scaleLimits, ({ ui }) => ui.option.tileSize),
    makeTextSize(settings),
    makeRow(settings, 'motion', motions, ({ ui }) => ui.option.motion, nameOfMotion),
    makeScale(settings, 'animationSpeed', speedLimits, ({ ui }) => ui.option.animationSpeed),
  ];
}

/** The volume, the direction pad and the vibration. */
function makeSoundRows(settings: Settings): HTMLElement[] {
  return [
    makeScale(settings, 'volume', volumeLimits, ({ ui }) => ui.option.volume),
    makeRow(
      settings,
      'pad',
      pads,
      ({ ui }) => ui.pad.name,
      (pad, { ui }) => ui.pad[pad],
    ),
    ...(canVibrate() ? [makeVibration(settings)] : []),
  ];
}

/** The questions before mistakes, the bag, and the items that exploring leaves. */
function makePlayRows(settings: Settings): HTMLElement[] {
  return [
    makeSwitch(settings, 'confirms', (isOn, { ui: { option } }) =>
      isOn ? option.asks : option.asksNot,
    ),
    makeSwitch(settings, 'sortsBag', (isOn, { ui: { option } }) =>
      isOn ? option.sorted : option.asFound,
    ),
    makeLeaves(settings),
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
    'option-group',
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

/** The size of texts, with a remark where the style sheet limits it. */
function makeTextSize(settings: Settings): HTMLElement {
  const row = makeScale(settings, 'textSize', scaleLimits, ({ ui }) => ui.option.textSize);
  const note = settings.text(element('p', 'aside'), ({ ui }) => ui.option.textSizeLimit);
  row.append(note);
  // The row has another size in an opened dialog, in another window and with another size of texts.
  new ResizeObserver(() => {
    note.hidden = !isTextLimited();
  }).observe(row);
  return row;
}

/** Whether the window allows no larger text. */
function isTextLimited(): boolean {
  const style = getComputedStyle(document.documentElement);
  const largest = Number.parseFloat(style.getPropertyValue('--largest-text'));
  return Number.parseFloat(style.fontSize) > largest - 0.5;
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
  const row = element('div', 'option title-only', element('div', 'buttons', ...buttons));
  const group = makeGroup(settings, ({ ui }) => ui.front.more, [row]);
  group.classList.add('title-only');
  return group;
}
