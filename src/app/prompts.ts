import { answerDoubt } from '../controls/act.ts';
import { controlOf, keyOf } from '../controls/keys.ts';
import type { DoubtQuestion, Outcome, Session } from '../controls/session.ts';
import type { Campaign } from '../game/campaign.ts';
import type { Announcer } from '../page/announcer.ts';
import { moveWithArrows } from '../page/elements.ts';
import { makeQuestion } from '../page/question.ts';
import type { Settings } from '../page/settings.ts';
import { namesOf } from '../words/sentences.ts';
import type { Names, Words } from '../words/texts.ts';
import { questionText } from './aim-text.ts';
import { keysIn } from './keys-in.ts';

/** Milliseconds in which a new prompt ignores keys and clicks: they were meant for the game. */
const pause = 250;

/** Keys that move the focus between the answers. */
const focusKeys = /^(Shift\+)?(Tab|Arrow(Up|Down|Left|Right))$/;

/** The page that prompts are part of: the shell. */
interface Page {
  readonly settings: Settings;
  readonly chosen: Campaign;
  readonly announcer: Announcer;
  readonly outcomes: { show(outcome: Outcome): void };
}

/** Shows the questions of the controls to the player. */
export class Prompts {
  readonly #page: Page;
  readonly #question;
  #shownAt = 0;

  constructor(page: Page) {
    this.#page = page;
    this.#question = makeQuestion(page.settings, 'prompt');
    const { dialog } = this.#question;
    dialog.setAttribute('role', 'alertdialog');
    moveWithArrows(dialog);
    this.#guard(dialog);
  }

  get dialog(): HTMLDialogElement {
    return this.#question.dialog;
  }

  /** Asks the open question of a session, if there is one: where, or whether a command is meant. */
  async ask(session: Session): Promise<void> {
    const { asking } = session;
    if (!asking) return;
    const { announcer, settings, outcomes } = this.#page;
    const { campaign } = session.game;
    if (asking.type !== 'sure') {
      const names = namesOf(campaign, settings.options.language);
      return announcer.say(questionText(session, settings.words, names) ?? '');
    }
    const answer = this.#question.ask(
      (words) => textOf(asking, words, namesOf(campaign, settings.options.language)),
      [
        { value: false, label: ({ ui }) => ui.doubt.cancel },
        { value: true, label: ({ verbs }) => verbs[asking.doubt.type] },
      ],
      ({ ui }) => ui.doubt.heading,
    );
    this.#shownAt = performance.now();
    const isMeant = await answer;
    outcomes.show(answerDoubt(session, isMeant === true));
  }

  /** Lets only the keys for choosing and going back answer, and nothing during the first moment. */
  #guard(dialog: HTMLDialogElement): void {
    const ignore = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const isEarly = (event: Event) => event.timeStamp - this.#shownAt < pause;
    const onKey = (event: KeyboardEvent) => {
      if (isEarly(event) || event.repeat) return ignore(event);
      if (focusKeys.test(keyOf(event))) return;
      ignore(event);
      const { chosen, settings } = this.#page;
      const control = controlOf(event, keysIn(chosen, settings.options));
      if (control?.type === 'back') dialog.close();
      if (control?.type !== 'confirm') return;
      if (event.target instanceof HTMLButtonElement) event.target.click();
    };
    dialog.addEventListener('keydown', onKey, { capture: true });
    const onClick = (event: Event) => {
      if (isEarly(event)) ignore(event);
    };
    for (const type of ['click', 'pointerdown']) {
      dialog.addEventListener(type, onClick, { capture: true });
    }
  }
}

/** The question about a command, with its numbers. */
function textOf({ doubt }: DoubtQuestion, { ui }: Words, names: Names): string {
  const item = names.item(doubt.item);
  switch (doubt.type) {
    case 'drink':
      return ui.doubt.drink(item, doubt.hp);
    case 'eat':
      return ui.doubt.eat(item, doubt.gained, doubt.feeds);
    case 'put':
      return ui.doubt.put(item);
  }
}
