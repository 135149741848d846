import type { Command } from '../game/commands.ts';
import { has } from '../game/entity.ts';
import { bagOf, isWorn } from '../game/items/bag.ts';
import { singleName } from '../game/items/items.ts';
import type { ItemName } from '../game/messages.ts';
import type { Game } from '../game/world.ts';

/** Commands that are probably mistakes. The player confirms them first. */

/** Why a command may be a mistake, with the numbers of the question. */
export type Doubt = { readonly item: ItemName } & (
  | { readonly type: 'drink'; readonly gained: number; readonly heals: number; readonly hp: number }
  | { readonly type: 'eat'; readonly gained: number; readonly feeds: number }
  | { readonly type: 'put' }
);

/** A meal that gives less than this share of its energy is a waste. */
const leastGain = 0.5;

/** The doubt about a command; null for a sensible command. */
export function doubtAbout(game: Game, command: Command): Doubt | null {
  if (!('slot' in command)) return null;
  const { hero, stores } = game;
  const { Health, Hunger, Food } = stores;
  const entity = bagOf(game, hero)[command.slot];
  if (entity === undefined) return null;
  const item = singleName(game, entity);
  switch (command.type) {
    case 'drink': {
      const hp = Health.current[hero];
      // Only of a known healing potion does the player know that it would do nothing.
      if (item.power === 0 || hp < Health.max[hero]) return null;
      return { type: 'drink', item, gained: 0, heals: item.power, hp };
    }
    case 'eat': {
      if (!has(game, entity, 'Food') || !has(game, hero, 'Hunger')) return null;
      const feeds = Food.energy[entity];
      const gained = Math.min(feeds, Math.max(0, Hunger.max[hero] - Hunger.energy[hero]));
      return gained < feeds * leastGain ? { type: 'eat', item, gained, feeds } : null;
    }
    case 'put':
      return isWorn(game, hero, entity) ? { type: 'put', item } : null;
    default:
      return null;
  }
}
