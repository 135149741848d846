import { Container, RendererType, Sprite, Texture } from 'pixi.js';
import type { Cell, Grid } from '../dungeon/grid.ts';
import type { GameEvent } from '../game/events.ts';
import { commandHere, has, heroCell } from '../game/queries.ts';
import type { Game } from '../game/world.ts';
import { namesOf, wordsOf } from '../words/tell.ts';
import { Actors } from './actors.ts';
import { Arrows } from './arrows.ts';
import type { Art } from './art.ts';
import { atlasSheet, loadAtlas, scaledSheet } from './atlas.ts';
import { type BagPicture, type BagPlaces, bagPlaces, drawBag, drawMenu } from './bag.ts';
import { buttonsOf, drawButtons, uselessButtons } from './buttons.ts';
import { Cells } from './cells.ts';
import { colours } from './colours.ts';
import { Effects } from './effects.ts';
import { askFace } from './faces.ts';
import { glyphFace, glyphSheet, glyphsOf } from './glyphs.ts';
import { Ink } from './ink.ts';
import { Items } from './items.ts';
import { holds, isWide, type Layout, layout, scrollOf } from './layout.ts';
import { drawLog } from './log.ts';
import { type MapLayer, MeshMap, SpriteMap } from './map.ts';
import { Minimap } from './minimap.ts';
import { Motion } from './motion.ts';
import { Pen } from './pen.ts';
import { joined, type Region, regionAt } from './region.ts';
import { makeRenderer, type Painter } from './renderer.ts';
import type { Sheet } from './sheet.ts';
import { drawStatus } from './status.ts';
import type { Screen, Target, View } from './view.ts';

/**
 * ms that the light takes to follow the hero's eyes, a new floor to come up, and what floats to
 * vanish once the next turn shows.
 */
const lightTime = 120;
const arrivalTime = 140;
const leaveTime = 160;

/**
 * Makes the screen inside an element that it fills. Rejects where the browser can draw neither with
 * WebGL nor on a canvas.
 */
export async function makeScreen(parent: HTMLElement): Promise<Screen> {
  const [renderer, atlas] = await Promise.all([makeRenderer(), loadAtlas()]);
  return new PixiScreen(parent, renderer, atlas);
}

class PixiScreen implements Screen {
  readonly canvas: HTMLCanvasElement;
  readonly #parent: HTMLElement;
  readonly #renderer: Painter;
  readonly #atlas: HTMLImageElement;
  readonly #ink = new Ink();
  /** What goes from the old truth to the new: cut short when there is a newer one. */
  readonly #motion = new Motion();
  /** What floats above it all, and may stay a little longer. */
  readonly #floating = new Motion();
  readonly #map: MapLayer;
  readonly #items = new Items();
  readonly #actors = new Actors();
  readonly #effects = new Effects(this.#ink);
  readonly #arrows = new Arrows();
  readonly #minimap = new Minimap();
  readonly #stage = new Container();
  /** What lies on the floor and scrolls with it. */
  readonly #world = new Container();
  /** Darkens the map: behind the title, at the end, and while a floor comes up. */
  readonly #veil = new Sprite(Texture.WHITE);
  readonly #hud = new Pen(this.#ink);
  readonly #overHud = new Pen(this.#ink);
  readonly #menu = new Pen(this.#ink);
  readonly #notice = new Pen(this.#ink);
  readonly #stop = new AbortController();
  readonly #observer: ResizeObserver;
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #coarse = matchMedia('(pointer: coarse)');
  #view: View | null = null;
  #layout: Layout | null = null;
  #places: BagPlaces | null = null;
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

  constructor(parent: HTMLElement, renderer: Painter, atlas: HTMLImageElement) {
    this.#parent = parent;
    this.#renderer = renderer;
    this.#atlas = atlas;
    this.canvas = renderer.canvas;
    this.canvas.style.display = 'block';
    this.#map = renderer.type === RendererType.WEBGL ? new MeshMap() : new SpriteMap();
    this.#world.addChild(
      this.#effects.below,
      this.#items.container,
      this.#actors.container,
      this.#arrows.container,
      this.#effects.container,
    );
    this.#stage.addChild(
      this.#map.container,
      this.#world,
      this.#veil,
      this.#hud.container,
      this.#minimap.sprite,
      this.#overHud.container,
      this.#menu.container,
      this.#notice.container,
    );
    parent.append(this.canvas);

    this.#observer = new ResizeObserver(() => this.#redraw());
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
    this.#view = view;
    const start = this.onFrame ? performance.now() : 0;
    this.#prepare();
    this.#set(events);
    if (this.onFrame) this.#updated = (this.#updated ?? 0) + performance.now() - start;
    this.#ask();
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

  targetAt(clientX: number, clientY: number): Target | null {
    const view = this.#view;
    const place = this.#layout;
    if (!view || !place || view.backdrop) return null;
    const { left, top } = this.canvas.getBoundingClientRect();
    const x = (clientX - left) * place.ratio;
    const y = (clientY - top) * place.ratio;
    const menuRow = this.#places?.menu.findIndex((box) => holds(box, x, y)) ?? -1;
    if (menuRow >= 0) return { type: 'menuRow', index: menuRow };
    const row = this.#places?.rows.find(({ box }) => holds(box, x, y));
    if (row) return { type: 'bagRow', slot: row.slot };
    if (this.#places && holds(this.#places.box, x, y)) return { type: 'bag' };
    const button = place.buttons.findIndex((box) => holds(box, x, y));
    if (button >= 0) return { type: 'button', button: buttonsOf(view.game)[button] };
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
    this.#minimap.destroy();
    this.#map.destroy();
    this.#forgetTexts();
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
    const place = layout({
      width: this.#parent.clientWidth || window.innerWidth,
      height: this.#parent.clientHeight || window.innerHeight,
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
  }

  #makeArt(view: View, { cell }: Layout): void {
    const { campaign } = view.game;
    const key = `${cell} ${view.look}`;
    if (this.#art && this.#artKey === key && this.#campaign === campaign) return;
    if (this.#glyphs) this.#outdated.push(this.#glyphs);
    this.#glyphs = glyphSheet(campaign, cell);
    const scaled = this.#renderer.type !== RendererType.WEBGL;
    if (scaled && this.#tiles) this.#outdated.push(this.#tiles);
    const atlas = scaled
      ? scaledSheet(this.#atlas, cell)
      : (this.#tiles ?? atlasSheet(this.#atlas));
    this.#tiles = atlas;
    const tiles = view.look === 'tiles' ? atlas : this.#glyphs;
    this.#art = { look: view.look, tiles, atlas, glyphs: this.#glyphs };
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
    this.#map.set({ cells, sheet: art.tiles, look: view.look, cell: place.cell, view: place.map });
    this.#items.set(game, art, place.cell, view.backdrop, region);
    const fade = moving && sameFloor;
    const gone = this.#actors.set(game, art, place.cell, view.backdrop, fade, region);
    this.#effects.set(game, place.cell);
    this.#arrows.set(art.atlas, place.cell, game, view.diagonal && !view.backdrop);
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
    const words = wordsOf(view.language);
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
    this.#effects.play(recent, game, words, art, region, this.#floating, now, moving);
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

  #cellsFor({ floor: { grid } }: Game): Cells {
    const fits = this.#cells?.width === grid.width && this.#cells.height === grid.height;
    if (!this.#cells || !fits) this.#cells = new Cells(grid.width, grid.height);
    return this.#cells;
  }

  #drawHud(view: View, place: Layout, art: Art): void {
    const { game, language } = view;
    const words = wordsOf(language);
    const names = namesOf(game.campaign, language);
    const pens = [this.#hud, this.#overHud, this.#menu, this.#notice];
    for (const pen of pens) pen.begin();
    this.#minimap.sprite.visible = !view.backdrop;
    this.#places = null;
    if (!view.backdrop) {
      const picture: BagPicture = { game, words, names, bag: view.bag, art };
      this.#places = bagPlaces(place, this.#ink, picture);
      this.#drawPanel(place);
      drawStatus(this.#hud, this.#ink, place, game, words);
      const carries = has(game, game.hero, 'Bag');
      const bagPen = place.mode === 'compact' && view.bag ? this.#overHud : this.#hud;
      if (carries) {
        drawBag(bagPen, this.#ink, place, this.#places, picture);
        drawMenu(this.#menu, place, this.#places, picture);
      }
      drawLog(this.#hud, this.#ink, place, game.log, words, names);
      drawButtons(this.#hud, this.#ink, place, {
        words,
        buttons: buttonsOf(game),
        look: view.look,
        keys: view.keys,
        touch: this.#coarse.matches,
        atlas: art.atlas,
        here: commandHere(game),
        bagOpen: view.bag !== null,
        useless: uselessButtons(game),
        digging: view.asking,
      });
      this.#minimap.set(game, place.minimap);
      this.#drawWindow(place, view);
      if (view.notice) this.#drawNotice(view.notice, place, view);
    }
    for (const pen of pens) pen.end();
  }

  #drawPanel({ hud, minimap, ratio, mode, line, gap, log, bag, status }: Layout): void {
    const edge = Math.max(1, Math.round(ratio));
    this.#hud.rect(hud, colours.panel);
    if (mode === 'full') {
      this.#hud.rect({ ...hud, width: 2 * edge }, colours.edge);
      const y = log.y - Math.round(gap / 2);
      this.#hud.rect({ x: status.x, y, width: status.width, height: edge }, colours.edge);
    } else if (mode === 'below') {
      this.#hud.rect({ ...hud, height: 2 * edge }, colours.edge);
      for (const column of [log, bag]) {
        const x = column.x - gap;
        this.#hud.rect({ x, y: log.y, width: edge, height: log.height }, colours.edge);
      }
    } else if (hud.x > 0) this.#hud.rect({ ...hud, width: edge }, colours.edge);
    else this.#hud.rect({ ...hud, height: edge }, colours.edge);
    const rim = Math.max(edge, Math.round(line * 0.1));
    const frame = {
      x: minimap.x - rim,
      y: minimap.y - rim,
      width: minimap.width + 2 * rim,
      height: minimap.height + 2 * rim,
    };
    this.#hud.frame(frame, rim, colours.edge);
  }

  /** Marks on the picture of a wide or large floor which part of it the map shows. */
  #drawWindow(place: Layout, { game }: View): void {
    const { width: columns, height: rows } = game.floor.grid;
    const { cell, map, minimap } = place;
    const windows = Math.max((columns * cell) / map.width, (rows * cell) / map.height);
    if (windows <= (isWide({ columns, rows }) ? 1 : 3)) return;
    const hero = heroCell(game);
    const side = minimap.width / columns;
    const span = (count: number, view: number, at: number) => {
      const from = Math.max(0, scrollOf(count * cell, view, (at + 0.5) * cell) / cell);
      return {
        from: Math.round(from * side),
        size: Math.round(Math.min(count, view / cell) * side),
      };
    };
    const x = span(columns, map.width, hero.x);
    const y = span(rows, map.height, hero.y);
    const box = { x: minimap.x + x.from, y: minimap.y + y.from, width: x.size, height: y.size };
    this.#overHud.frame(box, Math.max(1, Math.round(place.ratio)), colours.dim);
  }

  /** A notice at the map's top, or at its foot where it would hide the hero. */
  #drawNotice(notice: string, place: Layout, view: View): void {
    const { map, text, line, ratio, cell } = place;
    const size = Math.round(text * 1.1);
    const width = Math.min(map.width - line, Math.round(this.#ink.width(notice, size) + 2 * line));
    const height = Math.round(line * 1.8);
    const edge = Math.round(line * 0.8);
    const hero = heroCell(view.game).y * cell - this.#scroll(place, view).y;
    const high = hero > edge + height + cell;
    const box = {
      x: map.x + Math.round((map.width - width) / 2),
      y: high ? map.y + edge : map.y + map.height - edge - height,
      width,
      height,
    };
    this.#notice.rect(box, colours.panel, 0.94);
    this.#notice.frame(box, Math.max(1, Math.round(ratio)), colours.title);
    const middle = box.y + Math.round(height / 2);
    this.#notice.text(notice, box.x + width / 2, middle, size, colours.title, {
      align: 'middle',
      room: width - line,
    });
  }

  /** Where the window lies on the floor, in device pixels, around the hero as he is drawn. */
  #scroll(place: Layout, { game }: View): { x: number; y: number; heroX: number; heroY: number } {
    const { grid } = game.floor;
    const hero = this.#actors.placeOf(game.stores.Identity.seq[game.hero]) ?? { x: 0, y: 0 };
    return { ...scrollTo(place, grid, hero), heroX: hero.x, heroY: hero.y };
  }

  /** Draws the moment. */
  #draw(): void {
    const view = this.#view;
    const place = this.#layout;
    if (!view || !place || this.#lost) return;
    const start = this.onFrame ? performance.now() : 0;
    this.#actors.place();
    const { x, y, heroX, heroY } = this.#scroll(place, view);
    const torch = { torchX: heroX + 0.5, torchY: heroY + 0.5 };
    this.#map.place({ scrollX: x, scrollY: y, ...torch, fade: this.#fade });
    this.#world.position.set(place.map.x - x, place.map.y - y);
    this.#arrows.container.position.set(
      Math.round(torch.torchX * place.cell),
      Math.round(torch.torchY * place.cell),
    );
    const dark = view.backdrop ? 0.32 : view.game.ending ? 0.35 : 0;
    this.#veil.alpha = Math.max(dark, this.#arrival);
    this.#veil.visible = this.#veil.alpha > 0;
    this.#veil.tint = colours.ground;
    this.#veil.position.set(place.map.x, place.map.y);
    this.#veil.setSize(place.map.width, place.map.height);
    this.#renderer.render(this.#stage);
    this.onFrame?.(this.#updated, performance.now() - start);
    this.#updated = null;
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
    this.#ink.refresh();
    this.#forgetTexts();
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
    this.#forgetTexts();
    this.#redraw();
  }

  /** So that the next drawing writes every text anew. */
  #forgetTexts(): void {
    for (const pen of [this.#hud, this.#overHud, this.#menu, this.#notice]) pen.forget();
  }
}

/** Where the window lies on the floor, in device pixels, with a place in cells in its middle. */
function scrollTo({ cell, map }: Layout, grid: Grid, at: Cell): { x: number; y: number } {
  return {
    x: scrollOf(grid.width * cell, map.width, (at.x + 0.5) * cell),
    y: scrollOf(grid.height * cell, map.height, (at.y + 0.5) * cell),
  };
}
