import { query } from 'bitecs';
import type { Game } from '../../game/world.ts';

/** How many entities a game has, and how many of them are actors, on all its floors. */
export function census({ world, stores }: Game): { entities: number; actors: number } {
  return {
    entities: query(world, [stores.Identity]).length,
    actors: query(world, [stores.Health, stores.Position]).length,
  };
}
