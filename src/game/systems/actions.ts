import type { Action } from '../actions/action.ts';
import { actionRegistry } from '../actions/registry.ts';
import { verbs } from '../components.ts';
import type { Game } from '../world.ts';

/** Carries out the pending action of each actor, in order. */
export function actions(game: Game): void {
  const { Identity, Intent } = game.stores;
  const { actors } = game.pending;
  for (const actor of actors) {
    const verb = verbs[Intent.verb[actor]];
    const dx = Intent.dx[actor];
    const dy = Intent.dy[actor];
    const item = Intent.item[actor];
    Intent.verb[actor] = 0;
    Intent.dx[actor] = 0;
    Intent.dy[actor] = 0;
    Intent.item[actor] = 0;
    if (verb === 'none') continue;
    const action: Action = actionRegistry[verb];
    // Counted before the action, so that its rolls differ from the rolls of the decision.
    if (!action.takesNoTime) Identity.actions[actor]++;
    game.probe?.enterZone?.(verb);
    action.perform(game, actor, dx, dy, item);
    game.probe?.leaveZone?.();
  }
  actors.length = 0;
  game.pending.text = '';
}
