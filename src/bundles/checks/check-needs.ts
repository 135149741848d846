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
  const canThrow = kinds.some(({ id, components }) => {
    return id === 'hero' && components.some(({ name }) => name === 'Thrower');
  });
  const water = featureGrounds.indexOf('water');
  const hasWater = kinds.some((kind) => fieldOf(kind, 'Feature', 'ground') === water);
  const named = kinds.map(({ faction }) => faction?.name ?? '');
  const listed = kinds.map(({ spawn }) => spawn.item?.group ?? '');
  const escorts = new Set(kinds.flatMap((kind) => (kind.escorts ?? []).map((one) => one.kind)));
  for (const [index, kind] of kinds.entries()) {
    const { id, faction, spawn } = kind;
    // A leader can have inherited it from its escorts.
    const hasLeader = escorts.has(index) || isAllyKind(kind) || kind.escorts;
    if (kindHas(kind, 'Follower') && !hasLeader) {
      const goal = (kind.goals ?? []).findIndex(({ name }) => name === 'follow');
      const path = goal < 0 ? ['Follower'] : ['AI', 'goals', goal];
      const text = `${pathText(path)}: it is not an escort in this campaign, so it follows nobody; name it in "escorts" of a Group, or add "Faction": {"name": "hero"}`;
      report({ id, path, grade: 'warning', text });
    }
    const isSwimmer = passages[fieldOf(kind, 'Moves', 'through')] === 'water';
    if (kindHas(kind, 'Moves') && isSwimmer && !hasWater) {
      const text =
        'Moves.through: this campaign has no water, so it never arrives; add a feature with "ground": "water"';
      report({ id, path: ['Moves', 'through'], grade: 'warning', text });
    }
    for (const part of thrown) {
      if (canThrow || !kindHas(kind, part)) continue;
      const text = `${part} has no effect here, because the hero of this campaign cannot throw; {"patch": "hero", "Thrower": {}} changes that`;
      report({ id, path: [part], grade: 'hint', text });
    }
    const factions = [heroFaction, otherMonsters, ...named];
    faction?.fights.forEach((foe, n) => {
      if (factions.includes(foe)) return;
      const path = ['Faction', 'fights', n];
      const others = factions.filter((one) => one !== faction.name);
      const fix = suggestion(foe, others) || '; add one, or remove the name';
      const text = `${pathText(path)}: no monster here has the faction "${foe}"${fix}`;
      report({ id, path, grade: 'warning', text });
    });
    const group = spawn.item?.group;
    if (group === undefined || (groups ? group in groups : false)) continue;
    const known = groups
      ? Object.keys(groups)
      : [...new Set(listed.filter((one, n) => n !== index && one !== ''))];
    const similar = known.includes(group) ? '' : suggestion(group, known);
    if (!groups && !similar) continue;
    const fix = similar || `; its groups are ${known.join(', ')}`;
    const text = groups
      ? `no floor of this campaign has items of the group "${group}"${fix}`
      : `no other item has the group "${group}"${fix}`;
    report({
      id,
      path: ['spawn', 'item', 'group'],
      grade: 'warning',
      text: `spawn.item.group: ${text}`,
    });
  }
}
