import { addComponent, removeComponent } from 'bitecs';
import { has, kindOf } from '../entity.ts';
import type { ItemName } from '../messages.ts';
import type { Game } from '../world.ts';
import { appearanceOf } from './appearances.ts';
import { bonusesOf, knownBonuses, knownCharges } from './identification.ts';
import { knowsItem, knowsKind } from './knowledge.ts';

/** Takes an item out of the game. Its entity is removed at the end of the turn. */
export function destroy(game: Game, item: number): void {
  removeComponent(game.world, item, game.stores.Position);
  addComponent(game.world, item, game.stores.Dead);
}

/** The components whose items are always magic. */
const magic = ['Potion', 'Scroll', 'Ring', 'Stick', 'Prize'] as const;

/** Whether an item is magic: of a magic type, or gear with a bonus. */
export function isMagic(game: Game, item: number): boolean {
  if (magic.some((component) => has(game, item, component))) return true;
  return bonusesOf(game, item).some((bonus) => bonus !== 0);
}

/** The gold for which each charge of a stick sells. */
const chargeWorth = 20;

/**
 * The gold that an item sells for. Each bonus adds ten times the base price; never below 0. A ring with a
 * bonus sells for 20 more a point, and for 50 without a good one.
 */
export function worthOf(game: Game, item: number): number {
  const { Item, Ring, Stick } = game.stores;
  if (has(game, item, 'Ring') && Ring.varies[item]) {
    const bonus = Ring.bonus[item];
    return bonus > 0 ? Item.worth[item] + 20 * bonus : 50;
  }
  const factor = bonusesOf(game, item).reduce((sum, bonus) => sum + 10 * bonus, 1);
  const charges = has(game, item, 'Stick') ? chargeWorth * Stick.charges[item] : 0;
  return Math.max(0, Item.worth[item] * factor * Item.count[item] + charges);
}

/** The name of an item for messages. */
export function itemName(game: Game, item: number): ItemName {
  const { Item, Gold } = game.stores;
  const count = has(game, item, 'Gold') ? Gold.value[item] : Item.count[item];
  const bonuses = knownBonuses(game, item);
  const charges = knownCharges(game, item);
  return {
    ...kindName(game, game.stores.Identity.kind[item]),
    power: knowsItem(game, item) ? healingOf(game, item) : 0,
    ...(count !== 1 && { count }),
    ...(bonuses.length > 0 && { bonuses }),
    ...(charges !== null && { charges }),
  };
}

/** The name of a kind, given by its number, as far as the hero knows it. */
export function kindName(game: Game, kind: number): ItemName {
  const { id } = game.campaign.kinds[kind];
  const looks = appearanceOf(game, kind);
  const called = game.called.get(id);
  return {
    kind: knowsKind(game, kind) ? id : '',
    power: 0,
    ...(looks && { looks }),
    ...(called !== undefined && { called }),
  };
}

/** The name of one item of a stack. */
export function singleName(game: Game, item: number): ItemName {
  const { count: _, ...one } = itemName(game, item);
  return one;
}

/** The HP that a potion heals for certain; 0 for other items. */
function healingOf(game: Game, item: number): number {
  const heal = kindOf(game, item).effects.Potion?.find(({ name }) => name === 'heal');
  return (heal?.values.points ?? 0) * game.stores.Item.level[item];
}
