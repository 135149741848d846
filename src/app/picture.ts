import { keyName, type PlainAction } from '../controls/keys.ts';
import type { GameEvent } from '../game/events.ts';
import { element } from '../page/elements.ts';
import type { Live } from '../page/live.ts';
import { AtlasMissing } from '../screen/missing.ts';
import type { Screen, View } from '../screen/view.ts';
import { wordsOf } from '../words/loading.ts';
import type { Words } from '../words/texts.ts';
import type { Backdrop } from './backdrop.ts';
import type { Play } from './play.ts';

/** Milliseconds that a notice such as "Seed copied." stays. */
const noticePause = 4000;

/** Why nothing can be drawn, in the language of the page. */
type Reason = (words: Words) => string;

/** What the picture shows. */
interface Scene {
  readonly live: Live<Words>;
  readonly play: Play;
  readonly backdrop: Backdrop;
}

/** The drawn game: a screen in the page's stage, as soon as there is one. */
export class Picture {
  readonly #stage: HTMLElement;
  readonly #scene: Scene;
  #screen: Screen | null = null;
  #onFrame: Screen['onFrame'] = null;
  #opened: Promise<Reason | null> = Promise.resolve(null);
  #furnished = false;
  #lively = false;
  #listen: ((screen: Screen) => void) | null = null;
  #diagonal = false;
  #notice: string | null = null;
  #noticeTimer = 0;

  constructor(stage: HTMLElement, scene: Scene) {
    this.#stage = stage;
    this.#scene = scene;
  }

  /** Opens a screen in place of the one that there is, or says why there is none. */
  open(make: (parent: HTMLElement) => Promise<Screen>): Promise<Reason | null> {
    this.#opened = this.#open(make);
    return this.#opened;
  }

  /** Loads all that a screen needs for a game. Rejects where it does not come. */
  async furnish(): Promise<void> {
    await this.#opened;
    await this.#screen?.furnish(this.#scene.live.options.language);
    this.#furnished = true;
  }

  /** From now on somebody lives on the floor behind the title. */
  enliven(): void {
    this.#lively = true;
    this.show();
  }

  /** Has a pointer on this screen, and on those that come after it, listened to. */
  listen(listen: (screen: Screen) => void): void {
    this.#listen = listen;
    if (this.#screen) listen(this.#screen);
  }

  /** Null until there is one. */
  get screen(): Screen | null {
    return this.#screen;
  }

  /** Tells of each frame from now on; null: nobody wants to know. */
  watch(onFrame: Screen['onFrame']): void {
    this.#onFrame = onFrame;
    if (this.#screen) this.#screen.onFrame = onFrame;
  }

  /** Draws everything as it is now; with `events`, what happened glides into place. */
  show(events?: readonly GameEvent[]): void {
    this.#screen?.show(this.#view(), events);
  }

  /** Whether the four diagonal arrows show around the hero. */
  showDiagonal(held: boolean): void {
    if (this.#diagonal === held) return;
    this.#diagonal = held;
    if (this.#scene.play.mode === 'play') this.show();
  }

  /** Has a line over the map for a while, from the next drawing on. */
  note(text: string | null): void {
    this.#notice = text;
    window.clearTimeout(this.#noticeTimer);
    if (text === null) return;
    this.#noticeTimer = window.setTimeout(() => {
      this.#notice = null;
      this.show();
    }, noticePause);
  }

  async #open(make: (parent: HTMLElement) => Promise<Screen>): Promise<Reason | null> {
    this.#screen?.destroy();
    this.#screen = null;
    try {
      const screen = await make(this.#stage);
      if (this.#furnished) await screen.furnish(this.#scene.live.options.language);
      this.#screen = screen;
    } catch (problem) {
      console.error(problem);
      const notice = element('p', 'no-screen', { role: 'alert' });
      const missing = problem instanceof AtlasMissing;
      const reason: Reason = ({ ui }) => (missing ? ui.notLoaded : ui.noWebGl);
      this.#stage.append(this.#scene.live.text(notice, reason));
      return reason;
    }
    this.#screen.onFrame = this.#onFrame;
    this.#listen?.(this.#screen);
    this.show();
    return null;
  }

  #view(): View {
    const { live, play, backdrop } = this.#scene;
    const { language, look, keySet } = live.options;
    const { session } = play;
    // The title names no keys, and need not have the words for them.
    const name = (action: PlainAction) =>
      session ? keyName(action, keySet, wordsOf(language)) : '';
    const bag = session?.bag;
    const asking = session?.asking;
    return {
      game: session?.game ?? backdrop.game,
      language,
      look,
      bag: bag?.open ? { index: bag.index, offset: bag.offset, menu: bag.menu } : null,
      diagonal: this.#diagonal && play.mode === 'play',
      asking: Boolean(asking),
      notice: asking ? wordsOf(language).ui[`${asking.type}Where`] : this.#notice,
      keys: {
        here: name('here'),
        wait: name('wait'),
        dig: name('dig'),
        search: name('search'),
        bag: name('bag'),
        look: name('look'),
        language: name('language'),
        help: name('help'),
        menu: name('back'),
      },
      backdrop: session === null,
      deserted: session === null && !this.#lively,
    };
  }
}
