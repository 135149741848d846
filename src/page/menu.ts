import type { Words } from '../words/words.ts';
import { type Choose, makeChoices } from './choices.ts';
import { makeDialog } from './dialog.ts';
import { element, moveWithArrows } from './elements.ts';
import type { Live } from './live.ts';
import { makeSeedLine } from './seed.ts';

/** What the menu's buttons do. */
export interface MenuDeeds {
  choose: Choose;
  help(): void;
  credits(): void;
  abandon(): void;
}

/** The menu over a running game. */
export interface Menu {
  readonly dialog: HTMLDialogElement;
  open(seed: string): void;
}

/** A closed menu, with everything that can be chosen in the middle of a game. */
export function makeMenu(live: Live, deeds: MenuDeeds): Menu {
  const seed = makeSeedLine(live);
  const button = (className: string, say: (words: Words) => string, deed: () => void) =>
    live.text(element('button', className, { type: 'button', onclick: deed }), say);
  const resume = button(
    'main',
    ({ ui }) => ui.resume,
    () => dialog.close(),
  );
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
      button('', ({ ui }) => ui.help, deeds.help),
      button('', ({ ui }) => ui.credits, deeds.credits),
      button(
        'danger',
        ({ ui }) => ui.abandon,
        () => {
          dialog.close();
          deeds.abandon();
        },
      ),
    ),
  );
  const dialog = makeDialog(live, 'menu', ({ ui }) => ui.menu, content);
  moveWithArrows(content);
  return {
    dialog,
    open(text) {
      seed.show(text);
      dialog.showModal();
      resume.focus();
    },
  };
}
