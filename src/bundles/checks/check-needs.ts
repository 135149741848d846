import { heroFaction, isAllyKind, otherMonsters } from '../../game/actors/factions.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import { featureGrounds, passages } from '../../game/components.ts';
import { fieldOf, type Kind, kindHas } from '../../game/kinds.ts';
import { pathText } from '../shapes/check-shape.ts';
import { suggestion } from '../spelling.ts';
import type { ReportProblem } from './check-kinds.ts';

/** Checks of the needs of a kind that only other kinds of its campaign can meet. */

/** Components whose items only a hero with `Thrower` can use. */
export const thrown = ['Shatters'] as const;

/**
 * Reports swimmers without water, items to throw without a thrower, followers without a leader, and misspelt factions
 * and groups of items.
 */
export function checkNeeds(
  { groups }: Pick<CampaignSource, 'groups'>,
  kinds: readonly Kind[],
  report: ReportProblem,
): void {
  reportLoneFollowers(kinds, report);
  reportStrandedSwimmers(kinds, report);
  reportUselessMissiles(kinds, report);
  reportUnknownFoes(kinds, report);
  if (groups) reportUnknownGroups(Object.keys(groups), kinds, report);
  else reportMisspeltGroups(kinds, report);
}

function reportLoneFollowers(kinds: readonly Kind[], report: ReportProblem): void {
  const escorts = new Set(kinds.flatMap((kind) => (kind.escorts ?? []).map((one) => one.kind)));
  for (const [index, kind] of kinds.entries()) {
    // A leader can have inherited it from its escorts.
    const hasLeader = escorts.has(index) || isAllyKind(kind) || kind.escorts;
    if (hasLeader || !kindHas(kind, 'Follower')) continue;
    const goal = (kind.goals ?? []).findIndex(({ name }) => name === 'follow');
    const path = goal < 0 ? ['Follower'] : ['AI', 'goals', goal];
    const text = `${pathText(path)}: it is not an escort in this campaign, so it follows nobody; name it in "escorts" of a Group, or add "Faction": {"name": "hero"}`;
    report({ id: kind.id, path, grade: 'warning', text });
  }
}

function reportStrandedSwimmers(kinds: readonly Kind[], report: ReportProblem): void {
  const water = featureGrounds.indexOf('water');
  if (kinds.some((kind) => fieldOf(kind, 'Feature', 'ground') === water)) return;
  const text =
    'Moves.through: this campaign has no water, so it never arrives; add a feature with "ground": "water"';
  for (const kind of kinds) {
    if (!kindHas(kind, 'Moves') || passages[fieldOf(kind, 'Moves', 'through')] !== 'water')
      continue;
    report({ id: kind.id, path: ['Moves', 'through'], grade: 'warning', text });
  }
}

function reportUselessMissiles(kinds: readonly Kind[], report: ReportProblem): void {
  if (kinds.some((kind) => kind.id === 'hero' && kindHas(kind, 'Thrower'))) return;
  for (const kind of kinds) {
    for (const part of thrown.filter((name) => kindHas(kind, name))) {
      const text = `${part} has no effect here, because the hero of this campaign cannot throw; {"patch": "hero", "Thrower": {}} changes that`;
      report({ id: kind.id, path: [part], grade: 'hint', text });
    }
  }
}

function reportUnknownFoes(kinds: readonly Kind[], report: ReportProblem): void {
  const named = kinds.flatMap(({ faction }) => (faction ? [faction.name] : []));
  const factions = [heroFaction, otherMonsters, ...named];
  for (const { id, faction } of kinds) {
    for (const [n, foe] of (faction?.fights ?? []).entries()) {
      if (factions.includes(foe)) continue;
      const path = ['Faction', 'fights', n];
      const others = factions.filter((one) => one !== faction?.name);
      const fix = suggestion(foe, others) || '; add one, or remove the name';
      const text = `${pathText(path)}: no monster here has the faction "${foe}"${fix}`;
      report({ id, path, grade: 'warning', text });
    }
  }
}

const groupPath = ['spawn', 'item', 'group'];

/** Items of groups of which the campaign, which lists its groups, generates none. */
function reportUnknownGroups(
  groups: readonly string[],
  kinds: readonly Kind[],
  report: ReportProblem,
): void {
  for (const { id, spawn } of kinds) {
    const group = spawn.item?.group;
    if (group === undefined || groups.includes(group)) continue;
    const fix = suggestion(group, groups) || `; its groups are ${groups.join(', ')}`;
    const text = `${groupPath.join('.')}: no floor of this campaign has items of the group "${group}"${fix}`;
    report({ id, path: groupPath, grade: 'warning', text });
  }
}

/** Items that are alone in their group, where another group has a similar name. */
function reportMisspeltGroups(kinds: readonly Kind[], report: ReportProblem): void {
  for (const { id, spawn } of kinds) {
    const group = spawn.item?.group;
    if (group === undefined) continue;
    const others = kinds.flatMap((kind) => (kind.id === id ? [] : (kind.spawn.item?.group ?? [])));
    const fix = others.includes(group) ? '' : suggestion(group, others);
    if (!fix) continue;
    const text = `${groupPath.join('.')}: no other item has the group "${group}"${fix}`;
    report({ id, path: groupPath, grade: 'warning', text });
  }
}
