import type { Texture } from 'pixi.js';
import type { Kind } from '../game/kinds.ts';
import { colourOf } from './colours.ts';
import type { Sheet } from './sheet.ts';
import type { Look } from './view.ts';

/** The drawings of one look at one cell size. */
export interface Art {
  readonly look: Look;
  /** The drawings of tiles: those of the look. */
  readonly tiles: Sheet;
  /** Icons and effects, in either look. */
  readonly atlas: Sheet;
  /** Drawn when it is first asked for. */
  readonly glyphs: () => Sheet;
}

/** How a kind shows: a white drawing, its tint, and whether it is an icon or its glyph. */
export interface Portrait {
  readonly texture: Texture;
  readonly colour: number;
  readonly icon: boolean;
}

/**
 * A kind's drawing. In the tiles look a kind without a drawing in the atlas shows as its glyph.
 * `health`: the hit points of an actor, for kinds whose glyph they are.
 */
export function portraitOf(art: Art, { look }: Kind, health?: number): Portrait | null {
  const icon =
    art.look === 'tiles' && look.sprite ? art.atlas.texture(`icon:${look.sprite}`) : null;
  const glyph = look.showsHealth && health !== undefined ? String(Math.min(health, 9)) : look.glyph;
  const texture = icon ?? art.glyphs().texture(`glyph:${glyph}`);
  return texture && { texture, colour: colourOf(look.colour), icon: icon !== null };
}
