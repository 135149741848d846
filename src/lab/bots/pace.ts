import type { BotView } from './view.ts';

/** How long the careful bot stays on a floor. */

/**
 * How many floors deeper than its level the hero still explores. Chosen among −3 to 5 with few games: their
 * differences may be due to chance. To explore down to floor 12 from level 6 on changed nothing (100 games).
 */
const floorsBelowLevel = 2;

/** Whether the hero explores the whole floor: it grows there, and finds things. */
export function exploresAll({ rules, hero, depth, homeward }: BotView): boolean {
  if (rules.floors === 'kept') return true;
  return !homeward && depth <= hero.level + floorsBelowLevel;
}
