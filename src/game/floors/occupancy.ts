import { addComponent, removeComponent } from 'bitecs';
import { floorOf, has, heroCell } from '../entity.ts';
import type { Game } from '../world.ts';
import { type Floor, roomOn } from './floor.ts';

/**
 * The indexes of each floor: which actor is on which cell, its monsters, and its items that scare. In play they
 * change only here; `rebuild-indexes.ts` makes them again.
 */

/** Puts an actor on a free cell of a floor. Throws when another actor is on that cell. */
export function placeActor(game: Game, entity: number, floor: Floor, x: number, y: number): void {
  occupy(floor, entity, y * floor.grid.width + x);
  placeThing(game, entity, floor, x, y);
  if (has(game, entity, 'AI')) addMonster(game, floor, entity);
}

/** Sets the cell of an item, trap or feature. Actors need `placeActor`, and items `layOnTop` once play has begun. */
export function placeThing(game: Game, entity: number, floor: Floor, x: number, y: number): void {
  const { Position } = game.stores;
  addComponent(game.world, entity, Position);
  Position.x[entity] = x;
  Position.y[entity] = y;
  Position.depth[entity] = floor.depth;
  if (has(game, entity, 'Scares') && has(game, entity, 'Item')) floor.scaring.add(entity);
}

/** Takes an item off its floor, if it lies on one. */
export function liftItem(game: Game, item: number): void {
  removeComponent(game.world, item, game.stores.Position);
  floorOf(game, item)?.scaring.delete(item);
}

/** Takes an actor off its floor. It keeps its position. */
export function liftActor(game: Game, entity: number): void {
  const { Position } = game.stores;
  const floor = floorOf(game, entity);
  if (!floor) return;
  floor.occupants[Position.y[entity] * floor.grid.width + Position.x[entity]] = 0;
  const at = floor.monsters.indexOf(entity);
  if (at >= 0) floor.monsters.splice(at, 1);
}

/**
 * Moves an actor to a free cell of its floor. When the hero changes rooms, both rooms become pending.
 * Throws when another actor is on that cell.
 */
export function moveActor(game: Game, entity: number, x: number, y: number): void {
  const { Position, AI } = game.stores;
  const floor = floorOf(game, entity);
  if (!floor) throw new Error(`There is no floor ${Position.depth[entity]}.`);
  const { occupants, grid } = floor;
  const fromX = Position.x[entity];
  const fromY = Position.y[entity];
  occupants[fromY * grid.width + fromX] = 0;
  occupy(floor, entity, y * grid.width + x);
  Position.x[entity] = x;
  Position.y[entity] = y;
  // The hero remembers a monster only on the cell where it was seen.
  AI.shown[entity] = 0;
  if (entity !== game.hero) return;
  const left = roomOn(floor, fromX, fromY);
  const entered = roomOn(floor, x, y);
  if (entered === left) return;
  for (const room of [left, entered]) if (room) game.pending.rooms.push(room);
}

/** Makes the hero's room pending: the hero looks around, and monsters may notice it. */
export function queueHeroRoom(game: Game): void {
  const { x, y } = heroCell(game);
  const room = roomOn(game.floor, x, y);
  if (room) game.pending.rooms.push(room);
}

function occupy({ occupants, grid, depth }: Floor, entity: number, cell: number): void {
  if (occupants[cell] !== 0) {
    const x = cell % grid.width;
    const y = Math.floor(cell / grid.width);
    throw new Error(`Two actors on the cell ${x}, ${y} of floor ${depth}.`);
  }
  occupants[cell] = entity;
}

/** Adds a monster to the list of its floor, by `seq`. A new monster belongs at the end. */
function addMonster(game: Game, { monsters }: Floor, entity: number): void {
  const { seq } = game.stores.Identity;
  let at = monsters.length;
  while (at > 0 && seq[monsters[at - 1]] > seq[entity]) at--;
  monsters.splice(at, 0, entity);
}
