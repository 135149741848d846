import { removeComponent } from 'bitecs';
import { isSeen, livingHere } from '../actors/actors.ts';
import { reportInjury } from '../combat/injury.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/**
 * Poison: takes hit points from each poisoned actor of the hero's floor, but never the last one.
 * `combat/poisoning.ts` decides how a second poison changes the first one.
 */
export function poison(game: Game): void {
  if (game.ending) return;
  const { Poisoned, Health } = game.stores;
  for (const actor of livingHere(game, 'Poisoned')) {
    const isHero = actor === game.hero;
    const damage = Math.min(Poisoned.damage[actor], Health.current[actor] - 1);
    Health.current[actor] -= damage;
    if (damage > 0 && (isHero || isSeen(game, actor))) {
      reportInjury(game, actor, damage, 'poison');
    }
    Poisoned.turns[actor]--;
    if (Poisoned.turns[actor] > 0) continue;
    removeComponent(game.world, actor, Poisoned);
    if (isHero) say(game, 'normal', 'poisonEnds');
  }
}
