import { kindOf } from '../entity.ts';
import { kindHas, lootPlace } from '../kinds.ts';
import { Purpose } from '../random.ts';
import { roll, rollsOf } from '../roll.ts';
import { spawnItem } from '../spawn.ts';
import { rollWeight } from '../weighted-choice.ts';
import type { Game } from '../world.ts';
import { enchantedItem, type Made } from './item-generation.ts';

/**
 * Makes the loot of a dead monster, each entry with its chance and its choice by weight, and gives it to `leave`.
 * With a count of 0, as many as are found. Called by `systems/remains.ts`, which also drops what the monster carried.
 */
export function leaveLoot(game: Game, dead: number, leave: (item: number) => void): void {
  const rnd = rollsOf(game, dead, Purpose.loot);
  const owner = kindOf(game, dead);
  for (const [n, { chance, oneOf }] of (owner.loot ?? []).entries()) {
    if (rnd(100) >= chance) continue;
    let rolled = (n + 1) * rollsOfItem;
    const next = () => roll(game, dead, Purpose.loot, rolled++);
    const chosen = oneOf.length > 1 ? rollWeight(oneOf, next) : oneOf[0];
    const kind = chosen && game.campaign.kinds[chosen.item];
    // Another version of the campaign may not have the item.
    if (!kind || !kindHas(kind, 'Item')) continue;
    const { count, level } = chosen;
    const made: Made = kindHas(kind, 'Gold')
      ? { kind, value: Math.max(1, count) }
      : { ...enchantedItem(game.campaign, kind, next), level, ...(count > 0 && { count }) };
    leave(spawnItem(game, made));
    game.probe?.ran?.(dead, 'Loot', lootPlace(owner, chosen));
  }
}

/** The most random numbers for one item. */
const rollsOfItem = 100;
