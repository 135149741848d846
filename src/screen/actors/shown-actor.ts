import type { Game } from '../../game/world.ts';

/** The actor to draw on a cell: the hero or a monster whose position the hero knows. 0 for none. */
export function actorShownOn(game: Game, cell: number): number {
  const actor = game.floor.occupants[cell];
  if (actor === 0 || actor === game.hero) return actor;
  return game.stores.AI.shown[actor] === 1 ? actor : 0;
}
