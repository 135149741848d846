import { isWorn } from '../../game/bag.ts';
import { diceText } from '../../game/dice.ts';
import { has } from '../../game/entity.ts';
import { bonusesOf } from '../../game/identification.ts';
import { itemName } from '../../game/items.ts';
import type { Game } from '../../game/world.ts';
import type { Words } from '../../words/texts.ts';

/** The effect of an item in the bag, such as `ATK +2` or `2d4`. Empty for an item without numbers. */
export function itemEffect(game: Game, item: number, { ui }: Words): string {
  const { Weapon, Food } = game.stores;
  if (has(game, item, 'Weapon')) {
    return diceText(Weapon.dice[item]) || `${ui.attack} +${Weapon.attack[item]}`;
  }
  if (has(game, item, 'Armour')) return armourEffect(game, item, ui);
  if (has(game, item, 'Food') && Food.spread[item] === 0) {
    return `${ui.energy} +${Food.energy[item]}`;
  }
  if (has(game, item, 'Potion')) return `${ui.hp} +${itemName(game, item).power}`;
  return '';
}

/** The effect of armour: a defence bonus, or the armour class if the hero has one. */
function armourEffect(game: Game, item: number, ui: Words['ui']): string {
  const { Armour, Item } = game.stores;
  if (has(game, game.hero, 'Stats') || !has(game, game.hero, 'Fighter')) {
    return `${ui.defence} +${Armour.defence[item]}`;
  }
  // The bonus of unknown armour remains secret until the hero wears it and sees the armour class.
  const known = Item.known[item] === 1 || isWorn(game, game.hero, item);
  const hidden = known ? 0 : bonusesOf(game, item)[0];
  return `${ui.armourClass} ${10 - Armour.defence[item] + hidden}`;
}
