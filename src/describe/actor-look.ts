import { kindOf } from '../game/entity.ts';
import { type DeathLook, type Kind, kindHas } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { colourOf, turnHue } from './css-colour.ts';

/** The look of an actor: actors of a kind with variants have its sprites in turn. */
export function actorLook(game: Game, actor: number): Kind['look'] {
  return variantOf(kindOf(game, actor).look, game.stores.Identity.seq[actor]);
}

/** The look of the actor that has this `seq`, for the whole game. */
export function variantOf(look: Kind['look'], seq: number): Kind['look'] {
  const { sprite, variants } = look;
  if (sprite === undefined || !variants) return look;
  const sprites = [sprite, ...variants];
  return { ...look, sprite: sprites[seq % sprites.length] };
}

/** How a kind dies. A kind that explodes breaks, unless its bundle has another look. */
export function deathLookOf(kind: Kind): DeathLook {
  return kind.look.death ?? (kindHas(kind, 'Explodes') ? 'break' : 'fall');
}

/** The most hit points that a glyph shows as a number. */
export const mostHealthShown = 9;

/** The glyph of a look. Some kinds have the hit points of the actor in its place, where there is one. */
export function glyphOf({ glyph, showsHealth }: Kind['look'], health?: number): string {
  return showsHealth && health !== undefined ? `${Math.min(health, mostHealthShown)}` : glyph;
}

/** The number of an actor's variant in the list of its kind, and their count. */
function variantNumber({ sprite, variants = [] }: Kind['look']): [number: number, count: number] {
  return [variants.indexOf(sprite ?? '') + 1, variants.length + 1];
}

/** The colour of a glyph: the variants of a kind, which have drawings of their own, have hues all around the circle. */
export function glyphColour(look: Kind['look']): number {
  const [number, count] = variantNumber(look);
  return turnHue(colourOf(look.colour), number / count);
}
