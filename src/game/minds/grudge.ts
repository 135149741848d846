import { loiter } from './loiter.ts';
import type { MindRule } from './mind.ts';
import { attackHero, isBesideHero, towardsHero, tryStep } from './steps.ts';

/** Loiters until the hero attacks it; then follows the hero in a straight line and attacks. */
export const grudge: MindRule = {
  peaceful: true,
  decide(game, actor) {
    if (!game.stores.AI.provoked[actor]) return loiter(game, actor);
    if (isBesideHero(game, actor)) return attackHero(game, actor);
    const { dx, dy } = towardsHero(game, actor);
    tryStep(game, actor, dx, dy);
  },
};
