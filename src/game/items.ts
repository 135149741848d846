import { addComponent, removeComponent } from 'bitecs';
import { has, kindOf } from './entity.ts';
import type { ItemName } from './events.ts';
import { fieldOf } from './kinds.ts';
import type { Game } from './world.ts';

/** What happens to items whoever handles them: they come apart, together, to the ground, to nothing. */

/** Takes an item out of the game. */
export function destroy(game: Game, item: number): void {
  removeComponent(game.world, item, game.stores.Position);
  addComponent(game.world, item, game.stores.Dead);
}

/** Whether there is magic about an item: a potion, a prize, or gear that is not as it was forged. */
export function isMagic(game: Game, item: number): boolean {
  if (has(game, item, 'Potion') || has(game, item, 'Prize')) return true;
  return bonusesOf(game, item).some((bonus) => bonus !== 0);
}

/** The gold that an item brings: ten times as much again for each bonus of gear, never below 0. */
export function worthOf(game: Game, item: number): number {
  const { Item } = game.stores;
  const factor = bonusesOf(game, item).reduce((sum, bonus) => sum + 10 * bonus, 1);
  return Math.max(0, Item.worth[item] * factor * Item.count[item]);
}

/** The name of an item as messages tell it. */
export function itemName(game: Game, item: number): ItemName {
  const { Item, Potion, Gold } = game.stores;
  const power = has(game, item, 'Potion') ? Potion.healing[item] * Item.level[item] : 0;
  const count = has(game, item, 'Gold') ? Gold.value[item] : Item.count[item];
  const bonuses = Item.known[item] ? bonusesOf(game, item) : [];
  return {
    kind: kindOf(game, item).id,
    power,
    ...(count !== 1 && { count }),
    ...(bonuses.length > 0 && { bonuses }),
  };
}

/** What a weapon or an armour has beyond its kind: to hit and to damage, or to defence. */
export function bonusesOf(game: Game, item: number): number[] {
  const { Weapon, Armour } = game.stores;
  if (has(game, item, 'Weapon')) return [Weapon.hit[item], Weapon.damage[item]];
  if (!has(game, item, 'Armour')) return [];
  return [Armour.defence[item] - fieldOf(kindOf(game, item), 'Armour', 'defence')];
}
