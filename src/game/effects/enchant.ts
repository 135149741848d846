import type { Rnd } from '../../dungeon/rnd.ts';
import { has } from '../entity.ts';
import { armourOf, weaponOf } from '../items/gear.ts';
import { itemName } from '../items/item-names.ts';
import { say } from '../log.ts';
import { addTo } from '../stores.ts';
import type { Game } from '../world.ts';
import { effect } from './effect.ts';

/** The gear that `enchant` improves. */
const gear = ['armour', 'weapon'] as const;

/**
 * Improves the armour that the actor wears or the weapon in its hand by one, and lifts its curse. A
 * weapon gains a bonus to hit in 49%, otherwise to damage, as in Rogue.
 */
export const enchant = effect({
  parameters: {
    gear: { kind: 'choice', choices: gear },
  },

  apply(game, { target, rnd }, { gear: which }) {
    const isArmour = gear[which] === 'armour';
    const item = isArmour ? armourOf(game, target) : weaponOf(game, target);
    const isHero = target === game.hero;
    if (!item) {
      if (isHero) say(game, 'normal', isArmour ? 'strangeFeeling' : 'loss');
      return isHero;
    }
    game.stores.Item.cursed[item] = 0;
    improve(game, item, rnd);
    if (isHero) say(game, 'important', 'gearGlows', { item: itemName(game, item) });
    return isHero;
  },
});

function improve(game: Game, item: number, rnd: Rnd): void {
  const { Armour, Weapon } = game.stores;
  if (has(game, item, 'Armour')) addTo(Armour.defence, item, 1);
  else if (has(game, item, 'Weapon')) {
    const bonus = rnd(100) > 50 ? Weapon.hit : Weapon.damage;
    addTo(bonus, item, 1);
  }
}
