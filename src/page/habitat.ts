import { type Campaign, floorAt } from '../game/campaign.ts';
import type { Kind } from '../game/kinds.ts';
import { rankWeight } from '../game/monster-generation.ts';

/** Where a kind is met by chance: floors such as `1–3, 5+`, and its greatest share in percent. */
export interface Habitat {
  readonly floors: string;
  readonly share: number;
}

/** Deeper floors are like the deepest of these, or hold only what stands on cells of its own. */
const deepestLooked = 60;

/** The floors on which a monster lives by chance; null where it does on none. */
export function habitatOf(campaign: Campaign, kind: Kind): Habitat | null {
  const { rank, depths } = kind.spawn;
  if (rank === undefined && depths === undefined) return null;
  const lived: { depth: number; share: number }[] = [];
  for (let depth = 0; depth <= deepestLooked; depth++) {
    const weight = weightOn(campaign, kind, depth);
    if (weight === 0) continue;
    const all = campaign.kinds.reduce((sum, one) => sum + weightOn(campaign, one, depth), 0);
    lived.push({ depth, share: weight / all });
  }
  if (lived.length === 0) return null;
  const share = Math.max(...lived.map((floor) => floor.share));
  const floors = spansOf(lived.map(({ depth }) => depth));
  return { floors, share: Math.max(1, Math.round(share * 100)) };
}

/** The weight of a kind among the monsters of a floor; halls are empty of them. */
function weightOn(campaign: Campaign, { spawn }: Kind, depth: number): number {
  const generator = floorAt(campaign, depth)?.generator;
  if (generator === undefined || generator === 'hall') return 0;
  if (spawn.rank !== undefined) {
    const deepest = Math.max(...campaign.kinds.map((kind) => kind.spawn.rank ?? 0));
    return rankWeight(spawn.rank, depth, deepest);
  }
  return spawn.depths?.find(({ from, to }) => depth >= from && depth <= to)?.weight ?? 0;
}

/** Rising numbers in spans: `1–3, 5+`; the last has no end where it reaches as far as we look. */
function spansOf(depths: readonly number[]): string {
  const spans: { from: number; to: number }[] = [];
  for (const depth of depths) {
    const last = spans.at(-1);
    if (last?.to === depth - 1) last.to = depth;
    else spans.push({ from: depth, to: depth });
  }
  return spans
    .map(({ from, to }) => {
      if (to === deepestLooked) return `${from}+`;
      return from === to ? `${from}` : `${from}–${to}`;
    })
    .join(', ');
}
