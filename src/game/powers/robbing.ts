import { nameOf } from '../actors/actor-names.ts';
import { robberies } from '../components.ts';
import { has } from '../entity.ts';
import { bagOf } from '../items/bag.ts';
import { isWorn } from '../items/gear.ts';
import { itemName } from '../items/item-names.ts';
import { isMagic } from '../items/items.ts';
import { stacksByGroup, stow, takeOne } from '../items/stacks.ts';
import { say } from '../log.ts';
import type { Power } from './power.ts';

/**
 * Robbing: the thief takes an item that the target does not wear, and carries it. `goals/carry-off.ts` lets
 * it flee with its booty, and **remains** drops that. The thieves of Rogue, which vanish with gold or an item,
 * steal: `stealing.ts`. Both report it by the message `robbedItem`.
 */
export const rob: Power = {
  component: 'Robs',
  apply(game, attacker, target, rnd) {
    const what = robberies[game.stores.Robs.what[attacker]];
    if (bagOf(game, attacker).length > 0) return;
    const booty = bagOf(game, target).filter(
      (item) =>
        (what === 'any' || isMagic(game, item)) &&
        !isWorn(game, target, item) &&
        !has(game, item, 'Prize'),
    );
    if (booty.length === 0) return;
    const chosen = booty[rnd(booty.length)];
    const item = takeOne(game, target, chosen, stacksByGroup(game, chosen));
    if (target === game.hero) {
      const monster = nameOf(game, attacker);
      say(game, 'enemyHits', 'robbedItem', { monster, item: itemName(game, item) });
    }
    stow(game, attacker, item);
  },
};
