import { commitRemovals, hasComponent, Not, query } from 'bitecs';
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

/** What is asked of the world again and again: who has all of these components and none of those. */
export interface Wanted {
  readonly all: readonly ComponentName[];
  readonly none?: readonly ComponentName[];
}

/**
 * The entities with what is wanted, in no order, as a live list: copy it before anything changes. A
 * plain `query` builds its name anew at each call, which takes longer than most answers; here each
 * `wanted` (a constant of its module) is asked once, and bitECS keeps the answer up to date.
 */
export function entitiesWith(game: Game, wanted: Wanted): readonly number[] {
  const { world, stores, answers } = game;
  const known = answers.get(wanted);
  if (known) {
    commitRemovals(world);
    return known;
  }
  const terms = wanted.all.map((name) => stores[name]);
  const others = (wanted.none ?? []).map((name) => Not(stores[name]));
  const answer = query(world, [...terms, ...others]) as readonly number[];
  answers.set(wanted, answer);
  return answer;
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

/** Sorts a list of entities by `seq`, in place. */
export function inTurnOrder(game: Game, entities: number[]): number[] {
  return sorted(entities, game.stores.Identity.seq);
}

/** Longer lists than this are better sorted by the platform, which allocates. */
export const shortList = 32;

/** Sorts by a column, in place. Most lists have a few entries at most. */
export function sorted(entities: number[], column: Uint32Array): number[] {
  if (entities.length > shortList) return entities.sort((a, b) => column[a] - column[b]);
  for (let n = 1; n < entities.length; n++) {
    const entity = entities[n];
    let at = n;
    for (; at > 0 && column[entities[at - 1]] > column[entity]; at--) {
      entities[at] = entities[at - 1];
    }
    entities[at] = entity;
  }
  return entities;
}
