import type { Words } from '../words/texts.ts';
import { makeChoices } from './choices.ts';
import { makeDialog } from './dialog.ts';
import { element, moveWithArrows } from './elements.ts';
import { makeSeedLine } from './seed-line.ts';
import type { Settings } from './settings.ts';
import { type SheetName, sheetNames } from './sheets.ts';
import { makeSureButton } from './sure-button.ts';

/** The buttons of the menu. */
export interface MenuActions {
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
  /** Goes to the title screen, where the game can be continued. */
  leave(): void;
  /** Saves the game as a file. */
  download(): void;
  abandon(): void;
}

/** The menu of a running game. */
export interface Menu {
  readonly dialog: HTMLDialogElement;
  /** `isSaved`: the game is saved: it can be continued later, exported and given up. */
  open(seed: string, isSaved: boolean): void;
}

/** Makes a closed menu. */
export function makeMenu(settings: Settings, actions: MenuActions): Menu {
  const seed = makeSeedLine(settings);
  const button = (
    className: string,
    say: (words: Words) => string,
    action: (event: MouseEvent) => void,
  ) => settings.text(element('button', className, { type: 'button', onclick: action }), say);
  const resume = button(
    'main',
    ({ ui }) => ui.resume,
    () => dialog.close(),
  );
  let kept = true;
  const abandon = element('div', 'abandon', {});
  settings.follow(({ ui }) => {
    const texts = { label: ui.abandon, question: ui.abandonSure };
    abandon.replaceChildren(
      makeSureButton({ className: 'danger', ...texts }, () => {
        dialog.close();
        actions.abandon();
      }),
    );
  });
  const sort = button(
    '',
    ({ ui }) => (settings.options.sortsBag ? ui.option.unsortBag : ui.option.sortBag),
    () => settings.choose({ sortsBag: !settings.options.sortsBag }),
  );
  const download = button('', ({ ui }) => ui.saves.download, actions.download);
  /** Closes the menu first: it would cover the profiler and the inspector. */
  const closeFirst = (action: () => void) => () => {
    dialog.close();
    action();
  };
  const content = element(
    'div',
    'menu-content',
    {},
    resume,
    makeChoices(settings, 'menu'),
    element(
      'div',
      'menu-sheets',
      {},
      ...sheetNames.map((name) =>
        button(
          '',
          ({ ui }) => ui.sheet[name],
          closeFirst(() => actions.sheet(name)),
        ),
      ),
    ),
    seed.element,
    element(
      'div',
      'buttons',
      {},
      button('', ({ ui }) => ui.bestiary.heading, actions.bestiary),
      button('', ({ ui }) => ui.option.heading, actions.options),
      sort,
      button('', ({ ui }) => ui.help, actions.help),
      button('', ({ ui }) => ui.credits, actions.credits),
      button(
        '',
        ({ ui }) => (kept ? ui.toTitleKept : ui.toTitle),
        () => {
          dialog.close();
          actions.leave();
        },
      ),
      download,
      abandon,
    ),
    element(
      'details',
      'menu-lab',
      {},
      settings.text(element('summary', '', {}), ({ ui }) => ui.lab),
      element(
        'div',
        'buttons',
        {},
        button('', ({ ui }) => ui.profiler, closeFirst(actions.profiler)),
        button('', ({ ui }) => ui.inspector, closeFirst(actions.inspector)),
      ),
    ),
  );
  const dialog = makeDialog(settings, 'menu', ({ ui }) => ui.menu, content);
  moveWithArrows(content);
  return {
    dialog,
    open(text, isSaved) {
      seed.show(text);
      kept = isSaved;
      sort.hidden = !actions.hasBag();
      abandon.hidden = !isSaved;
      download.hidden = !isSaved;
      settings.refresh();
      dialog.showModal();
      resume.focus();
    },
  };
}
