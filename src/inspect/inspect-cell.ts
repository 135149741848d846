import { getRelationTargets, query } from 'bitecs';
import { type ComponentName, componentNames } from '../game/components.ts';
import { has, inTurnOrder } from '../game/entity.ts';
import { bagOf } from '../game/items/bag.ts';
import type { Game } from '../game/world.ts';

/**
 * All entities on a cell of the hero's floor, visible or not, by `seq`. Each is followed by the items
 * that it carries.
 */
export function entitiesAt(game: Game, x: number, y: number): number[] {
  const { Position } = game.stores;
  const isHere = (entity: number) =>
    Position.x[entity] === x &&
    Position.y[entity] === y &&
    Position.depth[entity] === game.floor.depth;
  const here = [...query(game.world, [Position])].filter(isHere);
  return inTurnOrder(game, here).flatMap((entity) => {
    // bitECS creates a relation for each entity whose bag is read, so only bearers are asked.
    const carries = has(game, entity, 'Bag') || has(game, entity, 'Carries');
    return [entity, ...(carries ? bagOf(game, entity) : [])];
  });
}

/** The components of an entity, in the order of `components.ts`. */
export function entityComponents(game: Game, entity: number): ComponentName[] {
  return componentNames.filter((component) => has(game, entity, component));
}

/** The cell of the hero's floor where an entity or its carrier is; null if that is elsewhere. */
export function cellOnFloor(game: Game, entity: number): { x: number; y: number } | null {
  const { Position } = game.stores;
  const [carrier = entity] = getRelationTargets(game.world, entity, game.carriedBy);
  const isHere = has(game, carrier, 'Position') && Position.depth[carrier] === game.floor.depth;
  return isHere ? { x: Position.x[carrier], y: Position.y[carrier] } : null;
}
