import { cellOf, has, kindOf } from '../entity.ts';
import { itemsAt } from '../floors/floor-contents.ts';
import { liftItem } from '../floors/occupancy.ts';
import { pickupLimit } from '../items/bag-limits.ts';
import { itemName } from '../items/item-names.ts';
import { destroy } from '../items/items.ts';
import { rememberPrize } from '../items/prize.ts';
import { crumbleIfTaken } from '../items/scares.ts';
import { stow } from '../items/stacks.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/**
 * Picking up: each pending actor takes the first item of its cell, if the bag has room for it. The actions `move` and
 * `pickup` fill the queue. `pickupLimit` compares with `Bag` of the actor (`hero.json`); `points.item` in `campaign.json`
 * is the score for an item.
 */
export function pickup(game: Game): void {
  const { Item, Identity, Gold } = game.stores;
  for (const picker of game.pending.pickers) {
    if (has(game, picker, 'Dead')) continue;
    const at = cellOf(game, picker);
    const [item] = itemsAt(game, at.x, at.y);
    if (item === undefined) continue;
    const kind = kindOf(game, item).id;
    const taken = { actor: Identity.seq[picker], item: Identity.seq[item], kind, at };
    const name = itemName(game, item);
    if (has(game, item, 'Gold')) {
      // Gold needs no room in the bag.
      game.score += Gold.value[item];
      say(game, 'normal', 'gold', { amount: Gold.value[item] });
      destroy(game, item);
      game.events.push({ type: 'picked', ...taken });
      continue;
    }
    const limit = pickupLimit(game, picker, item);
    if (limit !== null) {
      say(game, 'important', limit === 'weight' ? 'tooHeavy' : 'bagFull', { item: name });
      continue;
    }
    if (has(game, item, 'Scares') && crumbleIfTaken(game, item)) continue;
    liftItem(game, item);
    if (!Item.put[item]) game.score += game.campaign.points.item;
    const stowed = stow(game, picker, item);
    say(game, 'normal', 'picked', { item: name });
    game.events.push({ type: 'picked', ...taken, item: Identity.seq[stowed] });
    if (has(game, item, 'Prize') && picker === game.hero) rememberPrize(game, item);
  }
  game.pending.pickers.length = 0;
}
