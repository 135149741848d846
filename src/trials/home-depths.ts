import { type DepthRange, overlap } from '../bundles/shapes/spawn-shape.ts';
import { isAllyKind } from '../game/actors/factions.ts';
import { type Campaign, floorSettingsAt } from '../game/campaign.ts';
import { chanceWeight } from '../game/floors/monster-choice.ts';
import { isInVault } from '../game/floors/vault-drawing.ts';
import { isMonsterKind, type Kind } from '../game/kinds.ts';

/** The depths at which kinds appear. */

/** Deeper floors are not examined. */
const deepestExamined = 60;
/** The greatest number of monsters that a kind is compared with. */
const mostPeers = 10;

/** The depths for which a campaign has floors. */
export function depthsOf(campaign: Campaign): number[] {
  const { start } = campaign;
  return Array.from({ length: deepestExamined }, (_, n) => start.depth + n).filter((depth) =>
    floorSettingsAt(campaign, depth),
  );
}

/** The examined depths of a range, or its first one if all are deeper. */
export function depthsIn(campaign: Campaign, { from, to }: { from: number; to: number }): number[] {
  const depths = depthsOf(campaign).filter((depth) => depth >= from && depth <= to);
  return depths.length > 0 || !floorSettingsAt(campaign, from) ? depths : [from];
}

/** The depths whose floors are generated with monsters and items. */
export function populatedDepths(campaign: Campaign): number[] {
  return depthsOf(campaign).filter(
    (depth) => floorSettingsAt(campaign, depth)?.generator !== 'hall',
  );
}

/** The weight of a monster at a depth, where a fixed cell counts 1; 0 if it does not appear there. */
export function weightAt(campaign: Campaign, kind: Kind, depth: number): number {
  const isPlaced = kind.spawn.at?.some((at) => at.depth === depth);
  return chanceWeight(campaign, kind, depth) || (isPlaced ? 1 : 0);
}

/**
 * The first depth where a kind appears: by its `spawn` or in a vault, or else with a kind that brings it along,
 * summons it or drops it. Without any, the first populated depth.
 */
export function firstDepth(campaign: Campaign, kind: Kind): number {
  return homeOf(campaign, kind, new Set()) ?? populatedDepths(campaign)[0] ?? campaign.start.depth;
}

/** Whether a kind appears nowhere in a campaign. */
export function appearsNowhere(campaign: Campaign, kind: Kind): boolean {
  return homeOf(campaign, kind, new Set()) === undefined;
}

/** `examined`: the kinds that were looked at before, because kinds can summon each other. */
function homeOf(campaign: Campaign, kind: Kind, examined: Set<Kind>): number | undefined {
  examined.add(kind);
  // A kind can appear only on floors that are not examined.
  const depths = [...depthsOf(campaign), ...statedDepths(campaign, kind)];
  const own = depths.find((depth) => appearsAt(campaign, kind, depth));
  if (own !== undefined) return own;
  const bringers = campaign.kinds.filter(({ references }) =>
    references.some((named) => named.kind === kind.id),
  );
  const homes = bringers
    .filter((other) => !examined.has(other))
    .flatMap((other) => homeOf(campaign, other, examined) ?? []);
  return homes.length > 0 ? Math.min(...homes) : undefined;
}

/** The depths with floors that the bundle of a kind or a vault names, in their order. */
function statedDepths(campaign: Campaign, { spawn }: Kind): number[] {
  const { at = [], depths = [], from, rank = 0, scattered } = spawn;
  const ranges = [...depths, ...campaign.vaults, ...(scattered ? [scattered] : [])];
  const stated = [
    ...ranges.map((range) => range.from),
    ...at.map(({ depth }) => depth),
    ...Array.from({ length: 5 }, (_, n) => rank - n),
    from ?? 0,
  ];
  return stated.filter((depth) => floorSettingsAt(campaign, depth)).sort((a, b) => a - b);
}

/** Whether a kind appears at a depth by itself: by its `spawn` or in a vault. */
function appearsAt(campaign: Campaign, kind: Kind, depth: number): boolean {
  const { at = [], from, scattered } = kind.spawn;
  const contains = (range: DepthRange) => overlap(range, { from: depth, to: depth });
  return (
    weightAt(campaign, kind, depth) > 0 ||
    at.some((place) => place.depth === depth) ||
    from === depth ||
    (scattered !== undefined && contains(scattered)) ||
    campaign.vaults.some((vault) => contains(vault) && isInVault(kind, vault))
  );
}

/** The most common enemy of the hero at a depth, or at the nearest one below that has any. */
export function firstEnemy(campaign: Campaign, depth: number): Kind | undefined {
  for (const below of depthsOf(campaign)) {
    if (below < depth) continue;
    const enemy = peersAt(campaign, below).find((kind) => !isAllyKind(kind));
    if (enemy) return enemy;
  }
  return undefined;
}

/** The monsters of a depth, the most common first. */
export function peersAt(campaign: Campaign, depth: number): Kind[] {
  const weight = (kind: Kind) => weightAt(campaign, kind, depth);
  return campaign.kinds
    .filter((kind) => isMonsterKind(kind) && weight(kind) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, mostPeers);
}
