import { type Campaign, floorSettingsAt, type Vault } from '../../game/campaign.ts';
import { chanceWeight } from '../../game/floors/monster-choice.ts';
import { isInVault } from '../../game/floors/vault-drawing.ts';
import type { Kind } from '../../game/kinds.ts';
import { populatedDepths } from '../../trials/home-depths.ts';
import { range } from '../../words/numbers.ts';

/** The floors on which a kind appears by chance, such as `1–3, 5+`, and its largest share in percent. */
export interface Habitat {
  readonly floors: string;
  readonly share: number;
}

/** The depths of a vault, and whether it is on only one of them. */
type Depths = Pick<Vault, 'from' | 'to' | 'once'>;

/** The habitat of a monster; null when it never appears by chance. */
export function habitatOf(campaign: Campaign, kind: Kind): Habitat | null {
  const depths = populatedDepths(campaign);
  const lived = depths.flatMap((depth) => {
    const weight = chanceWeight(campaign, kind, depth);
    if (weight === 0) return [];
    const all = campaign.kinds.reduce((sum, one) => sum + chanceWeight(campaign, one, depth), 0);
    return [{ depth, share: weight / all }];
  });
  if (lived.length === 0) return null;
  const share = Math.max(...lived.map((floor) => floor.share));
  // If there are deeper floors of this type than those examined, they have the same monsters.
  const deepest = depths[depths.length - 1];
  const next = floorSettingsAt(campaign, deepest + 1);
  const endless = next && next.generator !== 'hall' ? deepest : null;
  const floors = spansOf(
    lived.map(({ depth }) => depth),
    endless,
  );
  return { floors, share: Math.max(1, Math.round(share * 100)) };
}

/** The depths of each vault in which a kind is drawn, each combination once. */
export function vaultDepthsOf({ vaults }: Campaign, kind: Kind): readonly Depths[] {
  const drawn = vaults.filter((vault) => isInVault(kind, vault));
  return [...new Map(drawn.map((one) => [`${one.from} ${one.to} ${one.once}`, one])).values()];
}

/** Increasing numbers as spans, such as `1–3, 5+`. A span that reaches `endless` has no end. */
function spansOf(depths: readonly number[], endless: number | null): string {
  const spans: { from: number; to: number }[] = [];
  for (const depth of depths) {
    const last = spans.at(-1);
    if (last?.to === depth - 1) last.to = depth;
    else spans.push({ from: depth, to: depth });
  }
  return spans.map(({ from, to }) => (to === endless ? `${from}+` : range(from, to))).join(', ');
}
