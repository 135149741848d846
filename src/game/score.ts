import type { Ending } from './events.ts';
import type { Game } from './world.ts';

/**
 * The score is `game.score`; the best ten are kept by `records/scores.ts`. It is the sum of these parts, whose numbers
 * are the `points` in `campaign.json`:
 *
 * - `points.depth` for each new deepest floor (Simple 30): `floors/enter-floor.ts`
 * - `points.item` for each item taken for the first time (Simple 10): `systems/pickup.ts`
 * - `points.kill` times `Reward.points` for each monster that the hero kills (Simple 1): `systems/rewards.ts`
 * - gold, in Rogue: `systems/pickup.ts` adds it, thieves take it (`powers/stealing.ts`), and a bag that leaves the dungeon
 *   is sold (`systems/victory.ts`, `items/sale.ts`)
 * - at the end, `settleScore` adds `points.victory` or subtracts the share that death costs
 */

/** Victory adds `points.victory`. Death costs 1/`points.death` of the score, rounded down; 0 means nothing. */
export function settleScore(game: Game, { won }: Ending): void {
  const { death, victory = 0 } = game.campaign.points;
  if (won) game.score += victory;
  else if (death > 0) game.score -= Math.floor(game.score / death);
}
