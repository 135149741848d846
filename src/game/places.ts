import { addComponent } from 'bitecs';
import { depart, enlist } from './roster.ts';
import { type Floor, floorOf, type Game, layAt, Presence, roomOn } from './world.ts';

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

/**
 * Marks an actor as dead: it leaves its cell at once, and the world when the turn ends. The hero keeps
 * his cell, where he lies until the next game.
 */
export function die(game: Game, actor: number): void {
  const { Dead, Position, Identity } = game.stores;
  addComponent(game.world, actor, Dead);
  const at = { x: Position.x[actor], y: Position.y[actor] };
  game.events.push({ type: 'killed', actor: Identity.seq[actor], at });
  game.pending.fallen.push(actor);
  if (actor === game.hero) return;
  liftActor(game, actor);
  depart(game, actor);
}

/** Takes an actor out of the game with all that it carries: nobody has slain it, nothing is left. */
export function vanish(game: Game, actor: number): void {
  const { Dead, Position, Identity } = game.stores;
  addComponent(game.world, actor, Dead);
  const at = { x: Position.x[actor], y: Position.y[actor] };
  game.events.push({ type: 'vanished', actor: Identity.seq[actor], at });
  liftActor(game, actor);
  depart(game, actor);
}
