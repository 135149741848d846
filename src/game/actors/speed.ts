import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/**
 * Speed: an actor of 100 percent acts once a turn. Another speed is added to the actor's energy each turn,
 * and each action takes 100, so that actions are spread evenly: with 150 percent 1, 2, 1, 2 … Who acts between the
 * actions of a hasted hero: `playTurn` in `game.ts`. This energy
 * is `Condition.energy`; the energy of food is `Hunger.energy`.
 */

/** The energy of one action. */
const perAction = 100;

/** `Condition.hasted` or `slowed` of an actor whose condition does not wear off. */
export const forGood = 65535;

/** The speed of an actor in percent of the normal one: haste doubles it, and slowness halves it. */
export function speedOf(game: Game, actor: number): number {
  const { Speed, Condition } = game.stores;
  const own = has(game, actor, 'Speed') ? Speed.percent[actor] : perAction;
  const hasted = Condition.hasted[actor] > 0 ? 2 * own : own;
  return Condition.slowed[actor] > 0 ? Math.floor(hasted / 2) : hasted;
}

/** Gives an actor the energy of a turn. Returns how many actions it has in this turn. */
export function takeActions(game: Game, actor: number): number {
  const { energy } = game.stores.Condition;
  const sum = energy[actor] + speedOf(game, actor);
  energy[actor] = sum % perAction;
  return Math.floor(sum / perAction);
}

/** Whether an actor has the energy for one more action in this turn. If so, it is spent. */
export function spendAction(game: Game, actor: number): boolean {
  const { energy } = game.stores.Condition;
  if (energy[actor] < perAction) return false;
  energy[actor] -= perAction;
  return true;
}

/** Gives an actor the energy of a turn, without spending any. */
export function gainEnergy(game: Game, actor: number): void {
  game.stores.Condition.energy[actor] += speedOf(game, actor);
}
