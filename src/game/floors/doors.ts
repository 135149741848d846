import { addComponent } from 'bitecs';
import { type Cell, Tile, tileAt } from '../../dungeon/grid.ts';
import { isInView } from '../actors/actors.ts';
import { has, kindOf } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { changeTile } from './floor.ts';

/**
 * Closed doors: the hero and monsters with `OpensDoors` open them by walking into them, and nobody closes one again. A
 * closed door blocks sight (`dungeon/grid.ts`). Doorways without a door block diagonal steps in Rogue
 * (`dungeon/diagonal-step.ts`), and secret doors are found by `actions/search.ts`.
 */

/** Whether a closed door is on a cell of the hero's floor. */
export function isClosedDoor(game: Game, { x, y }: Cell): boolean {
  return tileAt(game.floor.grid, x, y) === Tile.closedDoor;
}

/** Whether an actor can open doors. */
export function canOpenDoors(game: Game, actor: number): boolean {
  return actor === game.hero || has(game, actor, 'OpensDoors');
}

/** Opens a door: its cell is again as it was before the door, and the door, 0 for one of the generator, is gone. */
export function openDoor(game: Game, door: number, at: Cell): void {
  const { floor, stores } = game;
  const cell = at.y * floor.grid.width + at.x;
  changeTile(floor, cell, door === 0 ? Tile.door : stores.Feature.under[door]);
  if (door === 0) return;
  addComponent(game.world, door, stores.Dead);
  if (isInView(game, at)) say(game, 'normal', 'opens', { feature: kindOf(game, door).id });
}
