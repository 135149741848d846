import { Tile } from '../../dungeon/grid.ts';
import type { Command } from '../../game/commands.ts';
import { isFrontier, measureSteps, nearest, stepTo } from './bot-map.ts';
import type { Fight, FightTactic } from './fight.ts';
import { closeBy } from './retreat.ts';
import { move, type Situation } from './tactics.ts';
import type { Watched } from './watching.ts';

/**
 * Flight from monsters that are as fast as the hero: on a way whose cells the hero reaches before them,
 * none of them ever attacks.
 */

/**
 * Finds the shortest ways on which no monster that is awake can meet the hero. With `attacks: 1`, each of
 * them may attack once: it then stays behind, because it does not move in that turn.
 */
export function surveySafely(
  { view, map, here }: Situation,
  awake: readonly Watched[],
  attacks = 0,
): void {
  const { occupied, things, isTrap, steps, rivals } = map;
  const cells = awake.map(({ cell }) => cell);
  measureSteps(map, view.rules, cells, () => true);
  rivals.set(steps);
  if (attacks > 0) {
    for (let n = 0; n < map.reached; n++) rivals[map.order[n]] += attacks;
  }
  measureSteps(
    map,
    view.rules,
    [here],
    (cell) => occupied[cell] === 0 && isTrap[things[cell]] === 0 && isAhead(steps, rivals, cell),
  );
}

/** Whether the hero reaches a cell before every monster. */
function isAhead(steps: Int32Array, rivals: Int32Array, cell: number): boolean {
  return rivals[cell] < 0 || steps[cell] < rivals[cell];
}

/** A step towards a goal that the hero reaches safely, by the last `surveySafely`. */
function safeStep({ map, here }: Situation, accepts: (cell: number) => boolean): Command | null {
  const { steps, rivals, occupied } = map;
  const goal = nearest(
    map,
    (cell) => cell !== here && !occupied[cell] && isAhead(steps, rivals, cell) && accepts(cell),
  );
  const step = goal < 0 ? null : stepTo(map, goal);
  return step && move(step);
}

/** Goes to the stairs if no monster can cut the way off. Very near stairs are worth an attack. */
export const runToStairs: FightTactic = (fight) => {
  const { map } = fight;
  const isExit = (cell: number) => map.tiles[cell] === Tile.stairsDown && !map.avoided[cell];
  const safe = safeStep(fight, isExit);
  if (safe) return safe;
  const near = nearest(map, (cell) => isExit(cell) && !map.occupied[cell]);
  if (near < 0 || map.steps[near] > closeBy || map.steps[near] <= 0) return null;
  const step = stepTo(map, near);
  return step && move(step);
};

/** Flees to the nearest unknown part of the floor, where stairs may be. */
export const runIntoUnknown: FightTactic = (fight) =>
  safeStep(fight, (cell) => isFrontier(fight.map, cell));

/** Runs away from the monsters for as long as the known part of the floor allows it. */
export const keepAway: FightTactic = (fight: Fight) => {
  const { map, here } = fight;
  const { steps, rivals } = map;
  let best = -1;
  let most = 0;
  for (let n = 0; n < map.reached; n++) {
    const cell = map.order[n];
    if (cell === here || map.occupied[cell] || !isAhead(steps, rivals, cell)) continue;
    const lead = rivals[cell] < 0 ? 0 : rivals[cell] - steps[cell];
    const worth = steps[cell] + lead;
    if (worth <= most) continue;
    most = worth;
    best = cell;
  }
  const step = best < 0 ? null : stepTo(map, best);
  return step && move(step);
};

/** Runs away although each monster can attack once. */
export const breakAway: FightTactic = (fight) => {
  surveySafely(fight, fight.awake, 1);
  return runToStairs(fight) ?? runIntoUnknown(fight) ?? keepAway(fight);
};
