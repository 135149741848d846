import { recoverOneTurn } from '../actors/conditions.ts';
import { has, isHere, kindOf } from '../entity.ts';
import { applies } from '../goals/circumstances.ts';
import { stepErratically } from '../goals/erratic-step.ts';
import { goalsOf, type ListedGoal } from '../goals/goals-of-monster.ts';
import { takePost } from '../goals/guard.ts';
import { Purpose } from '../random.ts';
import { happens } from '../roll.ts';
import type { Game } from '../world.ts';

/**
 * Lets the pending monsters decide, in order, until one of them wants to act. The rest stay pending,
 * because its action may change their decisions.
 */
export function ai(game: Game): void {
  const { thinkers, actors } = game.pending;
  while (actors.length === 0) {
    const actor = thinkers.pop();
    if (actor === undefined) return;
    if (isHere(game, actor) && !has(game, actor, 'Dead')) decide(game, actor);
    // A monster that decides again in this turn gets new rolls, even if it has not acted.
    if (thinkers.at(-1) === actor) game.stores.Identity.actions[actor]++;
  }
}

/**
 * Asks the goals of a monster, in the order of `goals/goals-of-monster.ts`. The first that decides ends the search; it
 * may choose to do nothing.
 */
function decide(game: Game, actor: number): void {
  const { AI, Condition } = game.stores;
  if (has(game, actor, 'Guard')) takePost(game, actor);
  if (Condition.helpless[actor] > 0) {
    // Once a turn: a fast monster may decide again in this turn.
    if (game.pending.thinkers.at(-1) !== actor) recoverOneTurn(game, actor);
    return;
  }
  if (Condition.spellbound[actor]) return;
  const { first, others } = goalsOf(kindOf(game, actor), AI.mind[actor]);
  if (askGoals(game, actor, first) || stepErratically(game, actor)) return;
  askGoals(game, actor, others);
}

/** Asks goals in their order until one decides. Returns whether one has. */
function askGoals(game: Game, actor: number, goals: readonly ListedGoal[]): boolean {
  const { probe } = game;
  for (const { name, goal, place, chance, when, values } of goals) {
    if (goal.component && !has(game, actor, goal.component)) continue;
    if (when !== 'always' && !applies(game, actor, when)) continue;
    if (chance < 100 && !happens(game, actor, Purpose.goal, place, chance)) continue;
    probe?.enterZone?.(name);
    const decided = goal.decide(game, actor, values);
    probe?.leaveZone?.();
    if (!decided) continue;
    probe?.ran?.(actor, 'AI', name);
    return true;
  }
  return false;
}
