import { Container, RendererType, Sprite, Texture } from 'pixi.js';
import type { Cell, Grid } from '../dungeon/grid.ts';
import { heroCell } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/world.ts';
import { loadWords, wordsOf } from '../words/loading.ts';
import type { Language } from '../words/texts.ts';
import { Actors } from './actors.ts';
import type { Art } from './art.ts';
import { atlasSheet, scaledSheet } from './atlas.ts';
import { type AtlasSize, loadAtlas, sizeFor } from './bitmap.ts';
import { Cells } from './cells.ts';
import { colours } from './colours.ts';
import { openContext } from './context.ts';
import type { Extras } from './extras.ts';
import { askFace } from './faces.ts';
import { glyphFace, glyphSheet, glyphsOf } from './glyphs.ts';
import { Items } from './items.ts';
import type { MapLayer } from './layer.ts';
import { MeshMap, SpriteMap } from './map.ts';
import { Motion } from './motion.ts';
import { joined, type Region, regionAt } from './region.ts';
import { makeRenderer, type Painter } from './renderer.ts';
import type { Sheet } from './sheet.ts';
import { backdropLayout, holds, type Layout, scrollOf } from './space.ts';
import type { Screen, Target, View } from './view.ts';

/**
 * ms that the light takes to follow the hero's eyes, a new floor to come up, and what floats to
 * vanish once the next turn shows.
 */
const lightTime = 120;
const arrivalTime = 140;
const leaveTime = 160;

/** What a screen begins with. */
interface Beginning {
  readonly context: WebGL2RenderingContext | null;
  readonly atlas: Promise<HTMLImageElement>;
  /** The atlas' size. */
  readonly size: AtlasSize;
}

/**
 * Makes the screen inside an element that it fills. Rejects where the browser can draw neither with
 * WebGL nor on a canvas.
 */
export async function makeScreen(
  parent: HTMLElement,
  { context, atlas, size }: Beginning = { context: openContext(), atlas: loadAtlas(0), size: 0 },
): Promise<Screen> {
  const [renderer, image] = await Promise.all([makeRenderer(context), atlas]);
  return new PixiScreen(parent, renderer, image, size);
}

class PixiScreen implements Screen {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: Painter;
  #atlas: HTMLImageElement;
  /** The largest size of it that is there or on its way, or did not come. */
  #asked: AtlasSize;
  /** What goes from the old truth to the new: cut short when there is a newer one. */
  readonly #motion = new Motion();
  /** What floats above it all, and may stay a little longer. */
  readonly #floating = new Motion();
  /** The floor of a game, and the one behind the title. */
  readonly #map: MapLayer;
  readonly #behind: MapLayer;
  readonly #items = new Items();
  readonly #actors = new Actors();
  readonly #stage = new Container();
  /** Where the effects are, under the actors and over them, and the arrows, as soon as they have come. */
  readonly #below = new Container();
  readonly #around = new Container();
  readonly #above = new Container();
  /** What lies on the floor and scrolls with it. */
  readonly #world = new Container();
  /** Darkens the map at the end and while a floor comes up. */
  readonly #veil = new Sprite(Texture.WHITE);
  readonly #stop = new AbortController();
  readonly #observer: ResizeObserver;
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #coarse = matchMedia('(pointer: coarse)');
  /** In CSS pixels: the window until the element, which fills it at first, has been laid out. */
  #size = { width: window.innerWidth, height: window.innerHeight };
  #view: View | null = null;
  #layout: Layout | null = null;
  #extras: Extras | null = null;
  #art: Art | null = null;
  #artKey = '';
  #campaign: Game['campaign'] | null = null;
  #glyphs: Sheet | null = null;
  #tiles: Sheet | null = null;
  #outdated: Sheet[] = [];
  #shown: { game: Game; floor: Game['floor'] } | null = null;
  #cells: Cells | null = null;
  /** The cells in and near the window, where the hero stands. */
  #near: Region | null = null;
  #fade = 1;
  #arrival = 0;
  #frame = 0;
  #lost = false;
  onFrame: Screen['onFrame'] = null;
  /** ms that `show` has taken since the last frame, while somebody measures. */
  #updated: number | null = null;

  constructor(parent: HTMLElement, renderer: Painter, atlas: HTMLImageElement, size: AtlasSize) {
    this.#renderer = renderer;
    this.#atlas = atlas;
    this.#asked = size;
    this.canvas = renderer.canvas;
    this.canvas.style.display = 'block';
    const webGl = renderer.type === RendererType.WEBGL;
    this.#map = webGl ? new MeshMap() : new SpriteMap();
    this.#behind = this.#map;
    this.#world.addChild(
      this.#below,
      this.#items.container,
      this.#actors.container,
      this.#around,
      this.#above,
    );
    this.#stage.addChild(this.#map.container, this.#behind.container, this.#world, this.#veil);
    parent.append(this.canvas);

    this.#observer = new ResizeObserver(([{ contentRect }]) => this.#resize(contentRect));
    this.#observer.observe(parent);
    this.#watchRatio();
    const { signal } = this.#stop;
    this.#still.addEventListener('change', () => this.#settle(), { signal });
    this.#coarse.addEventListener('change', () => this.#redraw(), { signal });
    document.fonts.addEventListener('loadingdone', (event) => this.#takeFonts(event), { signal });
    this.canvas.addEventListener('webglcontextlost', (event) => this.#lose(event), { signal });
    this.canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal });
  }

  get busy(): boolean {
    return this.#frame !== 0;
  }

  show(view: View, events: readonly GameEvent[] = []): void {
    this.#motion.finish();
    this.#floating.hasten(performance.now(), leaveTime);
    const first = !this.#view;
    this.#view = view;
    const start = this.onFrame ? performance.now() : 0;
    this.#prepare();
    this.#set(events);
    if (this.onFrame) this.#updated = (this.#updated ?? 0) + performance.now() - start;
    if (!first) return this.#ask();
    // The graphics process needs longer for the first picture than for any other: it begins at once.
    this.#draw();
    this.#renderer.flush?.();
  }

  placeOf(x: number, y: number): DOMRectReadOnly | null {
    const view = this.#view;
    const place = this.#layout;
    if (!view || !place || view.backdrop) return null;
    const { left, top } = this.canvas.getBoundingClientRect();
    const { cell, map, ratio } = place;
    const scroll = this.#scroll(place, view);
    return new DOMRectReadOnly(
      left + (map.x + x * cell - scroll.x) / ratio,
      top + (map.y + y * cell - scroll.y) / ratio,
      cell / ratio,
      cell / ratio,
    );
  }

  async furnish(language: Language): Promise<void> {
    const [{ Extras }] = await Promise.all([import('./extras.ts'), loadWords(language)]);
    if (this.#extras || this.#stop.signal.aborted) return;
    this.#extras = new Extras();
    const { hud, effects, arrows } = this.#extras;
    this.#below.addChild(effects.below);
    this.#around.addChild(arrows.container);
    this.#above.addChild(effects.container);
    this.#stage.addChild(hud.container);
    if (this.#view?.backdrop === false) this.#redraw();
  }

  targetAt(clientX: number, clientY: number): Target | null {
    const view = this.#view;
    const place = this.#layout;
    if (!view || !place || view.backdrop) return null;
    const { left, top } = this.canvas.getBoundingClientRect();
    const x = (clientX - left) * place.ratio;
    const y = (clientY - top) * place.ratio;
    const beside = this.#extras?.hud.targetAt(x, y, place, view);
    if (beside) return beside;
    if (!holds(place.map, x, y)) return null;
    const { grid } = view.game.floor;
    const scroll = this.#scroll(place, view);
    const cellX = Math.floor((x - place.map.x + scroll.x) / place.cell);
    const cellY = Math.floor((y - place.map.y + scroll.y) / place.cell);
    const inside = cellX >= 0 && cellY >= 0 && cellX < grid.width && cellY < grid.height;
    return inside ? { type: 'cell', x: cellX, y: cellY } : null;
  }

  destroy(): void {
    this.#stop.abort();
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#motion.finish();
    this.#floating.finish();
    this.#map.destroy();
    if (this.#behind !== this.#map) this.#behind.destroy();
    this.#extras?.hud.destroy();
    this.#stage.destroy({ children: true });
    this.#glyphs?.destroy();
    this.#tiles?.destroy();
    this.canvas.remove();
    this.#renderer.destroy();
  }

  /** Measures the window and makes the drawings that fit it. */
  #prepare(): void {
    const view = this.#view;
    if (!view) return;
    const { grid } = view.game.floor;
    const layout = this.#extras?.layout ?? backdropLayout;
    const place = layout({
      ...this.#size,
      ratio: window.devicePixelRatio || 1,
      columns: grid.width,
      rows: grid.height,
      touch: this.#coarse.matches,
      glyphs: view.look === 'glyphs',
      backdrop: view.backdrop,
    });
    const before = this.#layout;
    this.#layout = place;
    if (before?.width !== place.width || before.height !== place.height) {
      this.#renderer.resize(place.width, place.height);
    }
    this.canvas.style.width = `${place.width / place.ratio}px`;
    this.canvas.style.height = `${place.height / place.ratio}px`;
    this.#makeArt(view, place);
    if (sizeFor(place.cell) > this.#asked) this.#sharpen(sizeFor(place.cell));
  }

  /** Takes a larger atlas in place of the one that there is, where it can be had. */
  #sharpen(size: AtlasSize): void {
    this.#asked = size;
    loadAtlas(size).then(
      (atlas) => {
        // One that is larger still may have been asked for.
        if (this.#stop.signal.aborted || size < this.#asked) return;
        this.#atlas = atlas;
        if (this.#tiles) this.#outdated.push(this.#tiles);
        this.#tiles = null;
        this.#artKey = '';
        this.#redraw();
      },
      // Then the drawings stay a little soft.
      () => {},
    );
  }

  #makeArt(view: View, { cell }: Layout): void {
    const { campaign } = view.game;
    const key = `${cell} ${view.look}`;
    if (this.#art && this.#artKey === key && this.#campaign === campaign) return;
    if (this.#glyphs) this.#outdated.push(this.#glyphs);
    this.#glyphs = null;
    // Most pictures of tiles need no glyph at all.
    const glyphs = () => {
      this.#glyphs ??= glyphSheet(campaign, cell);
      return this.#glyphs;
    };
    const scaled = this.#renderer.type !== RendererType.WEBGL;
    if (scaled && this.#tiles) this.#outdated.push(this.#tiles);
    const atlas = scaled
      ? scaledSheet(this.#atlas, cell)
      : (this.#tiles ?? atlasSheet(this.#atlas));
    this.#tiles = atlas;
    const tiles = view.look === 'tiles' ? atlas : glyphs();
    this.#art = { look: view.look, tiles, atlas, glyphs };
    this.#artKey = key;
    if (this.#campaign !== campaign) {
      this.#campaign = campaign;
      askFace(glyphFace.font, glyphsOf(campaign).join(''));
    }
  }

  /** Puts the truth on the stage, and in motion what led to it. */
  #set(events: readonly GameEvent[]): void {
    const view = this.#view;
    const place = this.#layout;
    const art = this.#art;
    if (!view || !place || !art) return;
    const { game } = view;
    const sameFloor = this.#shown?.game === game && this.#shown.floor === game.floor;
    if (!sameFloor) {
      this.#floating.finish();
      this.#actors.clear();
    }
    const now = performance.now();
    const arrived = this.#shown?.game === game && !sameFloor;
    this.#shown = { game, floor: game.floor };
    const moving = !this.#still.matches && events.length > 0;

    const region = this.#look(view, place, sameFloor);
    const cells = this.#cellsFor(game);
    cells.update(game, view.backdrop, view.look, region);
    const [map, other] = view.backdrop ? [this.#behind, this.#map] : [this.#map, this.#behind];
    if (other !== map) other.clear();
    map.set({ cells, sheet: art.tiles, look: view.look, cell: place.cell, view: place.map });
    const fade = moving && sameFloor;
    this.#world.visible = !view.deserted;
    if (view.deserted) return;
    const gone = this.#actors.set(game, art, place.cell, view.backdrop, fade, region);
    // After the actors: the window lies around the hero.
    this.#items.set(game, art, place.cell, view.backdrop, region, null);
    this.#extras?.effects.set(game, place.cell);
    this.#extras?.arrows.set(art.atlas, place.cell, game, view.diagonal && !view.backdrop);
    this.#drawHud(view, place, art);
    // Nothing shows them any more.
    for (const sheet of this.#outdated.splice(0)) sheet.destroy();

    this.#fade = 1;
    this.#arrival = 0;
    if (events.length === 0) return;
    const hero = game.stores.Identity.seq[game.hero];
    // On a new floor nothing glides across: only what happened after the stairs is shown.
    const stairs = events.findLastIndex(({ type }) => type === 'changedFloor');
    const recent = events.slice(stairs + 1);
    if (moving) {
      this.#actors.play(recent, hero, gone, this.#motion, now);
      if (sameFloor) {
        this.#motion.run(now, lightTime, (part) => {
          this.#fade = part;
        });
      }
      if (arrived) {
        this.#motion.run(now, arrivalTime, (part) => {
          this.#arrival = 1 - part;
        });
      }
    } else this.#actors.flashOnly(recent, this.#motion, now);
    if (!this.#extras) return;
    const words = wordsOf(view.language);
    this.#extras.effects.play(recent, game, words, art, region, this.#floating, now, moving);
  }

  /** All that can show while the window goes from where it was to where it is to be. */
  #look({ game }: View, place: Layout, sameFloor: boolean): Region {
    const { grid } = game.floor;
    const hero = heroCell(game);
    const { width, height } = place.map;
    const before = sameFloor ? this.#near : null;
    this.#near = regionAt(grid, place.cell, { ...scrollTo(place, grid, hero), width, height });
    return before ? joined(before, this.#near) : this.#near;
  }

  #drawHud(view: View, place: Layout, art: Art): void {
    const heroTop = heroCell(view.game).y * place.cell - this.#scroll(place, view).y;
    this.#extras?.hud.draw(view, place, art, this.#coarse.matches, heroTop);
  }

  #cellsFor({ floor: { grid } }: Game): Cells {
    const fits = this.#cells?.width === grid.width && this.#cells.height === grid.height;
    if (!this.#cells || !fits) this.#cells = new Cells(grid.width, grid.height);
    return this.#cells;
  }

  /** Where the window lies on the floor, in device pixels, around the hero as he is drawn. */
  #scroll(place: Layout, { game }: View): { x: number; y: number; heroX: number; heroY: number } {
    const { grid } = game.floor;
    const hero = this.#actors.placeOf(game.stores.Identity.seq[game.hero]) ?? heroCell(game);
    return { ...scrollTo(place, grid, hero), heroX: hero.x, heroY: hero.y };
  }

  /** Draws the moment. */
  #draw(): void {
    const view = this.#view;
    const place = this.#layout;
    if (!view || !place || this.#lost) return;
    const start = this.onFrame ? performance.now() : 0;
    this.#actors.place(null);
    const { x, y, heroX, heroY } = this.#scroll(place, view);
    const torch = { torchX: heroX + 0.5, torchY: heroY + 0.5 };
    const map = view.backdrop ? this.#behind : this.#map;
    map.place({ scrollX: x, scrollY: y, ...torch, fade: this.#fade });
    this.#world.position.set(place.map.x - x, place.map.y - y);
    this.#around.position.set(
      Math.round(torch.torchX * place.cell),
      Math.round(torch.torchY * place.cell),
    );
    this.#veil.alpha = Math.max(this.#darkness(view), this.#arrival);
    this.#veil.visible = this.#veil.alpha > 0;
    this.#veil.tint = colours.ground;
    this.#veil.position.set(place.map.x, place.map.y);
    this.#veil.setSize(place.map.width, place.map.height);
    this.#renderer.render(this.#stage);
    this.onFrame?.(this.#updated, performance.now() - start);
    this.#updated = null;
  }

  /** How dark the map is: at the end of a game. The page darkens the demo behind the title screen. */
  #darkness({ game, backdrop }: View): number {
    return !backdrop && game.ending ? 0.35 : 0;
  }

  /** Draws with the next frame, and on while something moves. */
  #ask(): void {
    if (this.#frame !== 0) return;
    const draw = () => {
      const now = performance.now();
      this.#motion.tick(now);
      this.#floating.tick(now);
      this.#draw();
      this.#frame = this.#motion.active || this.#floating.active ? requestAnimationFrame(draw) : 0;
    };
    this.#frame = requestAnimationFrame(draw);
  }

  /** Everything anew and at once, for another window, other fonts, or a new context. */
  #redraw(): void {
    if (!this.#view) return;
    this.#settle();
    this.#prepare();
    this.#set([]);
    this.#draw();
  }

  /** Ends all movement. */
  #settle(): void {
    this.#motion.finish();
    this.#floating.finish();
    this.#ask();
  }

  #takeFonts({ fontfaces }: FontFaceSetLoadEvent): void {
    this.#extras?.ink.refresh();
    this.#extras?.hud.forget();
    const { family } = glyphFace;
    if (fontfaces.some((face) => face.family.replaceAll(/["']/g, '') === family)) {
      this.#artKey = '';
      this.#redraw();
    } else if (this.#view && this.#layout && this.#art) {
      // Only the HUD: what moves is not to be cut short by a font.
      this.#drawHud(this.#view, this.#layout, this.#art);
      this.#ask();
    }
  }

  /** Comes before each picture whose element has another size, the first one included; 0 × 0 is not laid out. */
  #resize({ width, height }: DOMRectReadOnly): void {
    if (width === this.#size.width && height === this.#size.height) return;
    if (width === 0 || height === 0) return;
    this.#size = { width, height };
    this.#redraw();
  }

  /** Moving to another screen or zooming changes the ratio, with or without another size. */
  #watchRatio(): void {
    const ratio = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const { signal } = this.#stop;
    ratio.addEventListener(
      'change',
      () => {
        this.#watchRatio();
        this.#redraw();
      },
      { once: true, signal },
    );
  }

  /** Pixi allows the context to come back; until then there is nothing to draw on. */
  #lose(event: Event): void {
    event.preventDefault();
    this.#lost = true;
  }

  #restore(): void {
    this.#lost = false;
    // Pictures of texts can be lost with the context for good: all are written anew.
    this.#extras?.hud.forget();
    this.#redraw();
  }
}

/** Where the window lies on the floor, in device pixels, with a place in cells in its middle. */
function scrollTo({ cell, map }: Layout, grid: Grid, at: Cell): { x: number; y: number } {
  return {
    x: scrollOf(grid.width * cell, map.width, (at.x + 0.5) * cell),
    y: scrollOf(grid.height * cell, map.height, (at.y + 0.5) * cell),
  };
}
