import { type Campaign, floorAt } from '../game/campaign.ts';
import type { Kind } from '../game/kinds.ts';
import { rankWeight } from '../game/monster-choice.ts';

/** The floors on which a kind appears by chance, such as `1–3, 5+`, and its largest share in percent. */
export interface Habitat {
  readonly floors: string;
  readonly share: number;
}

/** Deeper floors have the same monsters as this one. */
const deepestChecked = 60;

/** The habitat of a monster; null when it never appears by chance. */
export function habitatOf(campaign: Campaign, kind: Kind): Habitat | null {
  const { rank, depths } = kind.spawn;
  if (rank === undefined && depths === undefined) return null;
  const lived: { depth: number; share: number }[] = [];
  for (let depth = 0; depth <= deepestChecked; depth++) {
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

/** The weight of a kind among the monsters of a floor. Halls have no monsters by chance. */
function weightOn(campaign: Campaign, { spawn }: Kind, depth: number): number {
  const generator = floorAt(campaign, depth)?.generator;
  if (generator === undefined || generator === 'hall') return 0;
  if (spawn.rank !== undefined) {
    const deepest = Math.max(...campaign.kinds.map((kind) => kind.spawn.rank ?? 0));
    return rankWeight(spawn.rank, depth, deepest);
  }
  return spawn.depths?.find(({ from, to }) => depth >= from && depth <= to)?.weight ?? 0;
}

/** Increasing numbers as spans, such as `1–3, 5+`. A span that reaches `deepestChecked` has no end. */
function spansOf(depths: readonly number[]): string {
  const spans: { from: number; to: number }[] = [];
  for (const depth of depths) {
    const last = spans.at(-1);
    if (last?.to === depth - 1) last.to = depth;
    else spans.push({ from: depth, to: depth });
  }
  return spans
    .map(({ from, to }) => {
      if (to === deepestChecked) return `${from}+`;
      return from === to ? `${from}` : `${from}–${to}`;
    })
    .join(', ');
}
