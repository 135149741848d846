import { isNoticed, nameOf } from '../combat/fighters.ts';
import { poisonActor } from '../combat/poisoning.ts';
import { has } from '../entity.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/** The actor loses hit points each turn for a while. */
export const poison = effect({
  parameters: {
    damage: { kind: 'u8', unit: 'HP', min: 1, max: 20, start: 1 },
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 5 },
  },

  apply(game, { target }, { damage, turns }) {
    const begins = !has(game, target, 'Poisoned');
    poisonActor(game, target, turns, damage);
    if (!has(game, target, 'Poisoned')) return false;
    if (begins && target === game.hero) say(game, 'enemyHits', 'getsPoisoned');
    else if (begins && isNoticed(game, target)) {
      say(game, 'normal', 'isPoisoned', { monster: nameOf(game, target) });
    }
    return isNoticed(game, target);
  },
});
