import { entityExists, getEntityComponents, getRelationTargets, query } from 'bitecs';
import { type ComponentName, componentNames } from '../game/components.ts';
import type { Game } from '../game/world.ts';

/** Every entity of a game, by `seq`. */
export function entitiesBySeq({ world, stores }: Game): number[] {
  const { seq } = stores.Identity;
  return [...query(world, [stores.Identity])].sort((a, b) => seq[a] - seq[b]);
}

/** The entities that have each component, by `seq`; components in the order of `components.ts`. */
export function membersByComponent(game: Game): Map<ComponentName, number[]> {
  const { world, stores } = game;
  const members = new Map(componentNames.map((name): [ComponentName, number[]] => [name, []]));
  const listOf = new Map<object, number[] | undefined>(
    componentNames.map((name) => [stores[name], members.get(name)]),
  );
  for (const entity of entitiesBySeq(game)) {
    for (const store of getEntityComponents(world, entity)) listOf.get(store)?.push(entity);
  }
  return members;
}

/** The actor that carries an entity, 0 for none. */
export function carrierOf({ world, carriedBy }: Game, entity: number): number {
  return getRelationTargets(world, entity, carriedBy)[0] ?? 0;
}

/** The `seq` of an entity; 0 for none and for an entity that no longer exists. */
export function seqOf({ world, stores }: Game, entity: number): number {
  return entity !== 0 && entityExists(world, entity) ? stores.Identity.seq[entity] : 0;
}
