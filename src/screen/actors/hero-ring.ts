import { Sprite, Texture } from 'pixi.js';
import type { Artwork } from '../drawings/artwork.ts';
import type { CellSize } from '../screen-layout.ts';

/** A ring on the ground: of light, or a quiet one at the feet. */
export type HeroRing = 'light' | 'feet';

/** The side of the ring of light around the hero, in widths of a cell. Glyphs have a ground of this colour instead. */
const ringSide = 1.7;
const ringGround = 0xb07420;
/** The side of the picture of the ring at the feet, in widths of a cell, and its middle, in heights of a cell. */
const footRing = { side: 1.22, middle: 0.86 };

/** The ring around the hero. In the ring of light, a glyph is on a ground of its own instead. */
export function ringSprite(
  { look, atlas }: Artwork,
  cell: CellSize,
  ring: HeroRing,
): Sprite | null {
  const isAtFeet = ring === 'feet';
  const isGround = !isAtFeet && look === 'glyphs';
  const side = Math.round(cell.width * (isAtFeet ? footRing.side : ringSide));
  const texture = isGround
    ? Texture.WHITE
    : atlas.texture(isAtFeet ? 'foot-ring' : 'hero-ring', side);
  if (!texture) return null;
  const sprite = new Sprite({ texture, anchor: 0.5, tint: isGround ? ringGround : 0xffffff });
  sprite.setSize(isGround ? cell.width : side, isGround ? cell.height : side);
  sprite.position.set(cell.width / 2, Math.round(cell.height * (isAtFeet ? footRing.middle : 0.5)));
  return sprite;
}
