import { actorsHere, monstersIn } from '../actors/actors.ts';
import { cellOf, has } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/** How a grasp ends. The power `powers/grasp.ts` begins it. */

/** Frees an actor from a grasp. */
export function letGo(game: Game, actor: number): void {
  const { Condition } = game.stores;
  const held = Condition.grasped[actor] === 1;
  Condition.grasped[actor] = 0;
  Condition.graspDamage[actor] = 0;
  if (held && actor === game.hero) say(game, 'normal', 'freed');
}

/** Frees all actors of the floor, after a monster that held them has died, gone or changed. */
export function freeAll(game: Game): void {
  const { Condition } = game.stores;
  for (const actor of actorsHere(game)) {
    if (Condition.grasped[actor]) letGo(game, actor);
  }
}

/** Frees the held actors without a grasping monster beside them, after a grasping monster has walked away. */
export function freeFarAway(game: Game): void {
  const { Condition } = game.stores;
  for (const actor of actorsHere(game)) {
    if (!Condition.grasped[actor]) continue;
    const { x, y } = cellOf(game, actor);
    const isHeld = monstersIn(game, x - 1, y - 1, x + 1, y + 1).some((one) => {
      return one !== actor && has(game, one, 'Grasp');
    });
    if (!isHeld) letGo(game, actor);
  }
}

/** Whether an actor is grasped, spellbound or in a trap, so that it cannot leave its cell on foot. */
export function isCaught(game: Game, actor: number): boolean {
  const { grasped, spellbound, trapped } = game.stores.Condition;
  return [grasped, spellbound, trapped].some((column) => column[actor] > 0);
}

/** Frees an actor from grasps and traps when an effect moves it. */
export function breakFree(game: Game, actor: number): void {
  letGo(game, actor);
  game.stores.Condition.trapped[actor] = 0;
}
