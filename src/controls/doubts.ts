import { shownMonsterAt } from '../game/actors/actors.ts';
import { isAlly } from '../game/actors/factions.ts';
import { allowsStep } from '../game/actors/movement.ts';
import type { Command } from '../game/commands.ts';
import { has, heroCell } from '../game/entity.ts';
import { bagOf } from '../game/items/bag.ts';
import { isWorn } from '../game/items/gear.ts';
import { singleName } from '../game/items/item-names.ts';
import type { ItemName } from '../game/messages.ts';
import type { Game } from '../game/world.ts';
import { knownTrapAt } from './automatic/known-ways.ts';
import type { SeenFloors } from './automatic/seen-floors.ts';

/** Commands that are probably mistakes. The player confirms them first. */

/** Why a command may be a mistake, with the numbers of the question. */
export type Doubt =
  | {
      readonly type: 'drink';
      readonly item: ItemName;
      readonly gained: number;
      readonly hp: number;
      readonly max: number;
    }
  | {
      readonly type: 'eat';
      readonly item: ItemName;
      readonly gained: number;
      readonly feeds: number;
    }
  /** An item in use is put down or thrown. */
  | { readonly type: 'put' | 'throw'; readonly item: ItemName }
  /** A step onto a known trap, with the id of its kind. */
  | { readonly type: 'tread'; readonly trap: string };

/** A meal or a potion is a waste if its effect is less than this share of its full effect. */
const leastGain = 0.5;

/** The doubt about a command; null for a sensible command. */
export function doubtAbout(game: Game, seen: SeenFloors, command: Command): Doubt | null {
  if (command.type === 'move') return doubtAboutStep(game, seen, command);
  if (!('slot' in command)) return null;
  const { hero, stores } = game;
  const { Health, Hunger, Food, Item } = stores;
  const entity = bagOf(game, hero)[command.slot];
  if (entity === undefined) return null;
  const item = singleName(game, entity);
  switch (command.type) {
    case 'drink': {
      const [hp, max] = [Health.current[hero], Health.max[hero]];
      // The player does not know that an unknown potion would heal.
      const heals = Math.min(item.power, max);
      const gained = Math.min(heals, max - hp);
      return gained < heals * leastGain ? { type: 'drink', item, gained, hp, max } : null;
    }
    case 'eat': {
      if (!has(game, entity, 'Food') || !has(game, hero, 'Hunger')) return null;
      const feeds = Food.energy[entity];
      const gained = Math.min(feeds, Math.max(0, Hunger.max[hero] - Hunger.energy[hero]));
      return gained < feeds * leastGain ? { type: 'eat', item, gained, feeds } : null;
    }
    case 'put':
      return isWorn(game, hero, entity) ? { type: 'put', item } : null;
    case 'throw': {
      // The rest of a stack stays in hand.
      const isLast = Item.count[entity] === 1;
      return isLast && isWorn(game, hero, entity) ? { type: 'throw', item } : null;
    }
    default:
      return null;
  }
}

/** The doubt about a step: it leads onto a known trap. */
function doubtAboutStep(
  game: Game,
  seen: SeenFloors,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): Doubt | null {
  const { Condition } = game.stores;
  const { hero } = game;
  // A confused hero does not know where the step leads, and a held one does not leave its cell.
  if (Condition.confused[hero] || Condition.trapped[hero] || Condition.grasped[hero]) return null;
  const here = heroCell(game);
  if (!allowsStep(game, here, dx, dy)) return null;
  const to = { x: here.x + dx, y: here.y + dy };
  const monster = shownMonsterAt(game, to.x, to.y);
  if (monster !== 0 && !isAlly(game, monster)) return null;
  const trap = knownTrapAt(game, seen, to);
  return trap && { type: 'tread', trap: trap.id };
}
