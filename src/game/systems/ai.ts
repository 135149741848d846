import { minds } from '../components.ts';
import { has } from '../entity.ts';
import { liesInWait } from '../minds/ambusher.ts';
import { behaviours } from '../minds/behaviours.ts';
import { stray } from '../minds/erratic.ts';
import { takePost } from '../minds/guard.ts';
import { mindRegistry } from '../minds/registry.ts';
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
    if (!has(game, actor, 'Dead')) decide(game, actor);
  }
}

/** A helpless, ambushing or sleeping monster does nothing; behaviours come before the mind. */
function decide(game: Game, actor: number): void {
  const { AI, Condition } = game.stores;
  takePost(game, actor);
  if (Condition.helpless[actor] > 0) {
    Condition.helpless[actor]--;
    return;
  }
  if (liesInWait(game, actor)) return;
  const mind = mindRegistry[minds[AI.mind[actor]]];
  if (mind.sleeps && !AI.awake[actor]) return;
  if (stray(game, actor)) return;
  for (const { component, decide } of behaviours) {
    if (has(game, actor, component) && decide(game, actor)) return;
  }
  mind.decide(game, actor);
}
