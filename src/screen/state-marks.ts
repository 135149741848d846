import type { Texture } from 'pixi.js';
import { Tile } from '../dungeon/grid.ts';
import { type State, statesOf } from '../game/actors/conditions.ts';
import { calmOf } from '../game/combat/odds.ts';
import { cellOf } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import type { Artwork } from './drawings/portrait.ts';

/** A mark of an actor: a state, or `asleep` for a monster that sleeps or is helpless. */
export type StateMark = State | 'asleep';
/** A mark of the stairs under an actor, which hides most of them. */
type StairMark = 'stairs-down' | 'stairs-up';

/** More marks would hide the actor. Look names all states. */
const mostMarks = 2;

/** The marks of the gravest states of an actor. The HUD names those of the hero in words, too. */
export function stateMarks(game: Game, actor: number): StateMark[] {
  const states = statesOf(game, actor);
  const calm = actor === game.hero ? null : calmOf(game, actor);
  const isStill = calm === 'asleep' || (calm === 'helpless' && !states.includes('bound'));
  return [...(isStill ? ['asleep' as const] : []), ...states].slice(0, mostMarks);
}

/** The mark of the stairs on which an actor stands. */
export function stairMarks(game: Game, actor: number): StairMark[] {
  const { x, y } = cellOf(game, actor);
  const { grid, memory } = game.floor;
  const tile = memory.tiles[y * grid.width + x];
  if (tile === Tile.stairsDown) return ['stairs-down'];
  return tile === Tile.stairsUp ? ['stairs-up'] : [];
}

/** The drawing of a mark, or null if the atlas has none. */
export function markTexture(
  { atlas }: Artwork,
  mark: StateMark | StairMark,
  side?: number,
): Texture | null {
  return atlas.texture(`mark-${mark}`, side);
}
