import type { Words } from '../words/texts.ts';
import { makeChoices } from './choices.ts';
import { makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import { moveWithArrows } from './focus-moves.ts';
import { iconOf } from './icon.ts';
import { makeSeedLine } from './seed-line.ts';
import type { Settings } from './settings.ts';
import { type SheetName, sheetNames } from './sheets/sheet-names.ts';
import { makeSureButton } from './sure-button.ts';

/** The icons of the sheets: a person, a folded map, a flask, and lines. */
const sheetIcons: Readonly<Record<SheetName, string>> = {
  character: 'M12 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20.5c0-4.5 4-7 8-7s8 2.5 8 7z',
  floor: 'M3 6.5l5-2v13l-5 2zM9.5 4.5l5 2v13l-5-2zM16 6.5l5-2v13l-5 2z',
  discoveries: 'M9 3h6v2h-1v5l5 8a2 2 0 0 1-2 3H7a2 2 0 0 1-2-3l5-8V5H9z',
  log: 'M4 5h16v2.5H4zM4 10.75h16v2.5H4zM4 16.5h10V19H4z',
};

/**
 * The icons of the quieter entries: an arrow in a circle, the pin of a place, squares, a book, a cross of directions,
 * sliders, a heart, the bars of a chart, and an arrow down to a line.
 */
const entryIcons = {
  again: 'M12 4.5V1L6 6l6 5V7.5a5.5 5.5 0 1 1-5.5 5.5h-3A8.5 8.5 0 1 0 12 4.5z',
  fetch:
    'M12 2.5A6.5 6.5 0 0 1 18.5 9c0 4.5-6.5 12.5-6.5 12.5S5.5 13.5 5.5 9A6.5 6.5 0 0 1 12 2.5zm0 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  sort: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  bestiary:
    'M2.5 5c3.2-1 6.2-.8 8.700 1v13.5c-2.5-1.800-5.5-2-8.700-1zM21.5 5c-3.2-1-6.2-.8-8.700 1v13.5c2.5-1.800 5.5-2 8.700-1z',
  help: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  options:
    'M4 6h9v2H4zM17.5 6H20v2h-2.5zM14 4.5h2.5v5H14zM4 11h3v2H4zM11.5 11H20v2h-8.5zM8 9.5h2.5v5H8zM4 16h7v2H4zM15.5 16H20v2h-4.5zM12 14.5h2.5v5H12z',
  credits:
    'M12 20.5S3.5 15.300 3.5 9.400A4.600 4.600 0 0 1 12 7a4.600 4.600 0 0 1 8.5 2.400c0 5.900-8.5 11.100-8.5 11.100z',
  lab: 'M4 20v-8h4v8zM10 20V4h4v16zM16 20V9h4v11z',
  download: 'M11 3h2v8h3.5L12 16l-4.5-5H11zM4 18h16v2.5H4z',
} as const;

/** The controls that have a button in the menu and a key. */
type KeyedControl = SheetName | 'help' | 'again' | 'fetch';

/** The buttons of the menu. */
export interface MenuActions {
  /** The name of the key of a control; an empty text if it has none. */
  keyOf(control: KeyedControl): string;
  /** Whether the last command can be repeated with its item or direction. */
  canRepeat(): boolean;
  /** Repeats it. */
  again(): void;
  /** Goes to the nearest item. A finger has no other button for it. */
  fetch(): void;
  /** Opens a sheet of the game. */
  sheet(name: SheetName): void;
  bestiary(): void;
  profiler(): void;
  inspector(): void;
  options(): void;
  help(): void;
  credits(): void;
  /** Whether the hero of the game has a bag. */
  hasBag(): boolean;
  /** Whether the game has kinds that the hero must discover. */
  hasDiscoveries(): boolean;
  /** Goes to the title screen, where the game can be continued. */
  leave(): void;
  /** Saves the game as a file. */
  download(): void;
  giveUp(): void;
}

/** Makes a closed menu. */
export function makeMenu(settings: Settings, actions: MenuActions) {
  const close = () => dialog.close();
  const seed = makeSeedLine(settings);
  const resume = settings.button('main', ({ ui }) => ui.resume, close);
  const caps = makeKeyCaps(settings, actions);
  const again = caps.button('again', ({ ui }) => ui.keys.again, closeFirst(close, actions.again));
  const fetch = caps.button('fetch', ({ ui }) => ui.keys.fetch, closeFirst(close, actions.fetch));
  const sheets = makeSheetButtons(actions, caps, close);
  const help = makeHelpButtons(settings, actions, caps);
  again.prepend(iconOf(entryIcons.again));
  fetch.prepend(iconOf(entryIcons.fetch));
  const { leave, note } = makeLeave(settings, closeFirst(close, actions.leave));
  const download = makeEntry(settings, 'download', ({ ui }) => ui.saves.download, actions.download);
  download.className = 'download';
  const giveUp = makeGiveUp(settings, closeFirst(close, actions.giveUp));
  const quick = element('div', 'menu-list', again, fetch, help.sort);
  const parts = [
    resume,
    element('div', 'menu-sheets', ...sheets.buttons),
    quick,
    element('div', 'menu-list', help.options, help.help, help.bestiary, help.credits),
    element('div', 'menu-leave', leave, download),
    giveUp.element,
  ];
  const more = [makeChoices(settings, 'menu'), seed.element, makeLab(settings, actions, close)];
  const content = element(
    'div',
    'menu-content',
    element('div', 'menu-main', ...parts),
    element('div', 'menu-more', ...more),
  );
  const dialog = makeDialog(settings, 'menu', ({ ui }) => ui.menu, content);
  moveWithArrows(content);
  return {
    dialog,
    /**
     * `text`: the seed, or null to hide it. `saved`: the game is saved: it can be continued later, exported and given
     * up.
     */
    open(text: string | null, saved: boolean) {
      seed.element.hidden = text === null;
      seed.show(text ?? '');
      caps.renew();
      help.sort.hidden = !actions.hasBag();
      sheets.discoveries.hidden = !actions.hasDiscoveries();
      again.hidden = !actions.canRepeat();
      fetch.hidden = !actions.hasBag();
      quick.hidden = again.hidden && fetch.hidden;
      giveUp.renew();
      giveUp.element.hidden = !saved;
      download.hidden = !saved;
      note.hidden = !saved;
      dialog.showModal();
      resume.focus();
    },
  };
}

type KeyCaps = ReturnType<typeof makeKeyCaps>;

/** Makes buttons that show their keys, which the player can change. */
function makeKeyCaps(settings: Settings, { keyOf }: MenuActions) {
  const caps = new Map<KeyedControl, HTMLElement>();
  return {
    button(
      control: KeyedControl,
      say: (words: Words) => string,
      act: () => void,
    ): HTMLButtonElement {
      const label = settings.text(element('span', ''), say);
      const cap = element('kbd', '', { ariaHidden: 'true' });
      caps.set(control, cap);
      return element('button', 'keyed', { type: 'button', onclick: () => act() }, label, cap);
    },
    /** Shows the keys as they are now. */
    renew() {
      for (const [control, cap] of caps) {
        cap.textContent = keyOf(control);
        cap.hidden = cap.textContent === '';
      }
    },
  };
}

/** Closes the menu before an action whose result it would cover. */
function closeFirst(close: () => void, act: () => void): () => void {
  return () => {
    close();
    act();
  };
}

/** The buttons that open a sheet of the game. */
function makeSheetButtons({ sheet }: MenuActions, caps: KeyCaps, close: () => void) {
  const buttons = sheetNames.map((name) => {
    const open = closeFirst(close, () => sheet(name));
    const button = caps.button(name, ({ ui }) => ui.sheet[name], open);
    button.prepend(iconOf(sheetIcons[name]));
    return button;
  });
  return {
    buttons,
    discoveries: buttons[sheetNames.indexOf('discoveries')],
  };
}

/** Makes a quiet entry with an icon. */
function makeEntry(
  settings: Settings,
  icon: keyof typeof entryIcons,
  say: (words: Words) => string,
  act: () => void,
): HTMLButtonElement {
  const label = settings.text(element('span', ''), say);
  return element('button', '', { type: 'button', onclick: act }, iconOf(entryIcons[icon]), label);
}

/** The buttons of the dialogs that help with any game, and the order of the bag. */
function makeHelpButtons(settings: Settings, actions: MenuActions, caps: KeyCaps) {
  const sort = makeEntry(
    settings,
    'sort',
    ({ ui }) => (settings.options.sortsBag ? ui.option.unsortBag : ui.option.sortBag),
    () => settings.choose({ sortsBag: !settings.options.sortsBag }),
  );
  const help = caps.button('help', ({ ui }) => ui.help, actions.help);
  help.prepend(iconOf(entryIcons.help));
  return {
    bestiary: makeEntry(settings, 'bestiary', ({ ui }) => ui.bestiary.heading, actions.bestiary),
    options: makeEntry(settings, 'options', ({ ui }) => ui.option.heading, actions.options),
    help,
    credits: makeEntry(settings, 'credits', ({ ui }) => ui.credits, actions.credits),
    sort,
  };
}

/** The button that leads to the title screen, with a note that the game is saved. */
function makeLeave(settings: Settings, act: () => void) {
  const title = settings.text(element('span', ''), ({ ui }) => ui.toTitle);
  const note = settings.text(element('small', 'leave-note'), ({ ui }) => ui.savedOnLeaving);
  const leave = element('button', 'leave', { type: 'button', onclick: act }, title, ' ', note);
  return { leave, note };
}

/** The button that gives the game up after a question. */
function makeGiveUp(settings: Settings, giveUp: () => void) {
  const place = element('div', 'give-up');
  const renew = () => {
    const { ui } = settings.words;
    const texts = { label: ui.giveUp, question: ui.giveUpSure };
    place.replaceChildren(makeSureButton({ className: 'danger', ...texts }, giveUp));
  };
  settings.follow(renew);
  return {
    element: place,
    /** Takes the question back. Not every browser reports that a closed dialog loses the focus. */
    renew,
  };
}

/** The tools for engineers, folded. */
function makeLab(
  settings: Settings,
  { profiler, inspector }: MenuActions,
  close: () => void,
): HTMLElement {
  const buttons = [
    settings.button('', ({ ui }) => ui.profiler, closeFirst(close, profiler)),
    settings.button('', ({ ui }) => ui.inspector, closeFirst(close, inspector)),
  ];
  const lab = element(
    'details',
    'menu-lab',
    element(
      'summary',
      '',
      iconOf(entryIcons.lab),
      settings.text(element('span', ''), ({ ui }) => ui.lab),
    ),
    element('div', 'buttons', ...buttons),
  );
  // On a phone its buttons would be below the window.
  lab.addEventListener('toggle', () => {
    if (lab.open) buttons.at(-1)?.scrollIntoView({ block: 'nearest' });
  });
  return lab;
}
