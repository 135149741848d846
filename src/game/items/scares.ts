import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { singleName } from './item-names.ts';
import { destroy } from './items.ts';

/** Items with `Scares` keep monsters away from their cell. They turn to dust when they are picked up again. */

/**
 * Whether an item that scares monsters lies on a cell: they neither go there nor attack an actor there. Goals ask before
 * they choose a step (`goals/steps.ts`), and `actions/move.ts` asks again, because a confused monster staggers elsewhere.
 */
export function isScary(game: Game, x: number, y: number): boolean {
  const { Position } = game.stores;
  for (const item of game.floor.scaring) {
    if (Position.x[item] === x && Position.y[item] === y) return true;
  }
  return false;
}

/**
 * Marks an item that scares monsters when it is picked up. One that is marked already turns to dust: of a stack, one
 * item. Returns whether it does.
 */
export function crumbleIfTaken(game: Game, item: number): boolean {
  const { Scares, Item } = game.stores;
  if (!Scares.taken[item]) {
    Scares.taken[item] = 1;
    return false;
  }
  say(game, 'important', 'dust', { item: singleName(game, item) });
  if (Item.count[item] > 1) Item.count[item]--;
  else destroy(game, item);
  return true;
}
