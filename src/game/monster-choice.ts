import type { Campaign } from './campaign.ts';
import type { Kind } from './kinds.ts';
import { type Lot, rollLot } from './lots.ts';

/**
 * A random monster kind by the weights of this depth, or null if no kind lives there. With `wandering`
 * only kinds that wander count.
 */
export function rollMonster(
  campaign: Campaign,
  depth: number,
  next: () => number,
  wandering = false,
): Kind | null {
  return rollLot(monsterLots(campaign, depth, wandering), next);
}

/** The monster kinds of a depth with their weights. */
export function monsterLots({ kinds }: Campaign, depth: number, wandering = false): Lot[] {
  let deepest = 0;
  for (const { spawn } of kinds) deepest = Math.max(deepest, spawn.rank ?? 0);
  const lots: Lot[] = [];
  for (const kind of kinds) {
    const { rank, depths, wanders } = kind.spawn;
    if (wandering && !wanders) continue;
    const weight =
      rank !== undefined
        ? rankWeight(rank, depth, deepest)
        : (depths?.find(({ from, to }) => depth >= from && depth <= to)?.weight ?? 0);
    if (weight > 0) lots.push({ kind, weight });
  }
  return lots;
}

/**
 * The weight of a rank on a depth, as in Rogue: out of 50 rolls of depth − 5 + rnd(10), the number that
 * give this rank. A roll below 1 becomes 1 to 5; a roll beyond the deepest rank becomes one of the
 * last five ranks.
 */
export function rankWeight(rank: number, depth: number, deepest: number): number {
  const first = depth - 5;
  const last = depth + 4;
  const straight = rank >= first && rank <= last ? 5 : 0;
  const tooShallow = Math.min(10, Math.max(0, 1 - first));
  const tooDeep = Math.min(10, Math.max(0, last - deepest));
  return straight + (rank <= 5 ? tooShallow : 0) + (rank > deepest - 5 ? tooDeep : 0);
}
