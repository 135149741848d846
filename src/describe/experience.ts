import { isHighest, thresholdOf } from '../game/actors/levels.ts';
import type { Game } from '../game/world.ts';

/** The hero's experience with the number that brings the next level, and the part of the way there. */
export interface ShownExperience {
  readonly value: string;
  readonly part: number;
}

/**
 * The hero's way to the next level. Where the total doubles, the part counts the points since the last level, and a
 * hero that has lost a level has a few points more than its next level needs: they are not shown.
 */
export function experienceOf(game: Game): ShownExperience {
  const { stores, hero, campaign } = game;
  const { level, points, next } = stores.Experience;
  const from = campaign.rules.growth === 'doubling' ? thresholdOf(level[hero]) : 0;
  const shown = isHighest(game, hero) ? points[hero] : Math.min(points[hero], next[hero]);
  return {
    value: `${shown}/${next[hero]}`,
    part: next[hero] > from ? Math.max(0, Math.min(1, (shown - from) / (next[hero] - from))) : 0,
  };
}
