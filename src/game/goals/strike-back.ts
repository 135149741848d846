import { goal } from './goal.ts';
import { intendAttack, reachesHero } from './steps.ts';

/**
 * Attacks the hero once for each time that the hero attacks it, if the hero is beside it. The mind `timid` has this
 * goal; `grudge` has `approach` instead, so it never forgets an attack: see `minds.ts`.
 */
export const strikeBack = goal({
  parameters: {},
  decide(game, actor) {
    const { AI } = game.stores;
    if (!AI.provoked[actor]) return false;
    AI.provoked[actor] = 0;
    if (reachesHero(game, actor)) intendAttack(game, actor, game.hero);
    return true;
  },
});
