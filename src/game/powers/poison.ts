import { nameOf } from '../actors/actor-names.ts';
import { poisonActor } from '../combat/poisoning.ts';
import { has } from '../entity.ts';
import { say } from '../log.ts';
import type { Power } from './power.ts';

/**
 * Poison: the target loses hit points each turn for a while. The system `poison` takes them. Attacks that take strength
 * are `venom.ts`; potions and traps poison by `effects/poison.ts`.
 */
export const poison: Power = {
  component: 'Poison',
  byMissile: true,
  apply(game, attacker, target) {
    const { Poison } = game.stores;
    const begins = !has(game, target, 'Poisoned');
    poisonActor(game, target, Poison.turns[attacker], Poison.damage[attacker]);
    if (target !== game.hero || !begins || !has(game, target, 'Poisoned')) return;
    say(game, 'enemyHits', 'poisoned', { monster: nameOf(game, attacker) });
  },
};
