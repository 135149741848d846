import type { Texture } from 'pixi.js';
import { type VisibleCondition, visibleConditionsOf } from '../game/actors/conditions.ts';
import { calmOf } from '../game/combat/odds.ts';
import { cellOf } from '../game/entity.ts';
import { stairsAt } from '../game/floors/stairs.ts';
import type { Game } from '../game/world.ts';
import type { Artwork } from './drawings/artwork.ts';

/** A mark of an actor: a state, or `asleep` for a monster that sleeps or is helpless. */
type StateMark = VisibleCondition | 'asleep';
/** A mark beside an actor: of a state, or of the stairs under it, which it hides. */
export type Mark = StateMark | 'stairs-down' | 'stairs-up';

/** More marks would hide the actor. Look names all states. */
const mostMarks = 2;

/** The marks of the gravest states of an actor. The HUD names the hero's states in words, too. */
export function stateMarks(game: Game, actor: number): StateMark[] {
  const states = visibleConditionsOf(game, actor);
  const calm = actor === game.hero ? null : calmOf(game, actor);
  const isStill = calm === 'asleep' || (calm === 'helpless' && !states.includes('spellbound'));
  return [...(isStill ? ['asleep' as const] : []), ...states].slice(0, mostMarks);
}

/** The marks beside an actor on the map: the way of the stairs on which it stands, and its gravest states. */
export function marksOf(game: Game, actor: number): Mark[] {
  const { x, y } = cellOf(game, actor);
  const { grid, memory } = game.floor;
  const [way] = stairsAt(game, memory.tiles[y * grid.width + x]);
  const stairs: Mark[] = way ? [`stairs-${way}`] : [];
  return [...stairs, ...stateMarks(game, actor)].slice(0, mostMarks);
}

/** The drawing of a mark, or null if the atlas has none. */
export function markTexture({ atlas }: Artwork, mark: Mark, side: number): Texture | null {
  return atlas.texture(`mark-${mark}`, side);
}
