import { type Message, messageOf } from '../messages.ts';
import type { Game } from '../world.ts';
import { itemName } from './item-names.ts';

/**
 * Curses: an item in use that is cursed can neither be taken off nor replaced, put down or thrown. In Rogue
 * 10 % of weapons and 20 % of armour are cursed (`enchantment` in `campaign.json`, `item-generation.ts`), and rings by
 * their kind. The effects `enchant` and `removeCurse` lift curses.
 */

/** The reason why an item stays in use; null for one without a curse. */
export function checkCurse(game: Game, worn: number): Message | null {
  return game.stores.Item.cursed[worn] ? messageOf('cursed', { item: itemName(game, worn) }) : null;
}
