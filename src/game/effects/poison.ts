import { isMentioned } from '../actors/actor-names.ts';
import { poisonActor } from '../combat/poisoning.ts';
import { has } from '../entity.ts';
import { effect } from './effect.ts';
import { reportEffect } from './report-effect.ts';

/**
 * The actor loses hit points each turn for a while. `systems/poison.ts` takes them. The bundle has the amount and the
 * duration. Poison of Rogue that takes strength is the effect `weaken`.
 */
export const poison = effect({
  parameters: {
    damage: { kind: 'u8', unit: 'HP', min: 1, max: 20, start: 1 },
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 5 },
  },

  apply(game, { target }, { damage, turns }) {
    const begins = !has(game, target, 'Poisoned');
    poisonActor(game, target, turns, damage);
    if (!has(game, target, 'Poisoned')) return false;
    if (!begins) return isMentioned(game, target);
    return reportEffect(game, target, 'enemyHits', { hero: 'getsPoisoned', monster: 'isPoisoned' });
  },
});
