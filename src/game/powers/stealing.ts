import { nameOf } from '../actors/actor-names.ts';
import { vanish } from '../combat/death.ts';
import { bagOf } from '../items/bag.ts';
import { isWorn } from '../items/gear.ts';
import { itemName, singleName } from '../items/item-names.ts';
import { isMagic } from '../items/items.ts';
import { stacksByGroup, useUp } from '../items/stacks.ts';
import { rollThiefGold } from '../items/thief-gold.ts';
import { say } from '../log.ts';
import type { Power } from './power.ts';

/** The thieves of Rogue. A thief that carries its booty robs: see `powers/robbing.ts`. */

/**
 * Stealing gold: the hero loses gold, and the thief vanishes. It takes a pile of the floor (2 to 51 + 10 × depth), or five
 * if the hero fails a saving throw against magic: `items/thief-gold.ts`.
 */
export const stealGold: Power = {
  component: 'GoldThief',
  apply(game, attacker, target, rnd) {
    if (target !== game.hero) return;
    const amount = Math.min(rollThiefGold(game, rnd, false), game.score);
    game.score -= amount;
    if (amount > 0) {
      say(game, 'enemyHits', 'robbedGold', { monster: nameOf(game, attacker), amount });
    }
    vanish(game, attacker);
  },
};

/** Stealing an item: the target loses a random magic item that it does not wear; the thief vanishes. */
export const stealItem: Power = {
  component: 'ItemThief',
  apply(game, attacker, target, rnd) {
    const loot = bagOf(game, target).filter(
      (item) => isMagic(game, item) && !isWorn(game, target, item),
    );
    if (loot.length === 0) return;
    const item = loot[rnd(loot.length)];
    const whole = stacksByGroup(game, item);
    if (target === game.hero) {
      const monster = nameOf(game, attacker);
      const name = whole ? itemName(game, item) : singleName(game, item);
      say(game, 'enemyHits', 'robbedItem', { monster, item: name });
    }
    useUp(game, target, item, whole);
    vanish(game, attacker);
  },
};
