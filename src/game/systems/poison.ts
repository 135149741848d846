import { isSeen, livingHere } from '../actors/actors.ts';
import { endCondition } from '../actors/conditions.ts';
import { reportInjury } from '../combat/injury.ts';
import type { Game } from '../world.ts';

/**
 * Poison: takes hit points from each poisoned actor of the hero's floor, but never the last one.
 * `combat/poisoning.ts` decides how a second poison changes the first one.
 */
export function poison(game: Game): void {
  if (game.ending) return;
  const { Poisoned, Health } = game.stores;
  for (const actor of livingHere(game, 'Poisoned')) {
    const damage = Math.min(Poisoned.damage[actor], Health.current[actor] - 1);
    Health.current[actor] -= damage;
    if (damage > 0 && (actor === game.hero || isSeen(game, actor))) {
      reportInjury(game, actor, damage, 'poison');
    }
    Poisoned.turns[actor]--;
    if (Poisoned.turns[actor] > 0) continue;
    endCondition(game, actor, 'poisoned');
  }
}
