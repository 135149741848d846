import type { Words } from '../words/texts.ts';
import { makeChoices } from './choices.ts';
import { makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import { moveWithArrows } from './focus-moves.ts';
import { makeSeedLine } from './seed-line.ts';
import type { Settings } from './settings.ts';
import { type SheetName, sheetNames } from './sheets/sheet-names.ts';
import { makeSureButton } from './sure-button.ts';

/** The buttons of the menu. */
export interface MenuActions {
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
  const again = leaving('', ({ ui }) => ui.keys.again, actions.again);
  const fetch = leaving('', ({ ui }) => ui.keys.fetch, actions.fetch);
  const sheets = makeSheetButtons(settings, actions, close);
  const help = makeHelpButtons(settings, actions);
  const toTitle = ({ ui }: Words) => (isSaved ? ui.toTitleKept : ui.toTitle);
  const leave = leaving('leave', toTitle, actions.leave);
  const download = settings.button('', ({ ui }) => ui.saves.download, actions.download);
  const giveUp = makeGiveUp(settings, closeFirst(close, actions.giveUp));
  const quick = element('div', 'buttons', again, fetch, help.sort);
  const parts = [
    resume,
    quick,
    element('div', 'menu-sheets', ...sheets.buttons, ...help.buttons, download),
    element('div', 'buttons menu-leave', leave, giveUp.element),
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

/** Closes the menu before an action whose result it would cover. */
function closeFirst(close: () => void, act: () => void): () => void {
  return () => {
    close();
    act();
  };
}

/** The buttons that open a sheet of the game. */
function makeSheetButtons(settings: Settings, { sheet }: MenuActions, close: () => void) {
  const buttons = sheetNames.map((name) =>
    settings.button(
      '',
      ({ ui }) => ui.sheet[name],
      closeFirst(close, () => sheet(name)),
    ),
  );
  return {
    buttons,
    discoveries: buttons[sheetNames.indexOf('discoveries')],
  };
}

/** The buttons of the dialogs that help with any game, and the order of the bag. */
function makeHelpButtons(settings: Settings, actions: MenuActions) {
  const sort = settings.button(
    '',
    ({ ui }) => (settings.options.sortsBag ? ui.option.unsortBag : ui.option.sortBag),
    () => settings.choose({ sortsBag: !settings.options.sortsBag }),
  );
  const buttons = [
    settings.button('', ({ ui }) => ui.bestiary.heading, actions.bestiary),
    settings.button('', ({ ui }) => ui.option.heading, actions.options),
    settings.button('', ({ ui }) => ui.help, actions.help),
    settings.button('', ({ ui }) => ui.credits, actions.credits),
  ];
  return { buttons, sort };
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
