import { Container, type Renderer, RendererType, WebGLRenderer } from 'pixi.js';
import type { FetchIcon } from '../../assets/fetched-icon.ts';
import { pointsOfInterest } from '../describe/points.ts';
import { heroCell } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import { AmbientClock } from './ambient-clock.ts';
import { nextFrame, timeToDraw } from './draw-time.ts';
import type { Artwork } from './drawings/artwork.ts';
import { Drawings } from './drawings/drawings.ts';
import { glyphFont } from './drawings/glyph-sheet.ts';
import type { ScreenPictures } from './drawings/pictures.ts';
import { FloorView } from './floor-view.ts';
import { Fonts } from './fonts.ts';
import { Hud } from './hud/hud.ts';
import { TextPainter } from './hud/text-painter.ts';
import { LayoutState, layoutOfView } from './layout-of-view.ts';
import { MeshMap } from './map/mesh-map.ts';
import { SpriteMap } from './map/sprite-map.ts';
import { MotionAtRest } from './motion-at-rest.ts';
import { palettes } from './palettes.ts';
import { makeRenderer } from './renderer.ts';
import { renewBatches } from './renew-batches.ts';
import type { ScreenLayout } from './screen-layout.ts';
import { ScreenPlaces } from './screen-places.ts';
import type { Screen, View } from './view.ts';

/** How long the browser may take to restore a lost WebGL context before it is reported, in ms. */
const patience = 5000;

/**
 * Makes a screen that fills an element. Rejects if the pictures cannot be loaded, or if the browser supports neither
 * WebGL nor a canvas.
 */
export async function makeScreen(
  parent: HTMLElement,
  loading: Promise<ScreenPictures>,
  fetchIcon: FetchIcon,
): Promise<Screen> {
  const making = makeRenderer();
  const [renderer, pictures] = await Promise.all([making, loading]).catch((error: unknown) => {
    // A browser allows only a few WebGL contexts, and the next try makes another one.
    making.then(
      (made) => made.destroy(),
      () => {},
    );
    throw error;
  });
  const fonts = new Fonts();
  const mipmaps = renderer.type === RendererType.WEBGL;
  const drawings = new Drawings(pictures, mipmaps, fonts, fetchIcon);
  return new PixiScreen(parent, renderer, drawings, fonts);
}

class PixiScreen implements Screen {
  readonly canvas: HTMLCanvasElement;
  readonly places: ScreenPlaces;
  onFrame: Screen['onFrame'] = null;
  onMap: Screen['onMap'] = null;
  onShown: Screen['onShown'] = null;
  onLost: Screen['onLost'] = null;
  readonly #renderer: Renderer;
  readonly #drawings: Drawings;
  readonly #painter: TextPainter;
  readonly #stage = new Container();
  readonly #floor: FloorView;
  readonly #hud: Hud;
  readonly #stop = new AbortController();
  readonly #observer: ResizeObserver;
  readonly #atRest: MotionAtRest;
  readonly #layoutState = new LayoutState();
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #moreContrast = matchMedia('(prefers-contrast: more)');
  readonly #touch = matchMedia('(pointer: coarse)');
  /** CSS pixels. The window's size until the element has a layout. */
  #size = { width: window.innerWidth, height: window.innerHeight };
  #shown: { view: View; layout: ScreenLayout; artwork: Artwork } | null = null;
  /** The direction pad over the map in CSS pixels. */
  #pads: readonly DOMRectReadOnly[] = [];
  /** Frames for slow changes, while no animation runs. */
  readonly #ambient = new AmbientClock(() => this.#requestFrame());
  /** The requested animation frame, 0 for none. */
  #frame = 0;
  #contextLost = false;
  #lossTimer = 0;
  /** Whether sharper drawings are being made. */
  #isSharpening = false;
  /** Whether sharper drawings are ready that the stage does not show yet. */
  #isSharper = false;
  /** ms that `show` took since the last frame. Null if it was not called. */
  #updateTime: number | null = null;

  constructor(parent: HTMLElement, renderer: Renderer, drawings: Drawings, fonts: Fonts) {
    this.#renderer = renderer;
    this.#drawings = drawings;
    this.#painter = new TextPainter(fonts);
    const isWebGl = renderer.type === RendererType.WEBGL;
    this.#floor = new FloorView(isWebGl ? new MeshMap() : new SpriteMap(), this.#painter);
    this.#hud = new Hud(this.#painter, isWebGl, this.#layoutState.known);
    this.#stage.addChild(this.#floor.container, this.#hud.container, this.#floor.overlay);
    this.canvas = renderer.canvas;
    this.canvas.style.display = 'block';
    parent.append(this.canvas);
    this.places = new ScreenPlaces(this.canvas, this.#floor.window, this.#hud, () => this.#shown);

    this.#atRest = new MotionAtRest({
      draw: (isMeasured) => this.#drawAtRest(isMeasured),
      setPace: (pace) => {
        this.#floor.paceAtRest = pace;
      },
      isHidden: () => document.hidden,
    });
    fonts.onLoaded = (loaded) => this.#takeFonts(loaded);
    drawings.onSharper = () => this.#sharpen();
    // For tests: until then, the picture can change by itself.
    drawings.onSharpening = (isBusy) => {
      this.#isSharpening = isBusy;
      this.canvas.toggleAttribute('data-sharpening', isBusy);
    };
    this.#observer = new ResizeObserver(([{ contentRect }]) => this.#resize(contentRect));
    this.#observer.observe(parent);
    this.#watchPixelRatio();
    const { signal } = this.#stop;
    for (const media of [this.#reducedMotion, this.#moreContrast, this.#touch]) {
      media.addEventListener('change', () => this.#redraw(), { signal });
    }
    window.addEventListener('online', () => drawings.askAgain(), { signal });
    document.addEventListener('visibilitychange', () => this.#atRest.refresh(), { signal });
    this.canvas.addEventListener('webglcontextlost', () => this.#lose(), { signal });
    this.canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal });
  }

  get busy(): boolean {
    return this.#frame !== 0;
  }

  show(view: View, events: readonly GameEvent[] = []): void {
    const start = performance.now();
    const ratio = window.devicePixelRatio || 1;
    const frame = { ...this.#size, ratio, touch: this.#touch.matches };
    const layout = layoutOfView(view, frame, this.#layoutState);
    this.#fitCanvas(layout);
    if (this.#painter.setLanguage(view.language)) this.#forgetTexts();
    const { look, game } = view;
    const palette = palettes[view.palette];
    const isBackdrop = layout.mode === 'backdrop';
    const artwork = this.#drawings.artworkFor(game, look, layout.cell, palette, isBackdrop);
    this.#shown = { view, layout, artwork };
    const still = view.reducedMotion ?? this.#reducedMotion.matches;
    this.#floor.highContrast = this.#moreContrast.matches;
    this.#hud.highContrast = this.#moreContrast.matches;
    this.#floor.show(view, layout, artwork, events, still);
    this.#pads = this.onMap?.(this.places.mapBox()) ?? [];
    this.#drawHud();
    if (this.#drawings.dropOutdated()) renewBatches(this.#stage);
    this.onShown?.();
    this.#updateTime = (this.#updateTime ?? 0) + performance.now() - start;
    this.#requestFrame();
    // A plain canvas draws every cell again, and in the glyph look nothing moves by itself.
    this.#atRest.allow(!still && look === 'tiles' && this.#gl !== null);
  }

  hide(): void {
    this.#atRest.allow(false);
    this.#floor.finish();
    this.#shown = null;
  }

  destroy(): void {
    this.#atRest.allow(false);
    this.#stop.abort();
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    window.clearTimeout(this.#lossTimer);
    this.#ambient.destroy();
    this.#floor.destroy();
    this.#hud.destroy();
    this.#drawings.destroy();
    this.canvas.remove();
    this.#renderer.destroy();
  }

  #fitCanvas({ width, height, ratio }: ScreenLayout): void {
    const before = this.#shown?.layout;
    if (before?.width !== width || before.height !== height) {
      this.#renderer.resize(width, height);
      this.#atRest.remeasure();
    }
    this.canvas.style.width = `${width / ratio}px`;
    this.canvas.style.height = `${height / ratio}px`;
  }

  #drawHud(): void {
    if (!this.#shown) return;
    const { view, layout, artwork } = this.#shown;
    const { window } = this.#floor;
    const at = window.pointOf(heroCell(view.game)) ?? layout.map;
    const things = view.notice
      ? pointsOfInterest(view.game).flatMap((cell) => window.pointOf(cell) ?? [])
      : [];
    const around = {
      hero: { x: at.x, y: at.y, ...layout.cell },
      things: things.map(({ x, y }) => ({ x, y, ...layout.cell })),
      pads: this.#pads.map((pad) => this.places.onCanvas(pad, layout)),
    };
    this.#hud.draw(view, layout, artwork, this.#touch.matches, around);
  }

  /** The context of a WebGL renderer; null for a plain canvas. */
  get #gl(): WebGL2RenderingContext | null {
    return this.#renderer instanceof WebGLRenderer ? this.#renderer.gl : null;
  }

  /**
   * Draws a picture while nothing else moves. Returns the time in ms until the graphics card has drawn it, if `isMeasured`; null
   * if that is unknown.
   */
  async #drawAtRest(isMeasured: boolean): Promise<number | null> {
    await nextFrame();
    if (this.#stop.signal.aborted || this.#contextLost || !this.#gl) return null;
    // An animated move already redraws flames and bodies.
    if (this.#frame !== 0) return null;
    // Frames are slower while drawings are being made, so their times would mislead.
    if (!isMeasured || this.#isSharpening) {
      this.#draw();
      return null;
    }
    return timeToDraw(this.#gl, () => this.#draw());
  }

  /** Draws the next frame, and more frames while something moves. */
  #requestFrame(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
      if (this.#floor.moving) this.#requestFrame();
      else if (this.#isSharper) this.#redraw();
    });
  }

  #draw(): void {
    const start = performance.now();
    this.#floor.place(start);
    if (!this.#contextLost) {
      this.#floor.prepare(this.#renderer);
      this.#hud.prepare(this.#renderer);
      this.#renderer.render(this.#stage);
    }
    // Frames of other causes, such as motion at rest, show the slow changes too.
    this.#ambient.run(this.#floor.pulses && !this.#floor.moving);
    this.onFrame?.(this.#updateTime, performance.now() - start);
    this.#updateTime = null;
  }

  /** Shows sharper drawings when nothing moves, so that no animation ends early. */
  #sharpen(): void {
    this.#isSharper = true;
    if (!this.#floor.moving) this.#redraw();
  }

  /**
   * Shows the same view again without animations, because its surroundings changed. It is drawn
   * immediately, because a canvas of another size is empty.
   */
  #redraw(): void {
    if (!this.#shown) return;
    this.#floor.finish();
    if (this.#isSharper) this.#drawings.useSharper();
    this.#isSharper = false;
    this.show(this.#shown.view);
    this.#draw();
    // The requested frame would draw the same picture again.
    if (this.#floor.moving) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #takeFonts(loaded: ReadonlySet<string>): void {
    if (this.#stop.signal.aborted) return;
    this.#painter.refresh();
    this.#forgetTexts();
    if (loaded.has(glyphFont.font) && this.#drawings.refreshGlyphs()) this.#redraw();
    else {
      // Only the HUD changes, so animations can continue.
      this.#drawHud();
      this.#requestFrame();
    }
  }

  #forgetTexts(): void {
    this.#hud.forgetTexts();
    this.#floor.forgetTexts();
  }

  /** Called before the browser paints an element of another size. 0 × 0 means no layout yet. */
  #resize({ width, height }: DOMRectReadOnly): void {
    if (width === 0 || height === 0) return;
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.#redraw();
  }

  /** The pixel ratio changes when the user zooms or moves the window to another monitor. */
  #watchPixelRatio(): void {
    const ratio = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const { signal } = this.#stop;
    const changed = () => {
      this.#watchPixelRatio();
      this.#redraw();
    };
    ratio.addEventListener('change', changed, { once: true, signal });
  }

  /**
   * Pixi asks the browser to restore the context, which some never do. Nothing can be drawn until then. Browsers show a
   * white canvas, on which the title screen would be unreadable.
   */
  #lose(): void {
    this.#contextLost = true;
    this.canvas.style.opacity = '0';
    this.#lossTimer = window.setTimeout(() => this.onLost?.(true), patience);
  }

  #restore(): void {
    this.#contextLost = false;
    this.canvas.style.opacity = '';
    window.clearTimeout(this.#lossTimer);
    this.onLost?.(false);
    // The browser may have discarded the canvases of drawings together with the context.
    this.#drawings.forget();
    this.#hud.forget();
    this.#floor.forget();
    this.#redraw();
  }
}
