import { frames, vectors as vectorsAddress } from 'virtual:atlas';
import { CanvasSource, DOMAdapter, type ICanvas, Rectangle, Texture } from 'pixi.js';
import type { FetchIcon } from '../../../assets/fetched-icon.ts';
import { loadVectors, type VectorDrawing, type Vectors } from '../../../assets/vectors.ts';
import type { HeroLayer } from '../../describe/hero-layers.ts';
import { sourceOf } from '../../describe/sprite-colour.ts';
import type { Campaign } from '../../game/campaign.ts';
import { idle } from '../idle.ts';
import type { CellSize } from '../screen-layout.ts';
import { drawRow } from './draw-row.ts';
import { type Page, packPages, type Wanted } from './sheet-pages.ts';
import type { TileSheet } from './sprite-sheet.ts';

/** Free pixels around a drawing. */
const gap = 1;
/** The largest side of a drawing: at more, all drawings of a campaign would not fit a phone's memory. */
const largest = 256;

/** The pages with nothing but pictures of the hero to keep: each change of gear makes one. */
const mostHeroPages = 6;

/** Drawings from vectors at exactly the size that the screen shows, made while the browser is idle. */
export class SharpDrawings {
  /** Called when more drawings are ready, so that the screen draws again. */
  onReady: () => void = () => {};
  /** Called when it begins to make drawings, and when all are made. */
  onBusy: (isBusy: boolean) => void = () => {};
  /** The drawings and pictures of the hero by key. */
  #ready = new Map<string, Texture>();
  /** The newest texture of each drawing and each picture of the hero, in any size. */
  #newest = new Map<string, Texture>();
  #pages: CanvasSource[] = [];
  /** The pages with nothing but pictures of the hero, the newest last, with the keys of the pictures. */
  #heroPages: { source: CanvasSource; keys: readonly string[] }[] = [];
  /** The drawings that were asked for and are neither ready nor being drawn. */
  readonly #wanted = new Map<string, Wanted>();
  readonly #drawing = new Set<string>();
  /** The sizes that the screen no longer shows. They stay until the new ones are ready. */
  #old: { textures: Texture[]; pages: CanvasSource[] } = { textures: [], pages: [] };
  /** The icons that the atlas lacks by name; null if there is no such icon, or was no network. */
  readonly #fetched = new Map<string, VectorDrawing | null>();
  #isRunning = false;
  #campaign: Campaign | null = null;
  #cell: CellSize = { width: 0, height: 0 };
  /** Counts the changes of size and the rests: drawings of an earlier age are not finished. */
  #age = 0;
  #isDestroyed = false;
  readonly #fetchIcon: FetchIcon;
  /** The drawings that are made half as bright again. */
  readonly #bright: ReadonlySet<string>;

  constructor(fetchIcon: FetchIcon, bright: readonly string[] = []) {
    this.#fetchIcon = fetchIcon;
    this.#bright = new Set(bright);
  }

  /** A drawing at this size; in another size or null while it is being drawn. */
  texture(name: string, side: number): Texture | null {
    const size = Math.min(largest, side);
    return this.#find({ key: `${size} ${name}`, side: size, names: [name] });
  }

  /** Drawings on one page, at this size; null while they are being drawn. */
  sheet(names: readonly string[], side: number): TileSheet | null {
    const size = Math.min(largest, side);
    const found = names.map((name) => this.texture(name, size));
    const [first] = found;
    const isWhole = found.every((one) => one?.source === first?.source && one?.width === size);
    if (!first || !isWhole) return null;
    const byName = new Map(names.map((name, index) => [name, found[index]]));
    const placeOf = (name: string) => {
      const { x, y } = (byName.get(name) ?? first).frame;
      return { x, y };
    };
    const box = { width: size, height: size };
    return { source: first.source, box, placeOf, texture: (name) => byName.get(name) ?? null };
  }

  /** The hero at this size; in another size or null while it is being drawn. */
  hero(layers: readonly HeroLayer[], side: number): Texture | null {
    const size = Math.min(largest, side);
    const names = [...new Set(layers.map(({ drawing }) => drawing))];
    return this.#find({ key: `${size} ${JSON.stringify(layers)}`, side: size, names, layers });
  }

  /** Makes no further drawings until the next one is asked for. Ready drawings stay. */
  rest(): void {
    this.#age++;
    this.#wanted.clear();
    this.#drawing.clear();
  }

  /** Renews itself for another campaign or cells of another size. Returns whether it did. */
  fit(campaign: Campaign, cell: CellSize): boolean {
    const isSameSize = this.#cell.width === cell.width && this.#cell.height === cell.height;
    if (isSameSize && this.#campaign === campaign) return false;
    this.#cell = cell;
    this.#campaign = campaign;
    this.renew();
    return true;
  }

  /** Other sizes follow: the drawings in the present ones are kept only until then. */
  renew(): void {
    this.rest();
    this.#old.textures.push(...this.#ready.values());
    this.#old.pages.push(...this.#pages);
    this.#ready = new Map();
    this.#pages = [];
    this.#heroPages = [];
    // The sprite of a pack can have changed with the pack.
    for (const name of [...this.#fetched.keys()]) {
      if (isOfPack(name)) this.#fetched.delete(name);
    }
    this.askAgain();
  }

  /** Fetches icons again that could not be fetched, when they are shown next. */
  askAgain(): void {
    for (const [name, drawing] of this.#fetched) {
      if (drawing === null) this.#fetched.delete(name);
    }
  }

  /** Returns a function that destroys the drawings that the next picture no longer shows. */
  takeOld(): () => void {
    const { textures, pages } = this.#old;
    this.#old = { textures: [], pages: [] };
    const gone = new Set(textures);
    for (const [name, texture] of this.#newest) if (gone.has(texture)) this.#newest.delete(name);
    return () => {
      for (const texture of textures) texture.destroy();
      for (const page of pages) page.destroy();
    };
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.onReady = () => {};
    this.onBusy = () => {};
    this.renew();
    this.takeOld()();
  }

  #find(wanted: Wanted): Texture | null {
    const { key, names } = wanted;
    const ready = this.#ready.get(key);
    if (ready) return ready;
    if (!names.every((name) => this.#canExist(name))) return null;
    if (!this.#drawing.has(key)) this.#wanted.set(key, wanted);
    this.#run();
    return this.#newest.get(nameOf(wanted)) ?? null;
  }

  /** Whether there is a drawing of this name, or may be one among the icons that can be fetched. */
  #canExist(name: string): boolean {
    const source = sourceOf(name);
    return Object.hasOwn(frames, source) || (isIcon(source) && this.#fetched.get(source) !== null);
  }

  /** The vectors together with the wanted icons that the atlas lacks; they are fetched on first use. */
  async #vectorsOf(wanted: readonly Wanted[]): Promise<Vectors> {
    const { defs, drawings } = await loadVectors(vectorsAddress);
    const names = new Set(wanted.flatMap((one) => one.names.map(sourceOf)));
    const lacking = [...names].filter((name) => {
      return isIcon(name) && !Object.hasOwn(drawings, name) && !this.#fetched.has(name);
    });
    await Promise.all(
      lacking.map(async (name) => this.#fetched.set(name, await this.#fetchIcon(name.slice(5)))),
    );
    const fetched = [...this.#fetched].filter(([, drawing]) => drawing !== null);
    return {
      defs,
      drawings: { ...drawings, ...Object.fromEntries(fetched) } as Vectors['drawings'],
    };
  }

  /** Draws the wanted drawings until none is left. */
  async #run(): Promise<void> {
    if (this.#isRunning || this.#isDestroyed) return;
    this.#isRunning = true;
    this.onBusy(true);
    // All drawings of the present picture go onto the same pages.
    await idle();
    while (this.#wanted.size > 0 && !this.#isDestroyed) {
      await this.#drawWanted().catch(() => {
        // The drawings remain slightly soft. The next size tries again.
      });
    }
    this.#isRunning = false;
    this.onBusy(false);
  }

  async #drawWanted(): Promise<void> {
    const age = this.#age;
    const all = [...this.#wanted.values()];
    this.#wanted.clear();
    for (const { key } of all) this.#drawing.add(key);
    const vectors = await this.#vectorsOf(all);
    const drawable = all.filter(({ names }) => names.every((name) => this.#canExist(name)));
    for (const one of all) if (!drawable.includes(one)) this.#drawing.delete(one.key);
    for (const page of packPages(drawable, gap)) {
      const canvas = await this.#drawPage(vectors, page, () => age === this.#age);
      if (!canvas) return;
      this.#publish(canvas, page);
    }
    this.onReady();
  }

  /** Draws a row at a time, so that no frame waits. Null if its age has ended in between. */
  async #drawPage(vectors: Vectors, page: Page, isCurrent: () => boolean): Promise<ICanvas | null> {
    const canvas = DOMAdapter.get().createCanvas(page.width, page.height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    for (const { y, side, wanted } of page.rows) {
      await idle();
      if (!isCurrent() || this.#isDestroyed) return null;
      const drawn = wanted.map(({ layers, names }) => layers ?? [{ drawing: names[0] }]);
      const row = await drawRow(vectors, drawn, side, gap);
      context.drawImage(row, 0, y);
      const pitch = side + 2 * gap;
      context.globalCompositeOperation = 'lighter';
      context.globalAlpha = 0.5;
      wanted.forEach(({ layers, names }, index) => {
        const x = index * pitch;
        if (!layers && this.#bright.has(names[0]))
          context.drawImage(row, x, 0, pitch, pitch, x, y, pitch, pitch);
      });
      context.globalCompositeOperation = 'source-over';
      context.globalAlpha = 1;
    }
    return isCurrent() ? canvas : null;
  }

  #publish(canvas: ICanvas, { rows }: Page): void {
    const source = new CanvasSource({ resource: canvas, resolution: 1 });
    this.#pages.push(source);
    for (const { y, side, wanted } of rows) {
      wanted.forEach((one, index) => {
        const frame = new Rectangle(index * (side + 2 * gap) + gap, y + gap, side, side);
        const texture = new Texture({ source, frame, label: nameOf(one) });
        this.#ready.set(one.key, texture);
        this.#drawing.delete(one.key);
        this.#newest.set(nameOf(one), texture);
      });
    }
    const all = rows.flatMap(({ wanted }) => wanted);
    if (!all.every(({ layers }) => layers)) return;
    this.#heroPages.push({ source, keys: all.map(({ key }) => key) });
    if (this.#heroPages.length > mostHeroPages) this.#retireHero();
  }

  /** Makes the oldest page with pictures of the hero old. One that is shown again is drawn again. */
  #retireHero(): void {
    const oldest = this.#heroPages.shift();
    if (!oldest) return;
    for (const key of oldest.keys) {
      const texture = this.#ready.get(key);
      if (texture?.source === oldest.source) this.#old.textures.push(texture);
      this.#ready.delete(key);
    }
    this.#pages = this.#pages.filter((page) => page !== oldest.source);
    this.#old.pages.push(oldest.source);
  }
}

/** Whether a name is that of an icon, not of a tile or of gear. */
function isIcon(name: string): boolean {
  return name.startsWith('icon:');
}

/** Whether a name is that of a sprite of a pack, such as `icon:moor:ghoul`. */
function isOfPack(name: string): boolean {
  return name.indexOf(':') !== name.lastIndexOf(':');
}

/** A name that is equal in all sizes. */
function nameOf({ names, layers }: Wanted): string {
  return layers ? JSON.stringify(layers) : names[0];
}
