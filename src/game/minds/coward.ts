import type { Game } from '../world.ts';
import { attackHero, isBesideHero, stepAway } from './steps.ts';

/** A coward with too little health flees from the hero. Cornered beside the hero, it attacks. */
export function flee(game: Game, actor: number): boolean {
  if (!isAfraid(game, actor)) return false;
  if (stepAway(game, actor)) return true;
  if (!isBesideHero(game, actor)) return false;
  attackHero(game, actor);
  return true;
}

/** A frightened coward that can neither flee nor do anything else stays where it is. */
export function cower(game: Game, actor: number): boolean {
  return isAfraid(game, actor);
}

function isAfraid(game: Game, actor: number): boolean {
  const { Coward, Health } = game.stores;
  const below = Coward.below[actor];
  return below === 100 || Health.current[actor] * 100 < below * Health.max[actor];
}
