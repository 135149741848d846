import type { Words } from '../words/words.ts';
import { makeChoices } from './choices.ts';
import { makeDialog } from './dialog.ts';
import { element, moveWithArrows } from './elements.ts';
import { makeSeedLine } from './seed-line.ts';
import type { Settings } from './settings.ts';

/** What the menu's buttons do. */
export interface MenuActions {
  bestiary(): void;
  profiler(): void;
  inspector(): void;
  help(): void;
  credits(): void;
  /** Goes to the title; the game can be taken up again there. */
  leave(): void;
  abandon(): void;
}

/** The menu over a running game. */
export interface Menu {
  readonly dialog: HTMLDialogElement;
  /** `keeps`: a game that is left can be taken up again, and is lost when given up. */
  open(seed: string, keeps: boolean): void;
}

/** A closed menu, with everything that can be chosen in the middle of a game. */
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
      // The second tap of a quick pair is as much of a slip as the first.
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
  /** What stands beside the game is not to be covered by the menu. */
  const beside = (action: () => void) => () => {
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
      button('', ({ ui }) => ui.profiler, beside(actions.profiler)),
      button('', ({ ui }) => ui.inspector, beside(actions.inspector)),
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
    open(text, keeps) {
      seed.show(text);
      kept = keeps;
      abandon.hidden = !keeps;
      settings.refresh();
      dialog.showModal();
      resume.focus();
    },
  };
}
