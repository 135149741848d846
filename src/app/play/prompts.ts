import { answerDoubt, answerHand, answerName, answerRules } from '../../controls/act.ts';
import { slotsToIdentify } from '../../controls/bag-order.ts';
import { itemLetters } from '../../controls/bag-slots.ts';
import { padButtonName } from '../../controls/gamepad.ts';
import { keyName } from '../../controls/key-names.ts';
import { controlOf, keyOfStroke } from '../../controls/keys.ts';
import type { DoubtQuestion, NameQuestion, RuleQuestion, Session } from '../../controls/session.ts';
import { kindsToWipeOut } from '../../game/actors/genocide.ts';
import { type Hand, hands } from '../../game/commands.ts';
import { kindOf } from '../../game/entity.ts';
import { lookOf } from '../../game/items/appearances.ts';
import { bagOf } from '../../game/items/bag.ts';
import { itemName, singleName } from '../../game/items/item-names.ts';
import { moveWithArrows } from '../../page/focus-moves.ts';
import { makeNameDialog } from '../../page/name-dialog.ts';
import { makePortraits, type PortraitSource } from '../../page/portrait.ts';
import { type Answer, makeQuestion } from '../../page/question.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Names, Say, Words } from '../../words/texts.ts';
import type { Shell } from '../shell.ts';
import { questionText } from './aim-text.ts';
import { keysIn } from './keys-in.ts';

/** Milliseconds in which a new prompt ignores keys and clicks: they were meant for the game. */
const pause = 250;

/** Keys that move the focus between the answers. */
const focusKeys = /^(Shift\+)?(Tab|Arrow(Up|Down|Left|Right))$/;

/** An answer that a key chooses, too. */
type KeyedAnswer<T> = Answer<T> & { readonly key: string };

/** The keys of the hands. */
const handKeys: Readonly<Record<Hand, string>> = { left: 'l', right: 'r' };

/** The page that prompts are part of: the shell. */
type Page = PortraitSource &
  Pick<Shell, 'settings' | 'chosen' | 'announcer' | 'device' | 'outcomes'>;

/** Shows the questions of the controls to the player. */
export class Prompts {
  readonly #page: Page;
  readonly #question;
  /** Asks which item or kind an effect is about. */
  readonly #choice;
  readonly #name;
  /** The keys of the answers of the choice, in their order. */
  #choiceKeys: readonly string[] = [];
  #shownAt = 0;
  /** Whether the choice takes keys at once. */
  #expectsKey = false;

  constructor(page: Page) {
    this.#page = page;
    this.#question = makeQuestion(page.settings, 'prompt');
    this.#choice = makeQuestion(page.settings, 'answers', makePortraits(page));
    this.#name = makeNameDialog(page.settings);
    for (const { dialog } of [this.#question, this.#choice]) {
      dialog.setAttribute('role', 'alertdialog');
      moveWithArrows(dialog);
      this.#guard(dialog);
    }
  }

  /** Whether a question waits for its answer. */
  get isOpen(): boolean {
    return this.dialogs.some(({ open }) => open);
  }

  get dialogs(): readonly HTMLDialogElement[] {
    return [this.#question.dialog, this.#choice.dialog, this.#name.dialog];
  }

  /** Asks the open question of a session, if there is one. */
  async ask(session: Session): Promise<void> {
    const { asking } = session;
    const { announcer, settings } = this.#page;
    if (!asking) return;
    switch (asking.type) {
      case 'sure':
        return this.#askSure(session, asking);
      case 'name':
        return this.#askName(session, asking);
      case 'hand':
        return this.#askHand(session);
      case 'identify':
      case 'genocide':
        return this.#askRules(session, asking);
      default: {
        const { words, options } = settings;
        const names = namesOf(session.game.campaign, options.language);
        return announcer.say(questionText(session, words, names, this.#confirmKey(session)) ?? '');
      }
    }
  }

  /**
   * Asks whether to give the game up. The answer with the focus keeps it, because Shift and a letter are a common slip.
   */
  askToGiveUp(): Promise<boolean> {
    return this.#confirm(
      ({ ui }) => ui.giveUpSure,
      ({ ui }) => ui.resume,
      { label: ({ ui }) => ui.giveUp, isDangerous: true },
      ({ ui }) => ui.giveUp,
    );
  }

  /** Asks a question with two answers under a heading. A player who closes the dialog means no. */
  async #confirm(
    text: Say,
    no: Say,
    yes: Omit<Answer<true>, 'value'>,
    heading: Say,
  ): Promise<boolean> {
    const answers = [
      { value: false, label: no },
      { value: true, ...yes },
    ];
    const answer = this.#question.ask(text, answers, heading);
    this.#shownAt = performance.now();
    return (await answer) === true;
  }

  /** The name of the key or button that chooses the likely direction; empty if it presses a focused button. */
  #confirmKey({ game }: Session): string {
    const { device, settings } = this.#page;
    if (device === 'gamepad') return padButtonName('confirm') ?? '';
    if (device === 'buttons' || document.activeElement instanceof HTMLButtonElement) return '';
    return keyName('confirm', keysIn(game.campaign, settings.options), settings.words);
  }

  /**
   * Asks which item or kind an effect is about. A player who closes the dialog, to look at the map or to open the menu,
   * still sees the question over the map, and the next command asks again (`insist` in `act.ts`).
   */
  async #askRules(session: Session, { type }: RuleQuestion): Promise<void> {
    if (this.#choice.dialog.open) return;
    const answer = this.#choose(type, this.#answersTo(type, session));
    this.#expectsKey = false;
    const answered = await answer;
    if (answered !== null) this.#page.outcomes.show(answerRules(session, answered));
  }

  /** Asks for the hand of a ring. The player may type the answer before the dialog is visible. */
  async #askHand(session: Session): Promise<void> {
    const answers = hands.map((hand) => {
      const key = handKeys[hand];
      return { value: hand, key, label: ({ ui }: Words) => ui.ask[hand] };
    });
    const answer = this.#choose('hand', answers);
    this.#expectsKey = true;
    this.#page.outcomes.show(answerHand(session, await answer));
  }

  /** Lets the player choose between answers by their keys. */
  #choose<T>(type: keyof Words['ui']['ask'], answers: readonly KeyedAnswer<T>[]) {
    this.#choiceKeys = answers.map(({ key }) => key);
    const answer = this.#choice.ask(
      () => '',
      answers,
      ({ ui }) => ui.ask[type],
    );
    this.#shownAt = performance.now();
    return answer;
  }

  /** The possible answers with their keys: the letters of the items, and the glyphs of the monsters. */
  #answersTo(type: RuleQuestion['type'], { game }: Session): KeyedAnswer<number | string>[] {
    const { language } = this.#page.settings.options;
    const names = namesOf(game.campaign, language);
    if (type === 'genocide') {
      return kindsToWipeOut(game).map(({ id, look }) => ({
        value: id,
        key: look.glyph,
        look,
        label: () => names.kind(id),
      }));
    }
    const items = bagOf(game, game.hero);
    return slotsToIdentify(game).map((slot) => {
      const item = items[slot];
      return {
        value: slot,
        key: itemLetters[slot] ?? '',
        look: lookOf(game, game.stores.Identity.kind[item]),
        label: () => names.item(itemName(game, item)),
      };
    });
  }

  /** Asks for a name for the kind of an unknown item. */
  async #askName(session: Session, { slot }: NameQuestion): Promise<void> {
    const { game } = session;
    const item = bagOf(game, game.hero)[slot];
    const names = namesOf(game.campaign, this.#page.settings.options.language);
    const before = game.called.get(kindOf(game, item).id) ?? '';
    const name = await this.#name.ask(names.item(singleName(game, item)), before);
    this.#page.outcomes.show(answerName(session, name));
  }

  /** Asks whether a command is meant that is probably a mistake. */
  async #askSure(session: Session, asking: DoubtQuestion): Promise<void> {
    const { settings, outcomes } = this.#page;
    const { campaign } = session.game;
    const isMeant = await this.#confirm(
      (words) => textOf(asking, words, namesOf(campaign, settings.options.language)),
      ({ ui }) => ui.doubt.cancel,
      { label: (words) => answerTo(asking, words) },
      ({ ui }) => ui.doubt.heading,
    );
    outcomes.show(answerDoubt(session, isMeant));
  }

  /** The place of the answer that a key chooses; −1 for another key. */
  #answerOf(event: KeyboardEvent): number {
    const typed = this.#choiceKeys.indexOf(event.key);
    // On a keyboard with another alphabet, the place of the key counts.
    return typed >= 0 ? typed : this.#choiceKeys.indexOf(keyOfStroke(event));
  }

  /** Lets only the keys for choosing and going back answer, and nothing during the first moment. */
  #guard(dialog: HTMLDialogElement): void {
    const ignore = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const isEarly = (event: Event) => event.timeStamp - this.#shownAt < pause;
    const isChoice = dialog === this.#choice.dialog;
    /** Whether a key that was meant presses a button. */
    let isPressing = false;
    const press = (button: HTMLElement | undefined) => {
      isPressing = true;
      button?.click();
      isPressing = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const isMeant = (isChoice && this.#expectsKey) || !isEarly(event);
      // A held key moves the focus on, but answers nothing.
      if (isMeant && focusKeys.test(keyOfStroke(event))) return;
      ignore(event);
      if (!isMeant || event.repeat) return;
      const letter = isChoice ? this.#answerOf(event) : -1;
      if (letter >= 0) {
        return press(dialog.querySelectorAll<HTMLButtonElement>('.buttons button')[letter]);
      }
      const { chosen, settings } = this.#page;
      const control = controlOf(event, keysIn(chosen, settings.options));
      if (control?.type === 'back') dialog.close();
      if (control?.type !== 'confirm') return;
      if (event.target instanceof HTMLButtonElement) press(event.target);
    };
    dialog.addEventListener('keydown', onKey, { capture: true });
    const onClick = (event: Event) => {
      if (!isPressing && isEarly(event)) ignore(event);
    };
    for (const type of ['click', 'pointerdown']) {
      dialog.addEventListener(type, onClick, { capture: true });
    }
  }
}

/** The answer that confirms the command of a question. */
function answerTo({ doubt }: DoubtQuestion, { ui, verbs }: Words): string {
  return doubt.type === 'tread' ? ui.doubt.step : verbs[doubt.type];
}

/** The question about a command, with its numbers. */
function textOf({ doubt }: DoubtQuestion, { ui }: Words, names: Names): string {
  switch (doubt.type) {
    case 'drink':
      return ui.doubt.drink(names.item(doubt.item), doubt);
    case 'eat':
      return ui.doubt.eat(names.item(doubt.item), doubt.gained, doubt.feeds);
    case 'put':
    case 'throw':
      return ui.doubt.put(names.item(doubt.item));
    case 'tread':
      return ui.doubt.tread(names.kind(doubt.trap));
  }
}
