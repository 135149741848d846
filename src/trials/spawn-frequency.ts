import { spansText } from '../bundles/shapes/spawn-shape.ts';
import { floorSettingsAt } from '../game/campaign.ts';
import type { FloorPlan } from '../game/floors/floor-plan.ts';
import { generateFloor } from '../game/floors/generate-floor.ts';
import { kindHas } from '../game/kinds.ts';
import { depthsIn, depthsOf, populatedDepths, weightAt } from './home-depths.ts';
import type { Trial } from './trial.ts';
import type { SpawnReport } from './trial-report.ts';

/** Makes floors for each place that a bundle states, and counts the floors that contain the kind. */
export function spawnFrequencies({ campaign, kind, size }: Trial): SpawnReport[] {
  const { depths, rank, item, at, from, scattered } = kind.spawn;
  const isInPlan = (plan: FloorPlan) =>
    [...plan.monsters, ...plan.items, ...plan.traps, ...plan.features].some(
      (one) => one.kind === kind || one.carries?.kind === kind,
    );
  const reports: SpawnReport[] = [];
  const count = (place: string, possibleDepths: readonly number[], isFound = isInPlan) => {
    const sampled = sample(possibleDepths);
    let found = 0;
    for (const depth of sampled) {
      for (let n = 0; n < size.floors; n++) {
        if (isFound(generateFloor(campaign, `floor ${n}`, depth, campaign.start))) found++;
      }
    }
    reports.push({ place, depths: sampled, floors: sampled.length * size.floors, found });
  };
  // Halls have no monsters by chance.
  const isPopulated = (depth: number) => floorSettingsAt(campaign, depth)?.generator !== 'hall';
  for (const span of depths ?? []) {
    count(`spawn.depths ${spansText([span])}`, depthsIn(campaign, span).filter(isPopulated));
  }
  if (rank !== undefined) {
    const home = depthsOf(campaign).filter((depth) => weightAt(campaign, kind, depth) > 0);
    count(`spawn.rank ${rank}`, home);
  }
  if (item) count(`spawn.item ${item.group}`, populatedDepths(campaign));
  for (const { depth, x, y } of at ?? []) {
    const isOnCell = (plan: FloorPlan) =>
      [...plan.monsters, ...plan.items, ...plan.traps, ...plan.features].some(
        (one) => one.kind === kind && one.x === x && one.y === y,
      );
    count(`spawn.at depth ${depth}, ${x}, ${y}`, [depth], isOnCell);
  }
  if (from !== undefined) {
    count(`spawn.from ${from}`, depthsIn(campaign, { from, to: Infinity }));
  }
  if (scattered) {
    count('spawn.scattered', depthsIn(campaign, scattered));
  }
  // Gold and traps have no `spawn`: floors generate them.
  if (reports.length === 0 && (kindHas(kind, 'Trap') || kindHas(kind, 'Gold'))) {
    count('floors with gold and traps', populatedDepths(campaign));
  }
  return reports;
}

/** The first, the middle and the last of some depths. */
export function sample(depths: readonly number[]): number[] {
  const last = depths.length - 1;
  return [...new Set([0, Math.floor(last / 2), last].map((index) => depths[index]))].filter(
    (depth) => depth !== undefined,
  );
}
