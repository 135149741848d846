import { hasComponent } from 'bitecs';
import type { Cell } from '../dungeon/grid.ts';
import type { ComponentName } from './components.ts';
import type { Floor } from './floor.ts';
import type { Kind } from './kinds.ts';
import type { Game } from './world.ts';

/** The floor that an entity is on; undefined where the game has left it. */
export function floorOf(game: Game, entity: number): Floor | undefined {
  const depth = game.stores.Position.depth[entity];
  return depth === game.floor.depth ? game.floor : game.floors.get(depth);
}

/**
 * Questions about a game that change nothing. Everything that can be in an order is sorted by `seq`
 * or `order` here, because the order of a bitECS query depends on who asked before.
 */

/** Whether the entity has the component. */
export function has(game: Game, entity: number, component: ComponentName): boolean {
  const found = hasComponent(game.world, entity, game.stores[component]);
  if (found && game.watcher !== null) game.watcher(entity, component);
  return found;
}

/** The cell that an entity stands or lies on. */
export function cellOf(game: Game, entity: number): Cell {
  const { Position } = game.stores;
  return { x: Position.x[entity], y: Position.y[entity] };
}

/** The cell that the hero stands on. */
export function heroCell(game: Game): Cell {
  return cellOf(game, game.hero);
}

/** The kind that an entity was made from. */
export function kindOf(game: Game, entity: number): Kind {
  return game.campaign.kinds[game.stores.Identity.kind[entity]];
}

/** A list of entities by `seq`. The order of a bitECS query depends on earlier queries. */
export function inTurnOrder(game: Game, entities: Iterable<number>): number[] {
  return sorted(entities, game.stores.Identity.seq);
}

/** A list of entities by a column. */
export function sorted(entities: Iterable<number>, column: Uint32Array): number[] {
  return [...entities].sort((a, b) => column[a] - column[b]);
}
