import { painted } from 'virtual:atlas';
import type { Texture } from 'pixi.js';
import { glyphColour, glyphOf } from '../../describe/actor-look.ts';
import { colourOf } from '../../describe/css-colour.ts';
import type { HeroPose } from '../../describe/hero-layers.ts';
import { spriteLayer } from '../../describe/sprite-colour.ts';
import { kindOf } from '../../game/entity.ts';
import { lookOf } from '../../game/items/appearances.ts';
import { knowsKind } from '../../game/items/knowledge.ts';
import type { Kind } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import type { Artwork } from './artwork.ts';

/** The appearance of a kind: a drawing and its tint. */
export interface Portrait {
  readonly texture: Texture;
  readonly colour: number;
  /** True for an icon of the atlas, false for a glyph. */
  readonly icon: boolean;
}

/**
 * The appearance of a kind, or null if neither sheet has a drawing. In the tiles look a kind without an
 * icon is drawn as its glyph. `health`: the hit points of an actor, which are the glyph of some kinds.
 * `side`: that of the picture in device pixels.
 */
export function portraitOf(
  artwork: Artwork,
  { look }: Pick<Kind, 'look'>,
  health?: number,
  side?: number,
): Portrait | null {
  const layer = artwork.look === 'tiles' ? spriteLayer(look, painted) : null;
  const icon = layer && artwork.atlas.texture(layer.drawing, side);
  const texture = icon ?? artwork.glyph(glyphOf(look, health), side);
  const colour = icon ? colourOf(layer.colour) : glyphColour(look);
  return texture && { texture, colour, icon: icon !== null };
}

/** The appearance of the hero with its armour and the item in its hand; in the glyph look, its glyph. */
export function heroPortrait(
  artwork: Artwork,
  game: Game,
  side?: number,
  pose?: HeroPose,
): Portrait | null {
  const texture = artwork.look === 'tiles' ? artwork.hero(game, side, pose) : null;
  if (texture) return { texture, colour: 0xffffff, icon: true };
  const health = game.stores.Health.current[game.hero];
  return portraitOf(artwork, kindOf(game, game.hero), health, side);
}

/** The drawing of an item or trap, given by the number of its kind: an unknown item by its appearance. */
export function thingPortrait(
  artwork: Artwork,
  game: Game,
  kind: number,
  side: number,
): Portrait | null {
  return portraitOf(artwork, { look: lookOf(game, kind) }, undefined, side);
}

/** The colour of an item's effect: the colour of its kind if the hero knows it, else of its appearance. */
export function thingColour(game: Game, id: string): number {
  const { kinds } = game.campaign;
  const kind = kinds.findIndex((one) => one.id === id);
  const look = knowsKind(game, kind) ? kinds[kind].look : lookOf(game, kind);
  return colourOf(look.colour);
}
