import { rollDice, unpackDice } from '../dice.ts';
import { isNoticed, nameOf } from '../fighters.ts';
import { injure } from '../injury.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/** Does damage that no armour reduces. */
export const damage = effect({
  parameters: {
    dice: { kind: 'dice', unit: 'HP' },
  },

  apply(game, { target, source, kind, rnd }, { dice }) {
    const sum = unpackDice(dice).reduce((total, one) => total + rollDice(one, rnd), 0);
    const noticed = isNoticed(game, target);
    if (target === game.hero) say(game, 'enemyHits', 'burnt', { damage: sum });
    else if (noticed) {
      say(game, 'playerHits', 'isBurnt', { monster: nameOf(game, target), damage: sum });
    }
    injure(game, target, sum, kind, source);
    return noticed;
  },
});
