import type { Announcer } from '../page/announcer.ts';
import { element } from '../page/elements.ts';
import type { ErrorNotice } from '../page/error-notice.ts';
import type { Settings } from '../page/settings.ts';
import type { Title } from '../page/title/title.ts';
import type { GameEnds } from './game-ends.ts';
import { playByDirectionPad } from './play/direction-pad.ts';
import type { Hints } from './play/hints.ts';
import type { KeyTarget } from './play/input.ts';
import type { LookMode } from './play/look.ts';
import type { TextPlay } from './play/text-play.ts';

/** The parts of the page that are put into the document: the shell. */
interface Page extends KeyTarget {
  readonly settings: Settings;
  readonly title: Title;
  readonly errors: Pick<ErrorNotice, 'element'>;
  /** The main landmark while a game is played. */
  readonly main: HTMLElement;
  readonly stage: HTMLElement;
  readonly text: TextPlay;
  readonly look: LookMode;
  readonly hints: Hints;
  readonly announcer: Announcer;
  readonly ends: GameEnds;
}

/** Elements that open over the page. */
interface Overlays {
  readonly notices: readonly HTMLElement[];
  readonly dialogs: readonly HTMLDialogElement[];
}

/** Puts the game before the title screen, which is in the document already, and the overlays after it. */
export function layOutPage(page: Page, { notices, dialogs }: Overlays): void {
  const { settings, title, main, text } = page;
  main.append(
    settings.text(element('h1', '', {}), ({ ui }) => ui.title),
    page.stage,
    playByDirectionPad(page),
    text.makeHiddenSwitch(),
    text.element,
  );
  title.element.before(main, ...page.look.elements, ...page.hints.elements, page.announcer.element);
  title.element.prepend(text.makeHiddenSwitch());
  title.element.after(...page.ends.elements, ...dialogs);
  page.errors.element.before(...notices);
}
