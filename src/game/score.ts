import type { Ending } from './events.ts';
import type { Game } from './world.ts';

/**
 * The score is `game.score`; the best ten are kept by `records/scores.ts`. It changes in these places, by the `points`
 * and `Reward` of the campaign:
 *
 * - `systems/rewards.ts`: the hero kills a monster: `points.kill` times its `Reward.points`.
 * - `systems/pickup.ts`: the hero takes an item for the first time, or gold.
 * - `enterFloor` (`floors/enter-floor.ts`): the hero reaches a new deepest floor.
 * - `powers/stealing.ts`: a thief takes gold.
 * - `settleScore`, at the end of the game: victory adds points, and death takes a share.
 * - `systems/victory.ts`: the bag is sold (`items/sale.ts`).
 */

/**
 * Victory adds `points.victory`, and death takes one part in `points.death`, in campaigns that have them. Rounded
 * down.
 */
export function settleScore(game: Game, { won }: Ending): void {
  const { death, victory = 0 } = game.campaign.points;
  if (won) game.score += victory;
  else if (death > 0) game.score -= Math.floor(game.score / death);
}
