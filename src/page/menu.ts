import type { Words } from '../words/texts.ts';
import { type Choose, makeChoices } from './choices.ts';
import { makeDialog } from './dialog.ts';
import { element, moveWithArrows } from './elements.ts';
import type { Live } from './live.ts';
import { makeSeedLine } from './seed.ts';

/** What the menu's buttons do. */
export interface MenuDeeds {
  choose: Choose;
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
export function makeMenu(live: Live, deeds: MenuDeeds): Menu {
  const seed = makeSeedLine(live);
  const button = (
    className: string,
    say: (words: Words) => string,
    deed: (event: MouseEvent) => void,
  ) => live.text(element('button', className, { type: 'button', onclick: deed }), say);
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
      deeds.abandon();
    },
  );
  const makeSure = (asked: boolean) => {
    sure = asked;
    live.refresh();
  };
  abandon.addEventListener('blur', () => makeSure(false));
  /** What stands beside the game is not to be covered by the menu. */
  const beside = (deed: () => void) => () => {
    dialog.close();
    deed();
  };
  const content = element(
    'div',
    'menu-content',
    {},
    resume,
    makeChoices(live, deeds.choose, 'menu'),
    seed.element,
    element(
      'div',
      'buttons',
      {},
      button('', ({ ui }) => ui.bestiary.heading, deeds.bestiary),
      button('', ({ ui }) => ui.profiler, beside(deeds.profiler)),
      button('', ({ ui }) => ui.inspector, beside(deeds.inspector)),
      button('', ({ ui }) => ui.help, deeds.help),
      button('', ({ ui }) => ui.credits, deeds.credits),
      button(
        '',
        ({ ui }) => (kept ? ui.toTitleKept : ui.toTitle),
        () => {
          dialog.close();
          deeds.leave();
        },
      ),
      abandon,
    ),
  );
  const dialog = makeDialog(live, 'menu', ({ ui }) => ui.menu, content);
  dialog.addEventListener('close', () => makeSure(false));
  moveWithArrows(content);
  return {
    dialog,
    open(text, keeps) {
      seed.show(text);
      kept = keeps;
      abandon.hidden = !keeps;
      live.refresh();
      dialog.showModal();
      resume.focus();
    },
  };
}
