import { box, figures, frames, grips } from 'virtual:atlas';
import type { Texture } from 'pixi.js';
import { heroLayers } from '../describe/hero-layers.ts';
import type { Campaign } from '../game/campaign.ts';
import type { Game } from '../game/world.ts';
import {
  type AtlasSize,
  atlasSheet,
  atlasSizeFor,
  drawPart,
  loadAtlas,
  scaledAtlasSheet,
} from './atlas.ts';
import type { Fonts } from './fonts.ts';
import { glyphFont, glyphSheet, glyphsOf } from './glyph-sheet.ts';
import { heroTexture } from './hero-picture.ts';
import type { Palette } from './palettes.ts';
import type { Artwork } from './portrait.ts';
import type { CellSize } from './screen-layout.ts';
import type { SpriteSheet } from './sprite-sheet.ts';
import type { Terrain } from './terrain.ts';
import type { Look } from './view.ts';

/** The pictures of the hero to keep: its figure and its portraits, before and after a change of gear. */
const mostHeroes = 6;

/** Makes the sheets of drawings that fit the look and the size of cells, and keeps them until these change. */
export class Drawings {
  /** Called when a sharper atlas has been loaded, so that the screen draws again. */
  onSharper: () => void = () => {};
  readonly #mipmaps: boolean;
  readonly #terrain: Terrain;
  readonly #fonts: Fonts;
  #image: HTMLImageElement;
  /** The largest size of the atlas that was requested. */
  #size: AtlasSize;
  #artwork: Artwork | null = null;
  #cell: CellSize = { width: 0, height: 0 };
  #campaign: Campaign | null = null;
  #atlas: SpriteSheet | null = null;
  #glyphs: SpriteSheet | null = null;
  /** The pictures of the hero by size and layers, the newest last. */
  readonly #heroes = new Map<string, Texture>();
  /** Sheets and pictures that the stage may still show until the next picture. */
  #outdated: (() => void)[] = [];

  constructor(
    image: HTMLImageElement,
    size: AtlasSize,
    mipmaps: boolean,
    fonts: Fonts,
    terrain: Terrain,
  ) {
    this.#terrain = terrain;
    this.#image = image;
    this.#size = size;
    this.#mipmaps = mipmaps;
    this.#fonts = fonts;
  }

  /** The artwork for a look, and for cells of a size in device pixels. */
  artworkFor(campaign: Campaign, look: Look, cell: CellSize, palette: Palette): Artwork {
    const size = atlasSizeFor(cell.height);
    if (size > this.#size) this.#sharpen(size);
    const isSameSize = this.#cell.width === cell.width && this.#cell.height === cell.height;
    const isSameLook = this.#artwork?.look === look && this.#artwork.palette === palette;
    if (this.#artwork && isSameLook && isSameSize && this.#campaign === campaign)
      return this.#artwork;
    if (this.#campaign !== campaign) {
      this.#fonts.request(glyphFont.font, glyphsOf(campaign).join(''));
    }
    this.#retire(this.#glyphs);
    this.#glyphs = null;
    if (!this.#mipmaps && !isSameSize) this.#retireAtlas();
    this.#cell = cell;
    this.#campaign = campaign;
    const glyphs = () => {
      this.#glyphs ??= glyphSheet(campaign, cell);
      return this.#glyphs;
    };
    this.#atlas ??= this.#mipmaps
      ? atlasSheet(this.#image)
      : scaledAtlasSheet(this.#image, cell.height);
    const atlas = this.#atlas;
    const tiles = look === 'tiles' ? atlas : glyphs();
    const hero = (game: Game, side = box) => this.#heroAt(game, side);
    this.#artwork = { look, palette, tiles, terrain: this.#terrain, atlas, hero, glyphs };
    return this.#artwork;
  }

  /** Draws the glyphs again with the next artwork, because their font has been loaded. */
  refreshGlyphs(): void {
    this.#artwork = null;
  }

  /** Destroys the sheets that the stage no longer shows. */
  dropOutdated(): void {
    for (const destroy of this.#outdated.splice(0)) destroy();
  }

  destroy(): void {
    this.onSharper = () => {};
    this.#retire(this.#glyphs);
    this.#retireAtlas();
    this.dropOutdated();
    this.#terrain.destroy();
  }

  /** Loads a larger atlas. If that fails, the drawings remain slightly soft. */
  async #sharpen(size: AtlasSize): Promise<void> {
    this.#size = size;
    const image = await loadAtlas(size).catch(() => null);
    if (!image || size < this.#size) return;
    this.#image = image;
    this.#retireAtlas();
    this.onSharper();
  }

  /** The picture of the hero. The figure, its portrait and the last change of its gear are kept. */
  #heroAt(game: Game, side: number): Texture | null {
    const layers = heroLayers(game, { figures, grips });
    if (layers.length === 0 || !Object.hasOwn(frames, layers[0].drawing)) return null;
    const key = `${side} ${JSON.stringify(layers)}`;
    const texture = this.#heroes.get(key) ?? heroTexture(layers, side, drawPart(this.#image));
    // The picture that was used last is the newest.
    this.#heroes.delete(key);
    this.#heroes.set(key, texture);
    for (const old of [...this.#heroes.keys()].slice(0, -mostHeroes)) this.#retireHero(old);
    return texture;
  }

  #retireHero(key: string): void {
    const texture = this.#heroes.get(key);
    this.#heroes.delete(key);
    if (texture) this.#outdated.push(() => texture.destroy(true));
  }

  #retireAtlas(): void {
    for (const key of [...this.#heroes.keys()]) this.#retireHero(key);
    this.#retire(this.#atlas);
    this.#atlas = null;
    this.#artwork = null;
  }

  #retire(sheet: SpriteSheet | null): void {
    if (sheet) this.#outdated.push(() => sheet.destroy());
  }
}
