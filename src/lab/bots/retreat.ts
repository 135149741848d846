import { cellsApart } from '../../dungeon/distance.ts';
import { directions, Tile } from '../../dungeon/grid.ts';
import type { Command } from '../../game/commands.ts';
import { type BotMap, isOpen, mapAllowsStep, nearestCell, neighbour } from './bot-map.ts';
import { type Fight, isHopeless } from './fight.ts';
import { explore, goTo, type Situation, type Surveyed } from './tactics.ts';
import type { BotView } from './view.ts';

/** Ways to a better place in a fight: stairs, and cells with fewer open neighbours. `careful.ts` decides when. */

/** The command to leave the floor by the stairs down under the hero; null elsewhere. */
export function stairsDownHere({ view, map, here }: Situation): Command | null {
  if (map.tiles[here] !== Tile.stairsDown) return null;
  return { type: view.homeward ? 'up' : 'down' };
}

/** The command to leave the floor by the stairs under the hero, also back to the floor above. */
export function stairsHere(situation: Situation): Command | null {
  const { view, map, here } = situation;
  return stairsDownHere(situation) ?? (isWayBack(view, map.tiles[here]) ? { type: 'up' } : null);
}

/** Whether a tile is stairs up to a floor that is unchanged. */
function isWayBack({ rules }: BotView, tile: number): boolean {
  return tile === Tile.stairsUp && rules.floors === 'kept';
}

/** Steps to stairs within which an attack on the way is acceptable. */
export const closeBy = 2;

/**
 * A step to the nearest stairs, also to those back to the floor above if `canGoBack`. Without stairs, and if
 * the fight is hopeless, a step to an unknown part of the floor.
 */
export function flee(fight: Fight & Surveyed, canGoBack: boolean): Command | null {
  const { view, map, here, beside, routes } = fight;
  const stairs = nearestCell(routes, (cell) => {
    const tile = map.tiles[cell];
    return tile === Tile.stairsDown || (canGoBack && isWayBack(view, tile));
  });
  const toStairs = goTo(map, routes, stairs);
  if (toStairs && stairs !== undefined && routes.steps[stairs] <= closeBy) return toStairs;
  const command = toStairs ?? (isHopeless(fight) ? explore(fight) : null);
  if (command?.type !== 'move') return command;
  // A step that stays next to a monster only costs an attack.
  const to = neighbour(map, here, command);
  return beside.some(({ cell }) => areNeighbours(map, view, cell, to)) ? null : command;
}

function areNeighbours(map: BotMap, { rules }: BotView, from: number, to: number): boolean {
  return directions.some(
    (direction) =>
      neighbour(map, from, direction) === to && mapAllowsStep(map, rules, from, direction),
  );
}

/** The most steps to a cell that is easier to defend. */
const mostStepsToNook = 6;

/** Against several monsters, a step to a nearby cell with fewer open neighbours. */
export function goToNook(fight: Fight & Surveyed): Command | null {
  const { map, here, view, awake, routes } = fight;
  if (awake.length < 2) return null;
  const openSides = (cell: number) =>
    directions.filter(
      (direction) =>
        isOpen(map, neighbour(map, cell, direction)) &&
        mapAllowsStep(map, view.rules, cell, direction),
    ).length;
  const nearestMonster = Math.min(...awake.map((enemy) => cellsApart(enemy, view.hero)));
  const mostSteps = Math.min(mostStepsToNook, nearestMonster - 2);
  let best = here;
  let fewestSides = openSides(here);
  for (const cell of routes.reached) {
    if (routes.steps[cell] > mostSteps) break;
    const sides = openSides(cell);
    if (sides >= fewestSides) continue;
    fewestSides = sides;
    best = cell;
  }
  return goTo(map, routes, best);
}
