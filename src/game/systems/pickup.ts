import { addComponent, removeComponent } from 'bitecs';
import { canCarry, itemName, itemsAt } from '../queries.ts';
import { type Game, say } from '../world.ts';

/** Each pending picker takes the first item of its cell, if its bag has room. */
export function pickup(game: Game): void {
  const { Position, Item, Identity } = game.stores;
  for (const picker of game.pending.pickers) {
    const at = { x: Position.x[picker], y: Position.y[picker] };
    const [item] = itemsAt(game, at.x, at.y);
    if (item === undefined) continue;
    const name = itemName(game, item);
    if (!canCarry(game, picker, item)) {
      say(game, 'important', 'tooHeavy', { item: name });
      continue;
    }
    removeComponent(game.world, item, Position);
    addComponent(game.world, item, game.carriedBy(picker));
    Item.order[item] = game.nextOrder++;
    if (!Item.put[item]) game.score += game.campaign.points.item;
    say(game, 'normal', 'picked', { item: name });
    game.events.push({
      type: 'picked',
      actor: Identity.seq[picker],
      item: Identity.seq[item],
      at,
    });
  }
  game.pending.pickers.length = 0;
}
