import { has } from './entity.ts';
import type { Game } from './world.ts';

/** Turns of digging that an actor has spent on a wall cell of the hero's floor. */
export function workDone(game: Game, actor: number, x: number, y: number): number {
  const { Digging } = game.stores;
  if (!has(game, actor, 'Digging') || Digging.depth[actor] !== game.floor.depth) return 0;
  return Digging.x[actor] === x && Digging.y[actor] === y ? Digging.turns[actor] : 0;
}

/** Turns to break a weak wall; each also costs one energy. */
export const digTurns = 5;
