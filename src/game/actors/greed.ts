import { cellOf, heroCell } from '../entity.ts';
import { goldInRoom } from '../floors/floor-contents.ts';
import type { Game } from '../world.ts';

/**
 * Greed: a monster that notices a hero in a room with gold goes to the gold instead, and rests there until it is
 * attacked. `goals/approach-room.ts` takes the steps.
 */

/** Lets a greedy monster go to the gold in the hero's room. Returns whether there is any. */
export function seekGold(game: Game, monster: number): boolean {
  const { AI } = game.stores;
  const { x, y } = heroCell(game);
  const gold = goldInRoom(game, x, y);
  if (gold === 0) return false;
  const at = cellOf(game, gold);
  AI.hasDestination[monster] = 1;
  AI.destinationX[monster] = at.x;
  AI.destinationY[monster] = at.y;
  return true;
}

/** A monster that has reached the gold rests. */
export function restAtGold(game: Game, monster: number): void {
  const { AI } = game.stores;
  AI.awake[monster] = 0;
  AI.hasDestination[monster] = 0;
}
