import { act, answer } from '../../controls/act.ts';
import { type PlainControl, plainControls } from '../../controls/control-table.ts';
import { controlFacts, isUsable, isVerb, isZoom } from '../../controls/controls.ts';
import { pressItemButton } from '../../controls/item-button.ts';
import { keyNameInText } from '../../controls/key-names.ts';
import { type Outcome, type Session, withoutPrompt } from '../../controls/session.ts';
import { tap } from '../../controls/tap.ts';
import { SurroundingsReader } from '../../describe/surroundings-reader.ts';
import type { GameEvent } from '../../game/events.ts';
import { element } from '../../page/elements.ts';
import { leaveAtGameKeys } from '../../page/focus-moves.ts';
import type { TextActions, TextCommand } from '../../page/text-view/text-scene.ts';
import { makeTextView } from '../../page/text-view/text-view.ts';
import type { View } from '../../screen/view.ts';
import { namesOf } from '../../words/sentences.ts';
import type { CurrentGame } from '../current-game.ts';
import type { Shell } from '../shell.ts';
import { questionText } from './aim-text.ts';
import { keysIn } from './keys-in.ts';
import { lastMessages } from './last-messages.ts';

/** The page that the text view plays: the shell. */
type Page = Pick<
  Shell,
  'settings' | 'current' | 'announcer' | 'look' | 'device' | 'outcomes' | 'modes'
>;

/** Shows the game as text, and plays it by buttons. A replay is only shown: its bar has the buttons. */
export class TextPlay {
  readonly #page: Page;
  readonly #view;
  readonly #reader = new SurroundingsReader();

  constructor(page: Page) {
    this.#page = page;
    const actions: TextActions = {
      commands: () => this.#commands(),
      press: (command) => this.#play((session) => act(session, { type: command as PlainControl })),
      step: (dx, dy) => this.#play((session) => act(session, { type: 'step', dx, dy })),
      go: ({ x, y }) =>
        this.#play((session) => tap(withoutPrompt(session), { type: 'cell', x, y })),
      use: (slot, verb) => this.#play((session) => pressItemButton(session, slot, verb)),
      cancel: () => this.#play((session) => answer(session, { type: 'back' })),
    };
    this.#view = makeTextView(page.settings, actions, this.#makeSwitch(''));
    page.settings.follow((_, { textView }) => {
      document.body.dataset.text = textView;
    });
  }

  get element(): HTMLElement {
    return this.#view.element;
  }

  /** Whether the text view takes the place of the map. */
  get hidesMap(): boolean {
    const { settings, current } = this.#page;
    return settings.options.textView === 'instead' && isShowing(current);
  }

  /** Shows the state of the screen. */
  show(view: View, events?: readonly GameEvent[]): void {
    const { settings, current, look } = this.#page;
    // Turns that the view does not show are not in its log, and do not count as changes of its next turn.
    if (settings.options.textView === 'off') {
      if (events) this.forget();
      return;
    }
    if (!isShowing(current)) return;
    const session = current.shown;
    const seen = session?.seen ?? null;
    const { words, options } = settings;
    const names = namesOf(view.game.campaign, options.language);
    const question = session && questionText(session, words, names);
    const notice = look.text ?? question ?? view.notice;
    this.#view.show({ ...view, notice, seen, isReplay: current.mode === 'replay' }, events);
  }

  /** Forgets the last view: the next view is not the turn after the last one. */
  forget(): void {
    this.#view.forget();
  }

  /** Moves the focus to the place where the keys of the game work. */
  focus(): void {
    this.#view.focus();
  }

  /** Puts the text in the place of the map. */
  async playAsText(): Promise<void> {
    await this.#choose('instead');
    this.#page.modes.focus();
  }

  /**
   * Announces the surroundings to screen readers; many items and places only when it is asked again, and then the last
   * messages.
   */
  describe(): void {
    const { settings, current, announcer } = this.#page;
    if (!current.shown) return;
    const { game, seen, history } = current.shown;
    const { words, options } = settings;
    const names = namesOf(game.campaign, options.language);
    const messages = lastMessages(history, words, names);
    for (const line of this.#reader.read(game, words, names, seen, messages)) announcer.say(line);
  }

  /** A button that switches between the map and the text. It shows only while it has the focus. */
  makeHiddenSwitch(): HTMLElement {
    const { current, modes } = this.#page;
    const button = this.#makeSwitch('text-switch');
    leaveAtGameKeys(button, () => {
      if (current.mode !== 'title') modes.focus();
    });
    return button;
  }

  #makeSwitch(className: string): HTMLElement {
    const { settings } = this.#page;
    const isText = () => settings.options.textView === 'instead';
    const button = element('button', className, {
      type: 'button',
      onclick: async () => {
        await this.#choose(isText() ? 'off' : 'instead');
        // On the title screen the player goes on from the button.
        if (this.#page.current.mode !== 'title') this.#page.modes.focus();
      },
    });
    return settings.text(button, ({ textView }) =>
      isText() ? textView.playOnMap : textView.playAsText,
    );
  }

  async #choose(textView: 'off' | 'instead'): Promise<void> {
    const { settings, announcer } = this.#page;
    await settings.choose({ textView });
    const { buttonFor, heading, on, off } = settings.words.textView;
    announcer.say(buttonFor(heading, textView === 'instead' ? on : off));
  }

  #play(play: (session: Session) => Outcome): void {
    const { current, outcomes } = this.#page;
    this.#page.device = 'buttons';
    if (current.session && current.mode === 'play') outcomes.show(play(current.session));
  }

  #commands(): TextCommand[] {
    const { settings, current } = this.#page;
    const { game } = current.shown ?? {};
    if (!game) return [];
    const { words, options } = settings;
    const { buttons, keys } = words.ui;
    const { describe, down, up } = words.textView;
    const labels: Partial<Record<PlainControl, string>> = {
      ...buttons,
      again: keys.again,
      describe,
      down,
      up,
    };
    return plainControls
      .filter(
        (control) => !isVerb(control) && !isZoom(control) && !controlFacts(control).noTextButton,
      )
      .filter((control) => isUsable(control, game.campaign))
      .map((control) => ({
        id: control,
        label: labels[control] ?? keys[control as keyof typeof keys],
        key: keyNameInText(control, keysIn(game.campaign, options), words),
      }));
  }
}

/** Whether a game is played or watched. */
function isShowing({ mode }: CurrentGame): boolean {
  return mode === 'play' || mode === 'replay';
}
