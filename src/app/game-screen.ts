import type { FetchIcon } from '../../assets/fetched-icon.ts';
import type { GameEvent } from '../game/events.ts';
import { element } from '../page/elements.ts';
import { LoadError, loadError } from '../page/lazy.ts';
import type { Settings } from '../page/settings.ts';
import type { ScreenPictures } from '../screen/drawings/pictures.ts';
import type { Places, Screen, View } from '../screen/view.ts';
import { Camera } from './play/camera.ts';

/** Milliseconds that a notice such as "Seed copied." stays on the map, and more for each of its characters. */
const noticeTime = { least: 4000, more: 60 };

type MakeScreen = typeof import('../screen/screen.ts').makeScreen;

/** The view that a `GameScreen` draws, and its callbacks. */
interface Source {
  /** Loads the pictures of the screen. Rejects with `LoadError`. */
  readonly pictures: () => Promise<ScreenPictures>;
  readonly fetchIcon: FetchIcon;
  readonly settings: Settings;
  /** The view to draw now. */
  view(overlay: Pick<Required<View>, 'diagonal' | 'notice' | 'camera'>): View;
  /** Whether the view is that of the title screen. */
  isTitle(): boolean;
  /** Whether the text view takes the place of the map. */
  isMapHidden(): boolean;
  /** The view will be shown next: the page, such as its direction pad, adapts to it first. */
  showing(view: View): void;
  /** The view is shown on the screen, unless the map is hidden. */
  shown(view: View, events?: readonly GameEvent[]): void;
  /**
   * The map has this rectangle in CSS pixels; null without a map. Returns the rectangle of the direction pad over it.
   */
  mapPlaced(box: DOMRectReadOnly | null): readonly DOMRectReadOnly[];
  /** The screen shows a view, and all its boxes are known. */
  placed(): void;
  /** A screen was opened. */
  opened(screen: Screen): void;
  /** The graphics card has stopped drawing, or draws again. */
  lost(isLost: boolean): void;
  /** This browser can draw neither with WebGL nor on a canvas. */
  cannotDraw(): void;
}

/** The Pixi screen inside the page's stage. Until it is open, drawing does nothing. */
export class GameScreen {
  readonly camera = new Camera(
    () => this.places,
    () => this.redraw(),
  );
  readonly #stage: HTMLElement;
  readonly #source: Source;
  #screen: Screen | null = null;
  #opening: Promise<void> | null = null;
  /** Whether it is not known yet if this browser can draw. */
  #isLoading = true;
  /** Whether the screen has shown no view yet. */
  #isBlank = true;
  #onFrame: Screen['onFrame'] = null;
  #diagonal = false;
  #notice: string | null = null;
  #noticeTimer = 0;

  constructor(stage: HTMLElement, source: Source) {
    this.#stage = stage;
    this.#source = source;
  }

  /** The open screen; null while it loads, and when the browser cannot draw. */
  get screen(): Screen | null {
    return this.#screen;
  }

  /** The places on the open screen. */
  get places(): Places | null {
    return this.#screen?.places ?? null;
  }

  /**
   * Loads Pixi and opens a screen, once. Resolves as well when the browser cannot draw. Rejects with
   * `LoadError` when a file cannot be loaded; the next call tries again.
   */
  open(): Promise<void> {
    this.#opening ??= this.#load().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  /** Draws the game as it is now. `events` are animated. */
  redraw(events?: readonly GameEvent[]): void {
    // The next step returns to the hero.
    if (events) this.camera.follow();
    // Nobody sees the game behind the title screen yet, which takes time to make.
    if (this.#isLoading && this.#source.isTitle()) return;
    const overlay = {
      diagonal: this.#diagonal,
      notice: this.#notice,
      camera: this.camera.view,
    };
    const view = this.#source.view(overlay);
    this.#source.showing(view);
    if (this.#screen && this.#source.isMapHidden()) this.#screen.hide();
    else if (this.#screen) {
      this.#isBlank = false;
      this.#screen.show(view, events);
    }
    this.#source.shown(view, events);
  }

  /** Calls a function after each frame; null stops that. */
  watchFrames(onFrame: Screen['onFrame']): void {
    this.#onFrame = onFrame;
    if (this.#screen) this.#screen.onFrame = onFrame;
  }

  /** Shows or hides the four diagonal arrows around the hero. */
  showDiagonal(held: boolean): void {
    if (this.#diagonal === held) return;
    this.#diagonal = held;
    this.redraw();
  }

  /** Shows a line over the map for a while, from the next drawing on. Null removes it. */
  notify(text: string | null): void {
    this.#notice = text;
    window.clearTimeout(this.#noticeTimer);
    if (text === null) return;
    this.#noticeTimer = window.setTimeout(
      () => {
        this.#notice = null;
        this.redraw();
      },
      noticeTime.least + noticeTime.more * text.length,
    );
  }

  async #load(): Promise<void> {
    const { makeScreen } = await import('../screen/screen.ts').catch((cause: unknown) => {
      throw loadError(cause);
    });
    await this.#make(makeScreen);
    // During development, a changed drawing replaces the screen.
    import.meta.hot?.accept('../screen/screen.ts', (module) => {
      this.#screen?.destroy();
      this.#screen = null;
      if (module) this.#opening = this.#make(module.makeScreen);
    });
  }

  async #make(makeScreen: MakeScreen): Promise<void> {
    const { settings, pictures, fetchIcon } = this.#source;
    try {
      this.#screen = await makeScreen(this.#stage, pictures(), fetchIcon);
      this.#screen.onFrame = this.#onFrame;
      this.#screen.onMap = (box) => this.#source.mapPlaced(box);
      this.#screen.onShown = () => this.#source.placed();
      this.#screen.onLost = (isLost) => this.#source.lost(isLost);
      this.#isLoading = false;
    } catch (error) {
      if (error instanceof LoadError) throw error;
      this.#isLoading = false;
      console.error(error);
      const notice = element('p', 'no-screen', { role: 'alert' });
      this.#stage.append(settings.text(notice, ({ ui }) => ui.noWebGl));
      this.#source.cannotDraw();
      return;
    }
    this.#isBlank = true;
    this.#source.opened(this.#screen);
    // A game that waits for the screen begins before the next frame, and draws itself.
    requestAnimationFrame(() => {
      if (this.#isBlank) this.redraw();
    });
  }
}
