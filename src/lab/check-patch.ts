import { changedParts, changeText, componentChanges } from '../bundles/reload/kind-changes.ts';
import type { Campaign } from '../game/campaign.ts';
import type { Kind } from '../game/kinds.ts';
import { isSignificantlyMore } from '../trials/fight-trials.ts';
import { costText, type Finding, findingsOf } from '../trials/findings.ts';
import { peersAt, populatedDepths } from '../trials/home-depths.ts';
import type { TrialSize } from '../trials/trial.ts';
import type { KillCost, TrialReport } from '../trials/trial-report.ts';
import { dangerAt, tryKind } from '../trials/try-kind.ts';

/** A kind that a patch changes. */
export interface PatchedKind {
  readonly kind: string;
  /** The changed parts, as live reload prints them: "Health.max 6 → 9", "+ Rooted", "spawn". */
  readonly changes: readonly string[];
  /** Null for the hero, and for kinds after the first few, which are not played. */
  readonly trial: TrialReport | null;
  /** The danger of the kind with and without the patch; for the hero, that of the first monsters. */
  readonly dangers: readonly DangerChange[];
}

interface DangerChange {
  readonly kind: string;
  readonly depth: number;
  readonly before: KillCost;
  readonly after: KillCost;
}

/** A patch of a tag can change many kinds, and the trials of one take seconds. */
const mostPlayed = 3;
/** The number of monsters that are compared for a patch of the hero. */
const monstersForHero = 3;

/** Plays the kinds that a patch changes. `without`: the campaign without the patch. */
export function tryPatch(
  campaign: Campaign,
  without: Campaign,
  size: Partial<TrialSize>,
): PatchedKind[] {
  let playedKinds = 0;
  return campaign.kinds.flatMap((kind): PatchedKind[] => {
    const old = without.kinds.find(({ id }) => id === kind.id);
    const changes = old ? changesOf(old, without, kind, campaign) : [];
    if (!old || changes.length === 0) return [];
    const changed = { kind: kind.id, changes };
    if (kind.id === 'hero') {
      return [{ ...changed, trial: null, dangers: heroDangers(campaign, without, size) }];
    }
    if (playedKinds >= mostPlayed) return [{ ...changed, trial: null, dangers: [] }];
    playedKinds++;
    const trial = tryKind(campaign, kind.id, size);
    const { depth, fights } = trial;
    const before = fights && dangerAt(without, kind.id, depth, size);
    const dangers = before ? [{ kind: kind.id, depth, before, after: fights.danger }] : [];
    return [{ ...changed, trial, dangers }];
  });
}

/** Why a patched kind is not played. */
function reasonNotPlayed(kind: string): string {
  return kind === 'hero'
    ? 'the campaign has no monster for it to fight'
    : `only the first ${mostPlayed} kinds of a patch are`;
}

function changesOf(old: Kind, before: Campaign, now: Kind, after: Campaign): string[] {
  const changed = componentChanges(
    { kind: old, all: before.kinds },
    { kind: now, all: after.kinds },
  );
  return [...changed.map(changeText), ...changedParts(old, now)];
}

function heroDangers(
  campaign: Campaign,
  without: Campaign,
  size: Partial<TrialSize>,
): DangerChange[] {
  const depth = populatedDepths(campaign).find(
    (candidate) => peersAt(campaign, candidate).length > 0,
  );
  if (depth === undefined) return [];
  return peersAt(campaign, depth)
    .slice(0, monstersForHero)
    .flatMap(({ id: kind }) => {
      const before = dangerAt(without, kind, depth, size);
      const after = dangerAt(campaign, kind, depth, size);
      return before && after ? [{ kind, depth, before, after }] : [];
    });
}

/** Whether the danger differs by more than chance explains. */
function comparisonOf(after: KillCost, before: KillCost): string {
  if (isSignificantlyMore(after, before)) return 'significantly more';
  return isSignificantlyMore(before, after) ? 'significantly less' : 'no significant difference';
}

function dangerText({ kind, depth, before, after }: DangerChange): string {
  const now = `killing one ${kind} at depth ${depth} costs ${costText(after)}`;
  return `${now}, and ${costText(before)} without this patch: ${comparisonOf(after, before)}`;
}

/** The findings about the kinds that a patch changes. */
export function findingsOfPatch(patched: readonly PatchedKind[]): Finding[] {
  return patched.flatMap(({ kind, changes, trial, dangers }): Finding[] => {
    const facts = [
      `changes ${kind}: ${changes.join(', ')}`,
      ...dangers.map(dangerText),
      ...(trial || dangers.length > 0 ? [] : [`${kind}: not played: ${reasonNotPlayed(kind)}`]),
    ];
    const findings = trial ? findingsOf(trial) : [];
    return [
      ...facts.map((text) => ({ grade: 'fact', text }) as const),
      ...findings.map(({ grade, text }) => ({ grade, text: `${kind}: ${text}` })),
    ];
  });
}
