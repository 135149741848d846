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
  let isSaved = true;
  const close = () => dialog.close();
  const seed = makeSeedLine(settings);
  const leaving = (className: string, say: (words: Words) => string, act: () => void) =>
    settings.button(className, say, closeFirst(close, act));
  const resume = settings.button('main', ({ ui }) => ui.resume, close);
  const caps = makeKeyCaps(settings, actions);
  const again = caps.button('again', ({ ui }) => ui.keys.again, closeFirst(close, actions.again));
  const fetch = caps.button('fetch', ({ ui }) => ui.keys.fetch, closeFirst(close, actions.fetch));
  const sheets = makeSheetButtons(actions, caps, close);
  const help = makeHelpButtons(settings, actions, caps);
  const toTitle = ({ ui }: Words) => (isSaved ? ui.toTitleKept : ui.toTitle);
  const leave = leaving('leave', toTitle, actions.leave);
  const download = settings.button('', ({ ui }) => ui.saves.download, actions.download);
  const giveUp = makeGiveUp(settings, closeFirst(close, actions.giveUp));
  const quick = element('div', 'buttons menu-quick', again, fetch, help.sort);
  const parts = [
    resume,
    element('div', 'buttons menu-first', help.options, help.help),
    leave,
    element('div', 'buttons menu-sheets', ...sheets.buttons),
    quick,
    element('div', 'buttons menu-further', help.bestiary, help.credits, download),
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
    /** `isSaved`: the game is saved: it can be continued later, exported and given up. */
    open(text: string, saved: boolean) {
      seed.show(text);
      caps.renew();
      isSaved = saved;
      help.sort.hidden = !actions.hasBag();
      sheets.discoveries.hidden = !actions.hasDiscoveries();
      again.hidden = !actions.canRepeat();
      fetch.hidden = !actions.hasBag();
      quick.hidden = again.hidden && fetch.hidden;
      giveUp.renew();
      giveUp.element.hidden = !saved;
      download.hidden = !saved;
      settings.renewTexts(leave);
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

/** The buttons of the dialogs that help with any game, and the order of the bag. */
function makeHelpButtons(settings: Settings, actions: MenuActions, caps: KeyCaps) {
  const sort = settings.button(
    '',
    ({ ui }) => (settings.options.sortsBag ? ui.option.unsortBag : ui.option.sortBag),
    () => settings.choose({ sortsBag: !settings.options.sortsBag }),
  );
  return {
    bestiary: settings.button('', ({ ui }) => ui.bestiary.heading, actions.bestiary),
    options: settings.button('', ({ ui }) => ui.option.heading, actions.options),
    help: caps.button('help', ({ ui }) => ui.help, actions.help),
    credits: settings.button('', ({ ui }) => ui.credits, actions.credits),
    sort,
  };
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
  return element(
    'details',
    'menu-lab',
    settings.text(element('summary', ''), ({ ui }) => ui.lab),
    element('div', 'buttons', ...buttons),
  );
}
