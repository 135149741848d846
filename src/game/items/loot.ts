import { kindOf } from '../entity.ts';
import { kindHas } from '../kinds.ts';
import { Purpose } from '../random.ts';
import { roll, rollsOf } from '../roll.ts';
import { spawnItem } from '../spawn.ts';
import type { Game } from '../world.ts';
import { enchantedItem, type Made } from './item-generation.ts';

/**
 * Makes the loot of a dead monster, each item with its chance, and gives it to `leave`. With a count of 0, as many
 * as are found.
 */
export function leaveLoot(game: Game, dead: number, leave: (item: number) => void): void {
  const rnd = rollsOf(game, dead, Purpose.loot);
  for (const [n, { item, chance, count, level }] of (kindOf(game, dead).loot ?? []).entries()) {
    const kind = game.campaign.kinds[item];
    // Another version of the campaign may not have the item.
    if (rnd(100) >= chance || !kindHas(kind, 'Item')) continue;
    let rolled = (n + 1) * rollsOfItem;
    const next = () => roll(game, dead, Purpose.loot, rolled++);
    const made: Made = kindHas(kind, 'Gold')
      ? { kind, value: Math.max(1, count) }
      : { ...enchantedItem(game.campaign, kind, next), level, ...(count > 0 && { count }) };
    leave(spawnItem(game, made));
    game.probe?.ran?.(dead, 'Loot', n);
  }
}

/** The most random numbers for one item. */
const rollsOfItem = 100;
