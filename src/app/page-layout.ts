import { element } from '../page/elements.ts';
import { playByDirectionPad } from './play/direction-pad.ts';
import type { Shell } from './shell.ts';

/** Elements that open over the page. */
interface Overlays {
  readonly notices: readonly HTMLElement[];
  readonly dialogs: readonly HTMLDialogElement[];
}

/** Puts the game before the title screen, which is in the document already, and the overlays after it. */
export function layOutPage(page: Shell, { notices, dialogs }: Overlays): void {
  const { settings, title, main, text } = page;
  main.append(
    settings.text(element('h1', ''), ({ ui }) => ui.title),
    page.stage,
    playByDirectionPad(page),
    text.makeHiddenSwitch(),
    text.element,
  );
  title.element.before(
    main,
    ...page.look.elements,
    ...page.briefing.elements,
    ...page.hints.elements,
    page.announcer.element,
  );
  title.element.prepend(text.makeHiddenSwitch());
  title.element.after(...page.ends.elements, ...dialogs);
  page.errors.element.before(...notices);
}
