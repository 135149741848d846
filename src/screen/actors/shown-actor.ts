import type { Game } from '../../game/world.ts';

/**
 * The actor to draw on a cell, or 0 for none. `whole` shows all actors, otherwise only the hero and
 * the monsters whose position the hero knows.
 */
export function actorShownOn(game: Game, cell: number, whole: boolean): number {
  const actor = game.floor.occupants[cell];
  if (actor === 0 || whole || actor === game.hero) return actor;
  return game.stores.AI.shown[actor] === 1 ? actor : 0;
}
