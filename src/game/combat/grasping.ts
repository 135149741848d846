import { actorsHere, monstersIn } from '../actors/actors.ts';
import { cellOf, has } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/** How a grasp ends. The power `powers/grasp.ts` begins it. */

/** Frees an actor from a grasp. */
export function freeFromGrasp(game: Game, actor: number): void {
  const { Condition } = game.stores;
  const wasGrasped = Condition.grasped[actor] === 1;
  Condition.grasped[actor] = 0;
  Condition.graspDamage[actor] = 0;
  if (wasGrasped && actor === game.hero) say(game, 'normal', 'freed');
}

/** Ends all grasps on the floor, after a grasping monster has died, gone or changed. */
export function endGrasps(game: Game): void {
  const { Condition } = game.stores;
  for (const actor of actorsHere(game)) {
    if (Condition.grasped[actor]) freeFromGrasp(game, actor);
  }
}

/** Frees the actors without a grasping monster beside them, after a grasping monster has walked away. */
export function endDistantGrasps(game: Game): void {
  const { Condition } = game.stores;
  for (const actor of actorsHere(game)) {
    if (!Condition.grasped[actor]) continue;
    const { x, y } = cellOf(game, actor);
    const isGrasped = monstersIn(game, x - 1, y - 1, x + 1, y + 1).some((one) => {
      return one !== actor && has(game, one, 'Grasp');
    });
    if (!isGrasped) freeFromGrasp(game, actor);
  }
}

/** Whether an actor is grasped, spellbound or in a trap, so that it cannot leave its cell on foot. */
export function isCaught(game: Game, actor: number): boolean {
  const { grasped, spellbound, trapped } = game.stores.Condition;
  return [grasped, spellbound, trapped].some((column) => column[actor] > 0);
}

/** Frees an actor from grasps and traps when an effect moves it. */
export function breakFree(game: Game, actor: number): void {
  freeFromGrasp(game, actor);
  game.stores.Condition.trapped[actor] = 0;
}
