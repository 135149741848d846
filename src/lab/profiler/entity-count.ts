import { query } from 'bitecs';
import type { Game } from '../../game/world.ts';

/** The number of entities and of actors on all floors of a game. */
export function countEntities({ world, stores }: Game): { entities: number; actors: number } {
  return {
    entities: query(world, [stores.Identity]).length,
    actors: query(world, [stores.Health, stores.Position]).length,
  };
}
