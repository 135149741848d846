import { isAllyKind } from '../../game/actors/factions.ts';
import {
  type CampaignSource,
  type FloorSettings,
  floorSettingsAt,
  type Vault,
} from '../../game/campaign.ts';
import { deepestRank, rankAppears } from '../../game/floors/monster-choice.ts';
import { isInVault } from '../../game/floors/vault-drawing.ts';
import { isMonsterKind, type Kind, kindHas } from '../../game/kinds.ts';
import { pathText } from '../shapes/check-shape.ts';
import { type DepthRange, overlap, spansText } from '../shapes/spawn-shape.ts';
import type { ReportProblem } from './check-kinds.ts';

/** Checks whether a campaign can be won. Call these after `resolveReferences`. */

/** The parts of a campaign that decide this. */
type Parts = Pick<CampaignSource, 'floors' | 'start' | 'rules' | 'groups' | 'bag'>;

/** Warns about each prize if no floor that the hero can reach has any, so that the game cannot be won. */
export function checkPrizes(
  source: Parts,
  kinds: readonly Kind[],
  vaults: readonly Vault[],
  report: ReportProblem,
): void {
  const prizes = kinds.filter((kind) => kindHas(kind, 'Prize'));
  if (source.rules.victory === 'lastStanding' || prizes.length === 0) return;
  const floors = reachedFloors(source, kinds);
  const found = kindsFound(source, floors, kinds, vaults);
  if (prizes.some((kind) => found.has(kind))) return;
  const depths = spansText(floors);
  for (const { id, spawn } of prizes) {
    const path = Object.keys(spawn).length > 0 ? ['spawn'] : ['Prize'];
    const text = `no floor that the hero can reach has it, so the game cannot be won; place it by "spawn", in a vault or as Loot, at depths ${depths}`;
    report({ id, path, grade: 'warning', text: `${pathText(path)}: ${text}` });
  }
}

/** Why the rule of victory does not work in a campaign, in one sentence with a fix; null if it works. */
export function victoryProblem(
  { floors, start, rules }: Parts,
  kinds: readonly Kind[],
  vaults: readonly Vault[],
): string | null {
  const { victory } = rules;
  const first = floorSettingsAt({ floors }, start.depth);
  const name = `rules.victory: "${victory}"`;
  if (victory !== 'lastStanding' && !kinds.some((kind) => kindHas(kind, 'Prize'))) {
    return `${name} needs an item with Prize; add one, or choose another victory`;
  }
  if (victory === 'escape' && first && !hasStairs(first)) {
    return `${name} needs stairs on the first floor, by which the hero leaves; begin on a floor with stairs, such as a hall with "down", or choose another victory`;
  }
  if (victory === 'lastStanding' && first && !hasFoes(first)) {
    return `${name}: floor ${start.depth} has no monsters, so the first turn wins the game; place some by "spawn.at" or in a vault, or begin on another floor`;
  }
  return null;

  function hasFoes(floor: FloorSettings): boolean {
    const isRandom = floor.generator === 'arena' ? floor.monsters > 0 : floor.generator !== 'hall';
    if (isRandom) return true;
    const here = vaults.filter((vault) => overlap(vault, { from: start.depth, to: start.depth }));
    return kinds.some(
      (kind) =>
        isMonsterKind(kind) &&
        !isAllyKind(kind) &&
        (kind.spawn.at?.some(({ depth }) => depth === start.depth) ||
          here.some((vault) => isInVault(kind, vault))),
    );
  }
}

/** The floors that the hero can reach by stairs, or by a fall if any kind has this effect. */
function reachedFloors({ floors, start }: Parts, kinds: readonly Kind[]): FloorSettings[] {
  const canFall = kinds.some(hasFall);
  const reached: FloorSettings[] = [];
  let depth = start.depth;
  for (
    let floor = floorSettingsAt({ floors }, depth);
    floor;
    floor = floorSettingsAt({ floors }, depth)
  ) {
    const leadsOn = canFall || hasStairs(floor);
    reached.push({ ...floor, from: depth, to: leadsOn ? floor.to : depth });
    if (!leadsOn) break;
    depth = floor.to + 1;
  }
  return reached;
}

function hasStairs(floor: FloorSettings): boolean {
  if (floor.generator === 'hall') return floor.down !== undefined;
  return floor.generator !== 'arena';
}

function hasFall({ effects, triggers = [] }: Kind): boolean {
  const uses = [...Object.values(effects), ...triggers.map((trigger) => trigger.effects)].flat();
  return uses.some(({ name }) => name === 'fall');
}

/** The kinds that some floors can have, and the kinds that these summon, leave, become or bring along. */
function kindsFound(
  { groups, bag = [] }: Parts,
  floors: readonly FloorSettings[],
  kinds: readonly Kind[],
  vaults: readonly Vault[],
): Set<Kind> {
  const deepest = deepestRank(kinds);
  const rogueFloors = floors.filter(({ generator }) => generator === 'rogue');
  const found = new Set<Kind>();
  const add = (kind: Kind) => {
    if (found.has(kind)) return;
    found.add(kind);
    for (const one of kind.references) {
      const named = kinds.find(({ id }) => id === one.kind);
      if (named) add(named);
    }
  };
  const isPlaced = (kind: Kind) => {
    const { at = [], depths = [], from, item, rank, scattered } = kind.spawn;
    return (
      bag.some((one) => one.kind === kind.id) ||
      at.some(({ depth }) => floorSettingsAt({ floors }, depth)) ||
      vaults.some((vault) => isInVault(kind, vault) && isOn(vault, floors)) ||
      (scattered !== undefined && isOn(scattered, floors)) ||
      (from !== undefined && isOn({ from, to: Infinity }, rogueFloors)) ||
      (item !== undefined && floors.some((floor) => laysGroup(floor, item.group, groups))) ||
      floors.some(
        (floor) =>
          floor.generator !== 'hall' &&
          (depths.some((span) => span.weight > 0 && overlap(span, floor)) ||
            (rank !== undefined && rankAppears(rank, floor.from, floor.to, deepest))),
      )
    );
  };
  for (const kind of kinds.filter(isPlaced)) add(kind);
  return found;
}

/** Whether a floor has items of a group by chance. */
function laysGroup(floor: FloorSettings, group: string, groups: Parts['groups']): boolean {
  if (floor.generator === 'split') return true;
  return floor.generator === 'rogue' && (groups?.[group] ?? 0) > 0;
}

function isOn(span: DepthRange, floors: readonly FloorSettings[]): boolean {
  return floors.some((floor) => overlap(span, floor));
}
