import { Gait } from '../../dungeon/grid.ts';
import { passages } from '../components.ts';
import { has } from '../entity.ts';
import { fieldOf, type Kind, kindHas } from '../kinds.ts';
import type { Game } from '../world.ts';

/** The gaits of actors, by which they cross tiles: see `Gait`. Walls are the concern of `passing-walls.ts`. */

const byPassage: Record<(typeof passages)[number], number> = {
  walls: Gait.walk,
  digging: Gait.walk,
  flying: Gait.walk | Gait.fly,
  water: Gait.swim,
  wading: Gait.walk | Gait.swim,
};

/** The gaits of an actor. The hero opens doors. */
export function gaitsOf(game: Game, actor: number): number {
  const { Moves } = game.stores;
  const moves = has(game, actor, 'Moves') ? byPassage[passages[Moves.through[actor]]] : Gait.walk;
  const opens = actor === game.hero || has(game, actor, 'OpensDoors');
  return opens ? moves | Gait.open : moves;
}

/** The gaits of a new actor of a kind, without doors. */
export function gaitsOfKind(kind: Kind): number {
  if (!kindHas(kind, 'Moves')) return Gait.walk;
  return byPassage[passages[fieldOf(kind, 'Moves', 'through')]];
}
