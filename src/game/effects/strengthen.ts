import { strengthened } from '../actors/strength.ts';
import { has } from '../entity.ts';
import { strengthWithoutRings } from '../items/rings.ts';
import { addTo } from '../stores.ts';
import { effect } from './effect.ts';
import { reportEffect } from './report-effect.ts';

/**
 * Adds points of strength, also to the best strength, in which rings do not count; without strength, points of attack.
 */
export const strengthen = effect({
  parameters: {
    points: { kind: 'u8', min: 1, max: 20, start: 1 },
  },

  apply(game, { target, rnd }, { points }) {
    const { Strength, Stats } = game.stores;
    if (has(game, target, 'Strength')) {
      for (let n = 0; n < points; n++)
        Strength.now[target] = strengthened(Strength.now[target], rnd);
      Strength.best[target] = Math.max(Strength.best[target], strengthWithoutRings(game, target));
    } else if (has(game, target, 'Stats')) {
      addTo(Stats.attack, target, points);
    } else return false;
    return reportEffect(game, target, 'playerHits', {
      hero: 'getsStronger',
      monster: 'looksStronger',
    });
  },
});
