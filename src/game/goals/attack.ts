import { attackHero, isBesideHero } from '../minds/steps.ts';
import { goal } from './goal.ts';

/** Attacks the hero beside it. */
export const attack = goal({
  parameters: {},
  decide(game, actor) {
    if (!isBesideHero(game, actor)) return false;
    attackHero(game, actor);
    return true;
  },
});
