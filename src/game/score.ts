import type { Campaign } from './campaign.ts';
import type { Game } from './world.ts';

/**
 * The score is `game.score`. It changes in these places, by the `points` and `Reward` of the campaign:
 *
 * - **rewards**: the hero kills a monster.
 * - **pickup**: the hero takes an item for the first time, or gold.
 * - `enterFloor`: the hero reaches a new deepest floor.
 * - `powers/stealing.ts`: a thief takes gold.
 * - `endGame`: victory adds points, and death takes a share.
 * - **victory**: the bag is sold (`sale.ts`).
 */

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
