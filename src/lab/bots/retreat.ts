import { type Direction, directions, Tile } from '../../dungeon/grid.ts';
import { cellsApart } from '../../dungeon/line.ts';
import type { Command } from '../../game/commands.ts';
import { type BotMap, isOpen, mapAllowsStep, nearest, neighbour, stepTo } from './bot-map.ts';
import { explore, move, type Situation } from './tactics.ts';
import type { BotView } from './view.ts';
import type { Watched } from './watching.ts';

/** Ways to a better place in a fight: stairs, and cells with fewer open neighbours. */

/**
 * The command to leave the floor by the stairs under the hero; `up`: also upwards, if floors are
 * kept.
 */
export function stairsHere({ view, map, here }: Situation, up: boolean): Command | null {
  const tile = map.tiles[here];
  if (tile === Tile.stairsDown) {
    return { type: view.homeward ? 'up' : 'down' };
  }
  return up && isWayBack(view, tile) ? { type: 'up' } : null;
}

/** Whether a tile is stairs up to a floor that is unchanged. */
function isWayBack({ rules }: BotView, tile: number): boolean {
  return tile === Tile.stairsUp && rules.floors === 'kept';
}

/** Steps to stairs within which an attack on the way is acceptable. */
export const closeBy = 2;

/** A step to the nearest stairs. Without stairs, and if `hopeless`, a step to an unknown part. */
export function flee(
  situation: Situation,
  beside: readonly Watched[],
  hopeless: boolean,
  up: boolean,
): Command | null {
  const { view, map, here } = situation;
  const goal = nearest(map, (cell) => {
    const tile = map.tiles[cell];
    return tile === Tile.stairsDown || (up && isWayBack(view, tile));
  });
  const step = goal < 0 ? null : stepTo(map, goal);
  const command = step ? move(step) : hopeless ? explore(situation) : null;
  if (command?.type !== 'move') return command;
  if (step && map.steps[goal] <= closeBy) return command;
  // A step that stays next to a monster only costs an attack.
  const to = neighbour(map, here, command);
  const follow = beside.filter(({ cell }) => areNeighbours(map, view, cell, to));
  return follow.length > 0 ? null : command;
}

function areNeighbours(map: BotMap, { rules }: BotView, from: number, to: number): boolean {
  return directions.some(
    (way) => neighbour(map, from, way) === to && mapAllowsStep(map, rules, from, way),
  );
}

/** Against several monsters, a step to a nearby cell with fewer open neighbours. */
export function nook(situation: Situation, awake: readonly Watched[]): Command | null {
  const { map, here, view } = situation;
  if (awake.length < 2) return null;
  const sides = (cell: number) =>
    directions.filter((way: Direction) => {
      return isOpen(map, neighbour(map, cell, way)) && mapAllowsStep(map, view.rules, cell, way);
    }).length;
  const nearest = Math.min(...awake.map((enemy) => cellsApart(enemy, view.hero)));
  let best = here;
  let fewest = sides(here);
  for (let n = 0; n < map.reached; n++) {
    const cell = map.order[n];
    if (map.steps[cell] > Math.min(6, nearest - 2)) break;
    const open = sides(cell);
    if (open >= fewest) continue;
    fewest = open;
    best = cell;
  }
  const step = stepTo(map, best);
  return step && move(step);
}
