import type { Campaign } from '../game/campaign.ts';
import type { Game } from '../game/world.ts';

/** Score per turn; 0 before the first turn. */
export function performanceOf({ score, turn }: Game): number {
  return turn === 0 ? 0 : score / turn;
}

/**
 * Whether the score per turn is a fair measure. It is not for gold, nor where victory adds points, because a
 * quick death would rank higher.
 */
export function countsPerTurn({ points }: Pick<Campaign, 'points'>): boolean {
  return points.name === 'score' && points.victory === undefined;
}
