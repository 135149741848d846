import type { View } from './view.ts';

/** How long the bot stays on a floor. */

/** How many floors deeper than its level the hero still explores. Of −3 to 5, 2 led deepest. */
const daring = 2;

/** Whether the hero explores the whole floor: it grows there, and finds things. */
export function lingers({ rules, hero, depth, homeward }: View): boolean {
  if (rules.floors === 'kept') return true;
  return !homeward && depth <= hero.level + daring;
}
