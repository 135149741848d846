import { nameOf } from '../actors/actor-names.ts';
import { loseStrength } from '../actors/losing-strength.ts';
import { makesSavingThrow } from '../combat/saving-throw.ts';
import { say } from '../log.ts';
import type { Power } from './power.ts';

/** Venom: takes strength unless the target makes a saving throw against poison. Hit points each turn: `poison.ts`. */
export const venom: Power = {
  component: 'Venom',
  byMissile: true,
  apply(game, attacker, target, rnd) {
    const loss = game.stores.Venom.loss[attacker];
    const saved = makesSavingThrow(game, target, 'poison', rnd);
    const resisted = saved || !loseStrength(game, target, loss, rnd);
    if (target !== game.hero) return;
    const monster = nameOf(game, attacker);
    if (resisted) say(game, 'normal', 'resisted', { monster });
    else say(game, 'enemyHits', 'weakened', { monster });
  },
};
