import { Way } from '../dungeon/grid.ts';
import { passages } from './components.ts';
import { has } from './entity.ts';
import { fieldOf, type Kind, kindHas } from './kinds.ts';
import type { Game } from './world.ts';

/** The ways in which actors cross tiles: see `Way`. Walls are the concern of `passing-walls.ts`. */

const byPassage: Record<(typeof passages)[number], number> = {
  walls: Way.walk,
  digging: Way.walk,
  flying: Way.walk | Way.fly,
  water: Way.swim,
  wading: Way.walk | Way.swim,
};

/** The ways of an actor. The hero opens doors. */
export function waysOf(game: Game, actor: number): number {
  const { Moves } = game.stores;
  const moves = has(game, actor, 'Moves') ? byPassage[passages[Moves.through[actor]]] : Way.walk;
  const opens = actor === game.hero || has(game, actor, 'OpensDoors');
  return opens ? moves | Way.open : moves;
}

/** The ways of a new actor of a kind, without doors. */
export function waysOfKind(kind: Kind): number {
  if (!kindHas(kind, 'Moves')) return Way.walk;
  return byPassage[passages[fieldOf(kind, 'Moves', 'through')]];
}
