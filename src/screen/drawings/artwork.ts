import type { Texture } from 'pixi.js';
import type { HeroPose } from '../../describe/hero-layers.ts';
import type { Game } from '../../game/world.ts';
import type { Palette } from '../palettes.ts';
import type { Look } from '../view.ts';
import type { TileSheet } from './sprite-sheet.ts';
import type { Terrain } from './terrain.ts';

/** The drawings of the atlas. */
export interface Atlas {
  /**
   * The drawing with this name, or null if there is none. `side`: that of the picture in device pixels, at
   * which the drawing is sharp.
   */
  texture(name: string, side?: number): Texture | null;
}

/** The drawings of one look at one size of cells, and the colours of marks. */
export interface Artwork {
  readonly look: Look;
  readonly palette: Palette;
  /** The drawings of tiles in this look. */
  readonly tiles: TileSheet;
  /** The stones of floors and walls; null in the glyph look. */
  readonly terrain: Terrain | null;
  /** Icons and effects, in both looks. */
  readonly atlas: Atlas;
  /**
   * The hero with its armour and the item in its hand, in its own colours; null without a sprite. `side`: that of
   * the picture in device pixels.
   */
  readonly hero: (game: Game, side?: number, pose?: HeroPose) => Texture | null;
  /** A white glyph, or null if the campaign has none of this name. `side`: as of `Atlas.texture`. */
  readonly glyph: (glyph: string, side?: number) => Texture | null;
}
