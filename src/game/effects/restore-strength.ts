import { has, kindOf } from '../entity.ts';
import { fieldOf } from '../kinds.ts';
import { effect } from './effect.ts';
import { reportEffect } from './report-effect.ts';

/** Restores lost strength; without strength, the lost attack of a monster. */
export const restoreStrength = effect({
  parameters: {},

  apply(game, { target }) {
    const { Strength, Stats } = game.stores;
    if (has(game, target, 'Strength')) {
      Strength.now[target] = Math.max(Strength.now[target], Strength.best[target]);
    } else if (has(game, target, 'Stats')) {
      const own = fieldOf(kindOf(game, target), 'Stats', 'attack');
      Stats.attack[target] = Math.max(Stats.attack[target], own);
    } else return false;
    return reportEffect(game, target, 'normal', { hero: 'strengthBack', monster: 'looksStronger' });
  },
});
