import { type Direction, directions, orthogonal, Tile } from '../../dungeon/grid.ts';
import type { Command } from '../../game/commands.ts';
import { trapDeeds } from '../../game/components.ts';
import { unknown } from '../../game/floor.ts';
import { fieldOf, hasComponent } from '../../game/kinds.ts';
import {
  type Chart,
  flood,
  isFrontier,
  isOpen,
  isWay,
  nearest,
  neighbour,
  stepTo,
  waysOf,
} from './bot-map.ts';
import { isHungry, mealOf, upgradeOf, wornOf } from './gear.ts';
import type { Foe, View } from './view.ts';

/** What bots are made of: each deed is the next command towards something, or null if it is not to be had. */

/** What a bot goes by when it decides. */
export interface Moment {
  readonly view: View;
  readonly chart: Chart;
  /** The hero's cell. */
  readonly here: number;
  /** From 0 to 1, of the bot's own seed. */
  readonly chance: () => number;
}

export type Deed = (moment: Moment) => Command | null;

/** The first of some deeds that is to be had. */
export function firstOf(moment: Moment, deeds: readonly Deed[]): Command | null {
  for (const deed of deeds) {
    const command = deed(moment);
    if (command) return command;
  }
  return null;
}

/** Measures the ways from the hero, round monsters and traps that he knows of. */
export function survey({ view, chart, here }: Moment, overTraps = false): void {
  const { taken, things, isTrap } = chart;
  flood(chart, view.rules, here, (cell) => {
    return taken[cell] === 0 && (overTraps || isTrap[things[cell]] === 0);
  });
}

/** A step or a blow in this direction. */
export function move({ dx, dy }: Direction): Command {
  return { type: 'move', dx, dy };
}

/** The next step to the nearest cell that `accepts` and is not the hero's, by the last survey. */
export function goTo({ chart, here }: Moment, accepts: (cell: number) => boolean): Command | null {
  const goal = nearest(chart, (cell) => cell !== here && accepts(cell));
  const step = goal < 0 ? null : stepTo(chart, goal);
  return step && move(step);
}

/** The way from the hero to a foe that stands beside him, where he can strike it. */
export function wayToFoe({ view, chart, here }: Moment, { x, y }: Foe): Direction | null {
  const dx = x - view.hero.x;
  const dy = y - view.hero.y;
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return null;
  const way = { dx, dy } as Direction;
  return isWay(chart, view.rules, here, way) ? way : null;
}

/** The foes that he can strike. */
export function foesBeside(moment: Moment): Foe[] {
  return moment.view.foes.filter((foe) => wayToFoe(moment, foe) !== null);
}

export const strikeBeside: Deed = (moment) => {
  const [foe] = foesBeside(moment);
  const way = foe && wayToFoe(moment, foe);
  return way ? move(way) : null;
};

/** Goes for the nearest foe. */
export const hunt: Deed = (moment) => goTo(moment, (cell) => moment.chart.taken[cell] === 1);

export const eat: Deed = ({ view }) => {
  const meal = isHungry(view) ? mealOf(view) : undefined;
  return meal ? { type: 'eat', slot: meal.slot } : null;
};

/** Takes the best weapon and puts on the best armour that he has. */
export const dress: Deed = ({ view, chart }) => {
  for (const sort of ['Weapon', 'Armour'] as const) {
    const better = upgradeOf(view, sort);
    if (!better || chart.clings[sort]) continue;
    const worn = wornOf(view, sort);
    if (sort === 'Armour' && worn && view.rules.dressing === 'slow') {
      return { type: 'takeOff', slot: worn.slot };
    }
    return { type: 'equip', slot: better.slot };
  }
  return null;
};

/** Picks up what lies here. */
export const pickUp: Deed = ({ view, chart, here }) => {
  if (!isWanted(view, chart, here)) return null;
  // What he stands on and did not take on the way is no treasure, but a burden.
  return view.rules.pickup === 'asked' ? { type: 'pickup' } : null;
};

/** Goes for the nearest thing that he can use. */
export const gather: Deed = (moment) =>
  goTo(moment, (cell) => isWanted(moment.view, moment.chart, cell));

/** Whether a thing that fits into the bag lies on a cell. */
function isWanted({ kinds, hero }: View, chart: Chart, cell: number): boolean {
  const thing = chart.things[cell];
  if (thing === 0 || chart.isTrap[thing] || chart.barred[cell] || !isOpen(chart, cell)) {
    return false;
  }
  const kind = kinds[thing];
  if (hasComponent(kind, 'Prize') || hasComponent(kind, 'Gold')) return true;
  if (fieldOf(kind, 'Item', 'weight') > hero.room.weight) return false;
  return hero.room.places > 0;
}

/** Goes to where there is something new to see. */
export const explore: Deed = (moment) => goTo(moment, (cell) => isFrontier(moment.chart, cell));

/** Goes to the stairs and takes them: down, or up with what he came for. */
export const travel: Deed = (moment) => {
  const { view, chart, here } = moment;
  const homeward = view.prizeHeld && view.rules.victory === 'escape';
  const isStairs = (cell: number) => {
    const tile = chart.tiles[cell];
    return tile === Tile.stairsDown || (homeward && tile === Tile.stairsUp);
  };
  if (isStairs(here)) return { type: homeward ? 'up' : 'down' };
  const command = goTo(moment, (cell) => isStairs(cell) && !chart.barred[cell]);
  if (command || homeward) return command;
  return goTo(moment, (cell) => isTrapdoor(view, chart, cell));
};

function isTrapdoor({ kinds }: View, chart: Chart, cell: number): boolean {
  const thing = chart.things[cell];
  if (!chart.isTrap[thing]) return false;
  return trapDeeds[fieldOf(kinds[thing], 'Trap', 'does')] === 'trapdoor';
}

/** Digs through the nearest wall that may lead on. */
export const dig: Deed = (moment) => {
  const { view, chart } = moment;
  if (!view.hero.canDig || (view.hero.energy !== null && view.hero.energy < 6)) return null;
  const wallFrom = (cell: number) =>
    waysOf(view.rules).find((way) => {
      const wall = neighbour(chart, cell, way);
      if (chart.tiles[wall] !== Tile.weakWall || chart.barred[wall]) return false;
      if (!isWay(chart, view.rules, cell, way)) return false;
      const beyond = neighbour(chart, wall, way);
      return chart.tiles[beyond] === unknown || (isOpen(chart, beyond) && chart.steps[beyond] < 0);
    });
  const wall = wallFrom(moment.here);
  if (wall) return { type: 'dig', dx: wall.dx, dy: wall.dy };
  return goTo(moment, (cell) => wallFrom(cell) !== undefined);
};

/** So many searches from one cell before another one may look better. */
const thorough = 5;

/** Searches for secret doors where there most likely is one. */
export const search: Deed = (moment) => {
  const { view, chart, here } = moment;
  if (!view.hero.canSearch) return null;
  let best = -1;
  let most = 0;
  for (let n = 0; n < chart.reached; n++) {
    const cell = chart.order[n];
    if (chart.taken[cell]) continue;
    const rounds = 1 + Math.floor(chart.searched[cell] / thorough);
    const worth = suspicion(chart, cell) / rounds / (10 + chart.steps[cell]);
    if (worth <= most) continue;
    most = worth;
    best = cell;
  }
  if (best === here) {
    chart.searched[here]++;
    return { type: 'search' };
  }
  const step = best < 0 ? null : stepTo(chart, best);
  return step && move(step);
};

/** How much a cell looks as if there were a secret door beside it. */
function suspicion(chart: Chart, cell: number): number {
  const { tiles } = chart;
  if (tiles[cell] === Tile.passage) {
    const open = directions.filter((way) => isOpen(chart, neighbour(chart, cell, way)));
    return open.length <= 1 ? deadEnd : 0;
  }
  // A wall is the more suspect, the more there is behind it that nobody has seen.
  const hides = (way: Direction) => {
    const wall = neighbour(chart, cell, way);
    if (tiles[wall] !== Tile.wall) return false;
    const beyond = neighbour(chart, wall, way);
    return tiles[beyond] === unknown && tiles[neighbour(chart, beyond, way)] === unknown;
  };
  return orthogonal.filter(hides).length;
}

/** A passage that ends leads somewhere. */
const deadEnd = 12;

/** A step anywhere that is known to be open, seldom back to where he has been long. */
export const stroll: Deed = ({ view, chart, here, chance }) => {
  const ways = waysOf(view.rules).filter(
    (way) => isOpen(chart, neighbour(chart, here, way)) && isWay(chart, view.rules, here, way),
  );
  return ways.length === 0 ? null : move(ways[Math.floor(chance() * ways.length)]);
};

/** Waits, and looks about while he does, where he knows how. */
export function rest({ view }: Moment): Command {
  return view.hero.canSearch ? { type: 'search' } : { type: 'wait' };
}
