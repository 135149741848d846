import { isAllyKind } from '../game/actors/factions.ts';
import { type Campaign, floorAt, type Vault } from '../game/campaign.ts';
import { chanceWeight } from '../game/floors/monster-choice.ts';
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
    floorAt(campaign, depth),
  );
}

/** The examined depths of a range, or its first one if all are deeper. */
export function depthsIn(campaign: Campaign, { from, to }: { from: number; to: number }): number[] {
  const found = depthsOf(campaign).filter((depth) => depth >= from && depth <= to);
  return found.length > 0 || !floorAt(campaign, from) ? found : [from];
}

/** The depths whose floors are generated with monsters and items. */
export function populatedDepths(campaign: Campaign): number[] {
  return depthsOf(campaign).filter((depth) => floorAt(campaign, depth)?.generator !== 'hall');
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

/** `asked`: the kinds that were looked at before, because kinds can summon each other. */
function homeOf(campaign: Campaign, kind: Kind, asked: Set<Kind>): number | undefined {
  asked.add(kind);
  const { at = [], depths = [], from, rank = 0, scattered } = kind.spawn;
  // A kind can appear only on floors that are not examined.
  const stated = [
    ...[...depths, ...campaign.vaults, ...(scattered ? [scattered] : [])].map((one) => one.from),
    ...at.map(({ depth }) => depth),
    ...Array.from({ length: 5 }, (_, n) => rank - n),
    from ?? 0,
  ].filter((depth) => floorAt(campaign, depth));
  const own = [...depthsOf(campaign), ...stated.sort((a, b) => a - b)].find(
    (depth) =>
      weightAt(campaign, kind, depth) > 0 ||
      at.some((place) => place.depth === depth) ||
      from === depth ||
      (scattered && depth >= scattered.from && depth <= scattered.to) ||
      campaign.vaults.some(
        (vault) => depth >= vault.from && depth <= vault.to && isInVault(kind, vault),
      ),
  );
  if (own !== undefined) return own;
  const homes = campaign.kinds
    .filter((other) => !asked.has(other) && other.references.some((one) => one.kind === kind.id))
    .flatMap((other) => homeOf(campaign, other, asked) ?? []);
  return homes.length > 0 ? Math.min(...homes) : undefined;
}

/** The most common enemy of the hero at a depth, or at the nearest one below that has any. */
export function firstFoe(campaign: Campaign, depth: number): Kind | undefined {
  return depthsOf(campaign)
    .filter((one) => one >= depth)
    .flatMap((one) => peersAt(campaign, one))
    .find((kind) => !isAllyKind(kind));
}

/** Whether a vault has a kind. */
export function isInVault({ id }: Kind, { cells }: Vault): boolean {
  return cells.some((cell) => cell?.thing === id);
}

/** The monsters of a depth, the most common first. */
export function peersAt(campaign: Campaign, depth: number): Kind[] {
  const weight = (kind: Kind) => weightAt(campaign, kind, depth);
  return campaign.kinds
    .filter((kind) => isMonsterKind(kind) && weight(kind) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, mostPeers);
}
