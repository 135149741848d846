import type { Campaign } from '../campaign.ts';
import type { Kind, Spawn } from '../kinds.ts';
import { type Lot, rollLot } from '../weighted-choice.ts';

/**
 * A random monster kind by the weights of this depth, or null if no kind lives there. With `wandering`
 * only kinds that wander count. `genocided`: the ids of kinds that no longer appear.
 */
export function rollMonster(
  campaign: Campaign,
  depth: number,
  next: () => number,
  genocided: ReadonlySet<string>,
  wandering = false,
): Kind | null {
  return rollLot(monsterLots(campaign, depth, genocided, wandering), next);
}

/** The monster kinds of a depth with their weights. */
export function monsterLots(
  { kinds }: Campaign,
  depth: number,
  genocided: ReadonlySet<string>,
  wandering = false,
): Lot[] {
  const deepest = deepestRank(kinds);
  const lots: Lot[] = [];
  for (const kind of kinds) {
    if ((wandering && !kind.spawn.wanders) || genocided.has(kind.id)) continue;
    const weight = spawnWeight(kind.spawn, depth, deepest);
    if (weight > 0) lots.push({ kind, weight });
  }
  return lots;
}

/** The weight of a monster in the random choice of a depth; 0 if the depth never has it by chance. */
export function chanceWeight({ kinds }: Campaign, { spawn }: Kind, depth: number): number {
  return spawnWeight(spawn, depth, deepestRank(kinds));
}

function spawnWeight({ rank, depths }: Spawn, depth: number, deepest: number): number {
  if (rank !== undefined) return rankWeight(rank, depth, deepest);
  return depths?.find(({ from, to }) => depth >= from && depth <= to)?.weight ?? 0;
}

/** The greatest rank among some kinds; 0 without ranks. */
export function deepestRank(kinds: readonly Kind[]): number {
  return kinds.reduce((deepest, { spawn }) => Math.max(deepest, spawn.rank ?? 0), 0);
}

/** Whether monsters of a rank appear between two depths. `deepest`: the deepest rank. */
export function rankAppears(rank: number, from: number, to: number, deepest: number): boolean {
  // All floors from 6 below the deepest rank on are alike.
  const last = Math.min(to, Math.max(from, deepest + 6));
  for (let depth = from; depth <= last; depth++) {
    if (rankWeight(rank, depth, deepest) > 0) return true;
  }
  return false;
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
