import { has, kindOf } from '../entity.ts';
import type { ItemName } from '../messages.ts';
import type { Game } from '../world.ts';
import { appearanceOf } from './appearances.ts';
import { knownBonuses, knownCharges } from './identification.ts';
import { knowsItem, knowsKind } from './knowledge.ts';

/** The names of items as far as the hero knows them. `words/` makes texts of them. */

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
