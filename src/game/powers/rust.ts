import { armourOf } from '../items/gear.ts';
import { itemName } from '../items/item-names.ts';
import { say } from '../log.ts';
import type { Power } from './power.ts';

/** Rust: the target's armour loses one point, but never its last one. */
export const rust: Power = {
  component: 'Rust',
  apply(game, _attacker, target) {
    const { Armour } = game.stores;
    const armour = armourOf(game, target);
    if (!armour || Armour.defence[armour] <= 1) return;
    Armour.defence[armour]--;
    if (target === game.hero) say(game, 'enemyHits', 'rusts', { item: itemName(game, armour) });
  },
};
