import { box, figures, frames, grips, painted } from 'virtual:atlas';
import type { Texture } from 'pixi.js';
import type { FetchIcon } from '../../../assets/fetched-icon.ts';
import { type HeroPose, heroLayers } from '../../describe/hero-layers.ts';
import { sourceOf, spriteLayer } from '../../describe/sprite-colour.ts';
import type { Campaign } from '../../game/campaign.ts';
import { kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { figureSide } from '../actors/figure.ts';
import { thingSide, thingSize } from '../actors/floor-items.ts';
import type { Fonts } from '../fonts.ts';
import { type StoneColours, stoneColoursAt } from '../map/stone-colours.ts';
import { tileNames, tilings } from '../map/tile-names.ts';
import type { Palette } from '../palettes.ts';
import type { CellSize } from '../screen-layout.ts';
import type { Look } from '../view.ts';
import type { Artwork } from './artwork.ts';
import { atlasSheet, drawPart, scaledAtlasSheet } from './atlas.ts';
import { glyphFont, glyphSheet, glyphsOf, glyphTexture } from './glyph-sheet.ts';
import { heroTexture } from './hero-picture.ts';
import { loadTerrain, type ScreenPictures, type TerrainPicture } from './pictures.ts';
import { SharpDrawings } from './sharp-drawings.ts';
import type { SpriteSheet } from './sprite-sheet.ts';
import { makeTerrain, type Terrain } from './terrain.ts';

/** The drawings that the map layer puts on stones. */
const overlays = [...tileNames.filter((name) => tilings[name].overlay), 'shadow'];

/** A picture of a glyph that is this many times as high as a cell is drawn for itself. */
const largeGlyph = 1.3;

/** The pictures of the hero to keep: its figure and its portraits, before and after a change of gear. */
const mostHeroes = 6;

/**
 * Makes the sheets of drawings that fit the look and the size of cells, and keeps them until these change.
 * The atlas picture serves until the drawings of the present size are ready.
 */
export class Drawings {
  /** Called when sharper drawings are ready, so that the screen calls `useSharper` and draws again. */
  onSharper: () => void = () => {};
  /** Called when sharper drawings begin to be made, and when all are made. */
  onSharpening: (isBusy: boolean) => void = () => {};
  readonly #mipmaps: boolean;
  readonly #fonts: Pick<Fonts, 'request'>;
  readonly #image: ImageBitmap;
  #terrainPicture: TerrainPicture;
  /** The terrain of larger cells: null before they are asked for, true while they load. */
  #largerTerrain: TerrainPicture | 'loading' | null = null;
  /** The sharp drawings that are being made: of games, of the backdrop, or both. */
  #sharpening = 0;
  /** Whether sharper drawings are ready that the screen does not use yet. */
  #isSharpReady = false;
  /**
   * Sharp drawings of games and of the backdrop of the title. Each are kept while the others are shown: the player goes
   * back and forth, and they take half of the time of a start.
   */
  readonly #ofGames: SharpDrawings;
  readonly #ofBackdrop: SharpDrawings;
  /** The drawings that the screen shows: one of the two above. */
  #sharp: SharpDrawings;
  #artwork: Artwork | null = null;
  /** Whether all drawings of the campaign were asked for, and not only the drawings of a backdrop. */
  #isWhole = false;
  #cell: CellSize = { width: 0, height: 0 };
  #campaign: Campaign | null = null;
  /** The colours of the glyphs of terrain. */
  #colours: StoneColours | null = null;
  #terrain: Terrain | null = null;
  #atlas: SpriteSheet | null = null;
  #glyphs: SpriteSheet | null = null;
  /** The glyphs of pictures that are larger than a cell, by glyph and height. */
  readonly #largeGlyphs = new Map<string, Texture>();
  /** The pictures of the hero from the atlas picture by size and layers, the newest last. */
  readonly #heroes = new Map<string, Texture>();
  /** Destroy drawings that the stage may still show until the next picture. */
  #outdated: (() => void)[] = [];

  constructor(
    { atlas, terrain }: ScreenPictures,
    mipmaps: boolean,
    fonts: Pick<Fonts, 'request'>,
    fetchIcon: FetchIcon,
  ) {
    this.#terrainPicture = terrain;
    this.#image = atlas;
    this.#mipmaps = mipmaps;
    this.#fonts = fonts;
    // A plain canvas lights tiles with a tint, which can only darken them.
    const makeSharp = () => {
      const sharp = new SharpDrawings(fetchIcon, mipmaps ? [] : tileNames);
      sharp.onReady = () => {
        this.#isSharpReady = true;
        this.onSharper();
      };
      sharp.onBusy = (isBusy) => {
        this.#sharpening += isBusy ? 1 : -1;
        this.#reportBusy();
      };
      return sharp;
    };
    this.#ofGames = makeSharp();
    this.#ofBackdrop = makeSharp();
    this.#sharp = this.#ofBackdrop;
  }

  /**
   * The artwork for a look of the hero's floor, and for cells of a size in device pixels. For the backdrop of the title,
   * only the drawings that it shows are made sharp: it shows few, and a game has other sizes.
   */
  artworkFor(
    { campaign, floor }: Game,
    look: Look,
    cell: CellSize,
    palette: Palette,
    isBackdrop = false,
  ): Artwork {
    const colours = stoneColoursAt(campaign, floor.depth);
    const isSameSize = this.#cell.width === cell.width && this.#cell.height === cell.height;
    const isSameCampaign = this.#campaign === campaign;
    const isSameLook = this.#artwork?.look === look && this.#artwork.palette === palette;
    const isSameGlyphs = look === 'tiles' || this.#colours === colours;
    const isSame = isSameLook && isSameSize && isSameCampaign && isSameGlyphs;
    if (this.#artwork && isSame && (isBackdrop || this.#isWhole)) return this.#artwork;
    this.#isWhole = !isBackdrop;
    if (!isSameSize || !isSameCampaign || this.#colours !== colours) this.#retireGlyphs();
    this.#useSharp(isBackdrop ? this.#ofBackdrop : this.#ofGames);
    if (this.#sharp.fit(campaign, cell)) this.#isSharpReady = false;
    if (!this.#mipmaps && !isSameSize) this.#retireAtlas();
    if (!isSameSize) this.#retireTerrain();
    this.#cell = cell;
    this.#campaign = campaign;
    this.#colours = colours;
    const glyphs = () => {
      if (!this.#glyphs) {
        this.#fonts.request(glyphFont.font, glyphsOf(campaign).join(''));
        this.#glyphs = glyphSheet(campaign, cell, colours);
      }
      return this.#glyphs;
    };
    this.#atlas ??= this.#mipmaps
      ? atlasSheet(this.#image)
      : scaledAtlasSheet(this.#image, cell.height);
    const sheet = this.#atlas;
    const sharpTiles = look === 'tiles' ? this.#sharp.sheet(overlays, cell.height) : null;
    if (look === 'tiles') {
      if (!isBackdrop) this.#prepare(campaign, cell);
      this.#terrain ??= makeTerrain(this.#terrainPicture, cell.height, this.#mipmaps);
      this.#askForLargerTerrain(cell.height);
    }
    this.#artwork = {
      look,
      palette,
      tiles: look === 'tiles' ? (sharpTiles ?? sheet) : glyphs(),
      terrain: look === 'tiles' ? this.#terrain : null,
      atlas: {
        texture: (name, side) =>
          (side && this.#sharp.texture(name, side)) || sheet.texture(sourceOf(name)),
      },
      hero: (game, side = box, pose = 'standing') => this.#hero(game, side, pose),
      glyph: (glyph, side = 0) => {
        const texture = glyphs().texture(`glyph:${glyph}`);
        return texture && side > largeGlyph * cell.height ? this.#largeGlyph(glyph, side) : texture;
      },
    };
    return this.#artwork;
  }

  /** Uses the sharp drawings of games, or of the backdrop, from the next picture on. */
  #useSharp(sharp: SharpDrawings): void {
    if (sharp === this.#sharp) return;
    this.#sharp.rest();
    this.#outdated.push(this.#sharp.takeOld());
    this.#isSharpReady = false;
    this.#sharp = sharp;
  }

  /** Uses the sharper drawings with the next artwork. Nothing may move: the drawings before them go. */
  useSharper(): void {
    // Larger terrain can arrive before sharp drawings: then the old drawings stay.
    if (this.#isSharpReady) this.#outdated.push(this.#sharp.takeOld());
    this.#isSharpReady = false;
    this.#artwork = null;
    if (this.#largerTerrain === null || this.#largerTerrain === 'loading') return;
    if (this.#terrainPicture === this.#largerTerrain) return;
    this.#terrainPicture = this.#largerTerrain;
    this.#retireTerrain();
  }

  /**
   * Draws the glyphs again with the next artwork, because their font has been loaded. Returns whether there were any.
   */
  refreshGlyphs(): boolean {
    if (!this.#glyphs) return false;
    this.#retireGlyphs();
    this.#artwork = null;
    return true;
  }

  /** Fetches icons again that could not be fetched, when they are shown next. */
  askAgain(): void {
    for (const sharp of [this.#ofGames, this.#ofBackdrop]) sharp.askAgain();
  }

  /** Makes all drawings again with the next artwork. Until the sharp ones are ready, the atlas picture serves. */
  forget(): void {
    for (const sharp of [this.#ofGames, this.#ofBackdrop]) {
      sharp.renew();
      this.#outdated.push(sharp.takeOld());
    }
    this.#isSharpReady = false;
    for (const key of [...this.#heroes.keys()]) this.#retireHero(key);
    this.#retireGlyphs();
    this.#retireTerrain();
    this.#artwork = null;
  }

  /** Destroys the drawings that the stage no longer shows. Returns whether there were any. */
  dropOutdated(): boolean {
    const outdated = this.#outdated.splice(0);
    for (const destroy of outdated) destroy();
    return outdated.length > 0;
  }

  destroy(): void {
    this.onSharper = () => {};
    this.onSharpening = () => {};
    this.#retireGlyphs();
    this.#retireAtlas();
    this.#retireTerrain();
    this.dropOutdated();
    for (const sharp of [this.#ofGames, this.#ofBackdrop]) sharp.destroy();
  }

  /**
   * Loads the terrain for cells of this side. Until then the smaller one is enlarged. After a failure, the next size
   * tries again.
   */
  async #askForLargerTerrain(side: number): Promise<void> {
    if (this.#largerTerrain !== null || side <= this.#terrainPicture.places.cell) return;
    this.#largerTerrain = 'loading';
    this.#reportBusy();
    this.#largerTerrain = await loadTerrain(side).catch(() => null);
    if (this.#largerTerrain) this.onSharper();
    this.#reportBusy();
  }

  #reportBusy(): void {
    this.onSharpening(this.#sharpening > 0 || this.#largerTerrain === 'loading');
  }

  /** Asks for all drawings of a campaign, so that none is soft when it comes into view. */
  #prepare({ kinds, appearances = {} }: Campaign, cell: CellSize): void {
    this.#sharp.texture('blob', cell.width);
    for (const kind of kinds) {
      const layer = spriteLayer(kind.look, painted);
      if (!layer) continue;
      const isActor = kindHas(kind, 'Health');
      const side = isActor ? figureSide(cell) : thingSide(cell, thingSize(kind));
      this.#sharp.texture(layer.drawing, side);
    }
    for (const { sprite } of Object.values(appearances).flat()) {
      if (sprite) this.#sharp.texture(`icon:${sprite}`, thingSide(cell, 'item'));
    }
  }

  /** The picture of the hero; null without a sprite that the atlas has. */
  #hero(game: Game, side: number, pose: HeroPose): Texture | null {
    const layers = heroLayers(game, { figures, grips, painted }, pose);
    const drawn = layers.filter(({ drawing }) => Object.hasOwn(frames, sourceOf(drawing)));
    if (drawn.length === 0 || drawn[0] !== layers[0]) return null;
    const sharp = this.#sharp.hero(drawn, side);
    if (sharp) return sharp;
    const key = `${side} ${JSON.stringify(drawn)}`;
    const texture = this.#heroes.get(key) ?? heroTexture(drawn, side, drawPart(this.#image));
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

  /** A glyph that is sharp at a height. Its box has the shape of a cell. */
  #largeGlyph(glyph: string, height: number): Texture {
    const key = `${height} ${glyph}`;
    const width = Math.round((height * this.#cell.width) / this.#cell.height);
    const texture = this.#largeGlyphs.get(key) ?? glyphTexture(glyph, { width, height });
    this.#largeGlyphs.set(key, texture);
    return texture;
  }

  #retireGlyphs(): void {
    this.#retire(this.#glyphs);
    this.#glyphs = null;
    for (const texture of this.#largeGlyphs.values()) {
      this.#outdated.push(() => texture.destroy(true));
    }
    this.#largeGlyphs.clear();
  }

  #retireAtlas(): void {
    for (const key of [...this.#heroes.keys()]) this.#retireHero(key);
    this.#retire(this.#atlas);
    this.#atlas = null;
    this.#artwork = null;
  }

  #retireTerrain(): void {
    const terrain = this.#terrain;
    this.#terrain = null;
    if (terrain) this.#outdated.push(() => terrain.destroy());
  }

  #retire(sheet: SpriteSheet | null): void {
    if (sheet) this.#outdated.push(() => sheet.destroy());
  }
}
