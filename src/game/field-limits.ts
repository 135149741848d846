import { has } from './entity.ts';
import type { Game } from './world.ts';

/** Restores the limits between fields after one of them has changed, such as health ≤ maximum. */
export function keepWithinLimits(game: Game, entity: number): void {
  const { Health, Hunger, Strength } = game.stores;
  if (has(game, entity, 'Health')) {
    Health.current[entity] = Math.min(Health.current[entity], Health.max[entity]);
  }
  if (has(game, entity, 'Hunger')) {
    Hunger.energy[entity] = Math.min(Hunger.energy[entity], Hunger.max[entity]);
  }
  if (has(game, entity, 'Strength')) {
    Strength.best[entity] = Math.max(Strength.best[entity], Strength.now[entity]);
  }
}
