import { hasComponent } from 'bitecs';
import type { Cell } from '../dungeon/grid.ts';
import type { ComponentName } from './components.ts';
import type { Floor } from './floors/floor.ts';
import type { Kind } from './kinds.ts';
import type { Game } from './world.ts';

/** The floor of an entity; undefined if that floor no longer exists. */
export function floorOf(game: Game, entity: number): Floor | undefined {
  const depth = game.stores.Position.depth[entity];
  return depth === game.floor.depth ? game.floor : game.floors.get(depth);
}

/** Whether an entity is on the hero's floor, which the hero can leave in the middle of a turn by falling. */
export function isHere(game: Game, entity: number): boolean {
  return game.stores.Position.depth[entity] === game.floor.depth;
}

/** Whether an entity has a component. Calls `game.watcher` with each component found. */
export function has(game: Game, entity: number, component: ComponentName): boolean {
  const found = hasComponent(game.world, entity, game.stores[component]);
  if (found && game.watcher !== null) game.watcher(entity, component);
  return found;
}

/** The cell of an entity. */
export function cellOf(game: Game, entity: number): Cell {
  const { Position } = game.stores;
  return { x: Position.x[entity], y: Position.y[entity] };
}

/** The cell of the hero. */
export function heroCell(game: Game): Cell {
  return cellOf(game, game.hero);
}

/** The `seq` of the hero. */
export function heroSeq({ stores, hero }: Game): number {
  return stores.Identity.seq[hero];
}

/** The kind of an entity. */
export function kindOf(game: Game, entity: number): Kind {
  return game.campaign.kinds[game.stores.Identity.kind[entity]];
}

/** Sorts entities by `seq`, because the order of a bitECS query depends on earlier queries. */
export function inTurnOrder(game: Game, entities: Iterable<number>): number[] {
  return sorted(entities, game.stores.Identity.seq);
}

/** Sorts entities by the values of a column. */
export function sorted(entities: Iterable<number>, column: Uint32Array): number[] {
  return [...entities].sort((a, b) => column[a] - column[b]);
}
