import type { View } from './view.ts';

/** How long the bot stays on a floor. */

/** Levels of the hero above the depth, from which on a floor is easy. */
const lead = -2;

/** Whether the hero explores the whole floor: it grows there, and finds things. */
export function lingers({ rules, hero, depth, homeward }: View): boolean {
  if (rules.floors === 'kept') return true;
  return !homeward && depth + lead <= hero.level;
}
