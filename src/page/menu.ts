import type { Words } from '../words/texts.ts';
import { makeChoices } from './choices.ts';
import { makeDialog } from './dialog.ts';
import { element, moveWithArrows } from './elements.ts';
import { makeSeedLine } from './seed-line.ts';
import type { Settings } from './settings.ts';

/** The buttons of the menu. */
export interface MenuActions {
  bestiary(): void;
  profiler(): void;
  inspector(): void;
  help(): void;
  credits(): void;
  /** Goes to the title screen, where the game can be continued. */
  leave(): void;
  abandon(): void;
}

/** The menu of a running game. */
export interface Menu {
  readonly dialog: HTMLDialogElement;
  /** `isSaved`: the game can be continued later, and giving it up deletes it. */
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
  let sure = false;
  let kept = true;
  const abandon = button(
    'danger',
    ({ ui }) => (sure ? ui.abandonSure : ui.abandon),
    ({ detail }) => {
      // A double click must not confirm the question that its first click asks.
      if (detail > 1) return;
      if (!sure) return makeSure(true);
      dialog.close();
      actions.abandon();
    },
  );
  const makeSure = (asked: boolean) => {
    sure = asked;
    settings.refresh();
  };
  abandon.addEventListener('blur', () => makeSure(false));
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
    seed.element,
    element(
      'div',
      'buttons',
      {},
      button('', ({ ui }) => ui.bestiary.heading, actions.bestiary),
      button('', ({ ui }) => ui.profiler, closeFirst(actions.profiler)),
      button('', ({ ui }) => ui.inspector, closeFirst(actions.inspector)),
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
      abandon,
    ),
  );
  const dialog = makeDialog(settings, 'menu', ({ ui }) => ui.menu, content);
  dialog.addEventListener('close', () => makeSure(false));
  moveWithArrows(content);
  return {
    dialog,
    open(text, isSaved) {
      seed.show(text);
      kept = isSaved;
      abandon.hidden = !isSaved;
      settings.refresh();
      dialog.showModal();
      resume.focus();
    },
  };
}
