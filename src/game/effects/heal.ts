import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { levelOf } from '../combat/fighters.ts';
import { has } from '../entity.ts';
import { say } from '../log.ts';
import { addTo } from '../stores.ts';
import { effect } from './effect.ts';

/**
 * Heals up to the maximum: `points` for each level of the item, and a die with `sidesPerLevel` for each level of
 * the actor, as in Rogue. With `raises`, healing beyond the maximum raises it by 1.
 */
export const heal = effect({
  parameters: {
    points: { kind: 'u16', unit: 'HP', min: 0, max: 9999, start: 0 },
    sidesPerLevel: { kind: 'u8', min: 0, max: 126, start: 0 },
    raises: { kind: 'flag', start: 0 },
  },

  apply(game, { target, item, rnd }, { points, sidesPerLevel, raises }) {
    const { Health, Identity, Item } = game.stores;
    const before = Health.current[target];
    let after = before + points * (item && has(game, item, 'Item') ? Item.level[item] : 1);
    if (sidesPerLevel > 0) {
      for (let n = levelOf(game, target); n > 0; n--) after += 1 + rnd(sidesPerLevel);
    }
    if (raises && after > Health.max[target]) addTo(Health.max, target, 1);
    if (after >= Health.max[target]) Health.fraction[target] = 0;
    Health.current[target] = Math.min(after, Health.max[target]);
    const gained = Health.current[target] - before;
    game.events.push({ type: 'healed', actor: Identity.seq[target], amount: gained });
    if (target === game.hero) say(game, 'normal', 'healed', { gained });
    else if (isMentioned(game, target)) {
      say(game, 'normal', 'looksBetter', { monster: nameOf(game, target) });
    }
    return isMentioned(game, target);
  },
});
