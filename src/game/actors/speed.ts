import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/**
 * Speed: an actor of 100 percent acts once a turn. Its percentage is added to its `Condition.actionPoints` each turn,
 * and each action takes 100 points, so that actions are spread evenly: with 150 percent 1, 2, 1, 2 … `playTurn` in
 * `game.ts` lets a hasted hero act again before the other actors. `effects/haste.ts` and `effects/slow.ts` make an
 * actor fast or slow, and decide when a slowed one first acts.
 */

/** The action points of one action. */
const pointsPerAction = 100;

/** `Condition.hasted` or `slowed` of an actor whose condition does not wear off. */
export const forGood = 65535;

/** The speed of an actor in percent of the normal one: haste doubles it, and slowness halves it. */
export function speedOf(game: Game, actor: number): number {
  const { Speed, Condition } = game.stores;
  const own = has(game, actor, 'Speed') ? Speed.percent[actor] : pointsPerAction;
  const hasted = Condition.hasted[actor] > 0 ? 2 * own : own;
  return Condition.slowed[actor] > 0 ? Math.floor(hasted / 2) : hasted;
}

/** Gives an actor the action points of a turn, and spends them. Returns how many actions it has in this turn. */
export function spendAllActions(game: Game, actor: number): number {
  const { actionPoints } = game.stores.Condition;
  const sum = actionPoints[actor] + speedOf(game, actor);
  actionPoints[actor] = sum % pointsPerAction;
  return Math.floor(sum / pointsPerAction);
}

/** Whether an actor has the points for one more action in this turn. If so, they are spent. */
export function spendAction(game: Game, actor: number): boolean {
  const { actionPoints } = game.stores.Condition;
  if (actionPoints[actor] < pointsPerAction) return false;
  actionPoints[actor] -= pointsPerAction;
  return true;
}

/** Gives an actor the action points of a turn, without spending any. */
export function gainActionPoints(game: Game, actor: number): void {
  game.stores.Condition.actionPoints[actor] += speedOf(game, actor);
}
