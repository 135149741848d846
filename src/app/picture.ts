import { keyName, type PlainAction } from '../controls/keys.ts';
import { listenToPointer } from '../controls/pointer.ts';
import { type Session, scroll, startWalk, tap } from '../controls/session.ts';
import type { GameEvent } from '../game/events.ts';
import { element } from '../page/elements.ts';
import type { Live } from '../page/live.ts';
import type { Screen, View } from '../screen/view.ts';
import type { Backdrop } from './backdrop.ts';
import type { Play } from './play.ts';

/** Milliseconds that a notice such as "Seed copied." stays. */
const noticePause = 4000;

/** What the picture shows, and what a pointer on it leads to. */
interface Scene {
  readonly live: Live;
  readonly play: Play;
  readonly backdrop: Backdrop;
  /** Who takes the taps on cells in place of the game, if anyone does. */
  taker(): ((x: number, y: number) => void) | null;
  /** No drawing is possible in this browser. */
  failed(): void;
}

/** The drawn game: a screen in the page's stage, as soon as there is one. */
export class Picture {
  readonly #stage: HTMLElement;
  readonly #scene: Scene;
  #screen: Screen | null = null;
  #onFrame: Screen['onFrame'] = null;
  #diagonal = false;
  #notice: string | null = null;
  #noticeTimer = 0;

  constructor(stage: HTMLElement, scene: Scene) {
    this.#stage = stage;
    this.#scene = scene;
  }

  /** Opens a screen in place of the one that there is. */
  async open(make: (parent: HTMLElement) => Promise<Screen>): Promise<void> {
    this.#screen?.destroy();
    this.#screen = null;
    try {
      this.#screen = await make(this.#stage);
    } catch (problem) {
      console.error(problem);
      const notice = element('p', 'no-screen', { role: 'alert' });
      this.#stage.append(this.#scene.live.text(notice, ({ ui }) => ui.noWebGl));
      this.#scene.failed();
      return;
    }
    this.#screen.onFrame = this.#onFrame;
    this.#listen(this.#screen);
    this.show();
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

  #listen(screen: Screen): void {
    const { play, taker } = this.#scene;
    let step: ReturnType<typeof startWalk> | null = null;
    const inPlay = (deed: (session: Session) => void) => {
      if (play.session) deed(play.session);
    };
    listenToPointer(screen.canvas, {
      targetAt: (x, y) => (play.mode === 'play' ? screen.targetAt(x, y) : null),
      tap(target) {
        const take = target.type === 'cell' ? taker() : null;
        if (take && target.type === 'cell') take(target.x, target.y);
        else inPlay((session) => play.meet(tap(session, target)));
      },
      scroll: (by) => inPlay((session) => play.meet(scroll(session, by))),
      startWalk() {
        step = play.session && !taker() ? startWalk(play.session) : null;
      },
      walk(x, y) {
        if (play.mode !== 'play') return false;
        const outcome = step?.(x, y) ?? null;
        play.meet(outcome);
        return outcome !== null;
      },
    });
  }

  #view(): View {
    const { live, play, backdrop } = this.#scene;
    const { language, look, keySet } = live.options;
    const name = (action: PlainAction) => keyName(action, keySet, live.words);
    const { session } = play;
    const bag = session?.bag;
    const asking = session?.asking;
    return {
      game: session?.game ?? backdrop.game,
      language,
      look,
      bag: bag?.open ? { index: bag.index, offset: bag.offset, menu: bag.menu } : null,
      diagonal: this.#diagonal && play.mode === 'play',
      asking: Boolean(asking),
      notice: asking ? live.words.ui[`${asking.type}Where`] : this.#notice,
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
    };
  }
}
