import { floorOf } from './entity.ts';
import { type Floor, Presence, roomOn } from './floor.ts';
import { enlist } from './roster.ts';
import { layAt } from './spawn.ts';
import type { Game } from './world.ts';

/** How actors come to their cells and leave them: the one index of who stands where changes only here. */

/** Puts an actor on a free cell of a floor; throws when another one stands there. */
export function placeActor(game: Game, entity: number, floor: Floor, x: number, y: number): void {
  const cell = y * floor.grid.width + x;
  if (floor.occupants[cell] !== 0) {
    throw new Error(`Two actors on the cell ${x}, ${y} of floor ${floor.depth}.`);
  }
  layAt(game, entity, floor, x, y);
  floor.occupants[cell] = entity;
  if (game.presence[entity] === Presence.none) enlist(game, entity, floor);
}

/** Takes an actor off its cell; it keeps its position. */
export function liftActor(game: Game, entity: number): void {
  const { Position } = game.stores;
  const floor = floorOf(game, entity);
  if (floor) floor.occupants[Position.y[entity] * floor.grid.width + Position.x[entity]] = 0;
}

/** Moves an actor to a free cell of its floor. The hero's new and old room are then looked over. */
export function moveActor(game: Game, entity: number, x: number, y: number): void {
  const { Position, AI } = game.stores;
  const floor = floorOf(game, entity);
  if (!floor) throw new Error(`There is no floor ${Position.depth[entity]}.`);
  const { occupants, grid } = floor;
  const from = Position.y[entity] * grid.width + Position.x[entity];
  const to = y * grid.width + x;
  if (occupants[to] !== 0 && to !== from) {
    throw new Error(`Two actors on the cell ${x}, ${y} of floor ${floor.depth}.`);
  }
  occupants[from] = 0;
  occupants[to] = entity;
  Position.x[entity] = x;
  Position.y[entity] = y;
  // Where it was last seen it is no more.
  AI.shown[entity] = 0;
  if (entity !== game.hero) return;
  const left = roomOn(floor, from % grid.width, Math.floor(from / grid.width));
  const entered = roomOn(floor, x, y);
  if (entered === left) return;
  for (const room of [left, entered]) if (room) game.pending.rooms.push(room);
}
