import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/** The items that an actor wears or holds. `actions/equip.ts` and `actions/take-off.ts` change them. */

/** Whether the actor wears the item. */
export function isWorn(game: Game, owner: number, item: number): boolean {
  return wornBy(game, owner).includes(item);
}

/** Everything that an actor wears and holds. */
export function wornBy(game: Game, actor: number): number[] {
  if (!has(game, actor, 'Gear')) return [];
  const { Gear } = game.stores;
  const worn = [Gear.weapon, Gear.armour, Gear.left, Gear.right].map((slot) => slot[actor]);
  return worn.filter((item) => item !== 0);
}

/** The weapon or other item in an actor's hand, 0 for none. */
export function weaponOf(game: Game, actor: number): number {
  return has(game, actor, 'Gear') ? game.stores.Gear.weapon[actor] : 0;
}

/** The armour that an actor wears, 0 for none. */
export function armourOf(game: Game, actor: number): number {
  return has(game, actor, 'Gear') ? game.stores.Gear.armour[actor] : 0;
}
