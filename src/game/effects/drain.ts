import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { monstersAround } from '../actors/actors.ts';
import { injure } from '../combat/injury.ts';
import { say } from '../log.ts';
import { messageOf } from '../messages.ts';
import { effect } from './effect.ts';

/**
 * Damages each monster in the actor's room, or beside it in a passage, by the actor's health divided by their number, and
 * costs the actor `cost` percent of its health. Without monsters nothing is lost.
 */
export const drain = effect({
  parameters: {
    cost: { kind: 'u8', unit: '%', min: 0, max: 99, start: 50 },
  },

  /** It needs health to share. */
  refuses: ({ stores: { Health } }, actor) =>
    Health.current[actor] < 2 ? messageOf('tooWeak') : null,

  apply(game, { target, kind }, { cost }) {
    const { Health } = game.stores;
    const victims = monstersAround(game, target);
    if (victims.length === 0) {
      if (target === game.hero) say(game, 'normal', 'tingles');
      return false;
    }
    const health = Health.current[target];
    const damage = Math.floor(health / victims.length);
    let recognised = target === game.hero;
    for (const victim of victims) {
      if (game.ending) return recognised;
      if (isMentioned(game, victim)) {
        recognised = true;
        say(game, 'playerHits', 'isDrained', { monster: nameOf(game, victim), damage });
      }
      injure(game, victim, damage, kind, target);
    }
    Health.current[target] = Math.max(1, Math.floor((health * (100 - cost)) / 100));
    if (target === game.hero) say(game, 'enemyHits', 'feelsDrained');
    return recognised;
  },
});
