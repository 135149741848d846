import type { Campaign } from './campaign.ts';
import type { Game } from './world.ts';

/** Score per turn with up to three decimals; 0 before the first turn. */
export function performanceOf({ score, turn }: Game): string {
  return turn === 0 ? '0' : `${Math.round((score / turn) * 1000) / 1000}`;
}

/**
 * Whether the score per turn says something: gold is kept, not earned by turn, and where victory adds to
 * the score, a quick death would look better than a victory.
 */
export function countsPerTurn({ points }: Pick<Campaign, 'points'>): boolean {
  return points.name === 'score' && points.victory === undefined;
}
