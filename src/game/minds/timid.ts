import { loiter } from './loiter.ts';
import type { MindRule } from './mind.ts';
import { attackHero, isBesideHero } from './steps.ts';

/** Loiters, and attacks the hero once for each time that the hero attacks it. */
export const timid: MindRule = {
  peaceful: true,
  decide(game, actor) {
    const { AI } = game.stores;
    if (!AI.provoked[actor]) return loiter(game, actor);
    AI.provoked[actor] = 0;
    if (isBesideHero(game, actor)) attackHero(game, actor);
  },
};
