import { type Direction, orthogonal, Tile } from '../../dungeon/grid.ts';
import { cellsApart } from '../../dungeon/line.ts';
import { directionsOf } from '../../dungeon/movement-rule.ts';
import type { Command } from '../../game/commands.ts';
import { unknown } from '../../game/floors/floor.ts';
import { fieldOf, hasEffect, kindHas } from '../../game/kinds.ts';
import {
  type BotMap,
  isFrontier,
  isOpen,
  mapAllowsStep,
  measureSteps,
  nearest,
  neighbour,
  stepTo,
} from './bot-map.ts';
import { isHungry, mealOf, upgradeOf, wornOf } from './gear.ts';
import type { BotView, Enemy } from './view.ts';

/**
 * The tactics of bots. A tactic returns the next command towards a goal, or null if there is none.
 */

/** The knowledge for a decision. */
export interface Situation {
  readonly view: BotView;
  readonly map: BotMap;
  /** The hero's cell. */
  readonly here: number;
  /** The next random number from 0 to 1, from the bot's own seed. */
  readonly chance: () => number;
}

export type Tactic = (situation: Situation) => Command | null;

/** The command of the first tactic that returns one. */
export function firstOf(situation: Situation, tactics: readonly Tactic[]): Command | null {
  for (const tactic of tactics) {
    const command = tactic(situation);
    if (command) return command;
  }
  return null;
}

/** Finds the shortest ways from the hero around monsters and known traps. */
export function survey({ view, map, here }: Situation, overTraps = false): void {
  const { occupied, things, isTrap } = map;
  measureSteps(map, view.rules, [here], (cell) => {
    return occupied[cell] === 0 && (overTraps || isTrap[things[cell]] === 0);
  });
}

/** A step or an attack in a direction. */
export function move({ dx, dy }: Direction): Command {
  return { type: 'move', dx, dy };
}

/** The next step to the nearest cell that `accepts`, by the last survey. Omits the hero's cell. */
export function goTo({ map, here }: Situation, accepts: (cell: number) => boolean): Command | null {
  const goal = nearest(map, (cell) => cell !== here && accepts(cell));
  const step = goal < 0 ? null : stepTo(map, goal);
  return step && move(step);
}

/** The direction of a neighbouring monster that the hero can attack, or null. */
export function wayTo({ view, map, here }: Situation, { x, y }: Enemy): Direction | null {
  if (cellsApart({ x, y }, view.hero) !== 1) return null;
  const way = { dx: x - view.hero.x, dy: y - view.hero.y } as Direction;
  return mapAllowsStep(map, view.rules, here, way) ? way : null;
}

/** The monsters that the hero can attack. */
function enemiesBeside(situation: Situation): Enemy[] {
  return situation.view.enemies.filter((enemy) => wayTo(situation, enemy) !== null);
}

export const attackNeighbour: Tactic = (situation) => {
  const [enemy] = enemiesBeside(situation);
  const way = enemy && wayTo(situation, enemy);
  return way ? move(way) : null;
};

/** Approaches the nearest monster. */
export const hunt: Tactic = (situation) =>
  goTo(situation, (cell) => situation.map.occupied[cell] === 1);

export const eat: Tactic = ({ view }) => {
  const meal = isHungry(view) ? mealOf(view) : undefined;
  return meal ? { type: 'eat', slot: meal.slot } : null;
};

/** Equips the best weapon and armour of the bag. */
export const dress: Tactic = ({ view, map }) => {
  for (const sort of ['Weapon', 'Armour'] as const) {
    const better = upgradeOf(view, sort);
    if (!better || map.stuck[sort]) continue;
    const worn = wornOf(view, sort);
    // While monsters are in view, a launcher stays in hand.
    if (worn && kindHas(worn.kind, 'Launcher') && view.enemies.length > 0) continue;
    if (sort === 'Armour' && worn && view.rules.dressing === 'slow') {
      return { type: 'takeOff', slot: worn.slot };
    }
    return { type: 'equip', slot: better.slot };
  }
  return null;
};

/** Picks up the item on this cell. */
export const pickUp: Tactic = ({ view, map, here }) => {
  if (!isWanted(view, map, here)) return null;
  // If walking picks items up, an item on this cell could not be carried.
  return view.rules.pickup === 'asked' ? { type: 'pickup' } : null;
};

/** Approaches the nearest usable item. */
export const gather: Tactic = (situation) =>
  goTo(situation, (cell) => isWanted(situation.view, situation.map, cell));

/** Whether an item on a cell fits into the bag. */
function isWanted({ kinds, hero }: BotView, map: BotMap, cell: number): boolean {
  const thing = map.things[cell];
  if (thing === 0 || map.isTrap[thing] || map.avoided[cell] || !isOpen(map, cell)) {
    return false;
  }
  const kind = kinds[thing];
  if (kindHas(kind, 'Prize') || kindHas(kind, 'Gold')) return true;
  if (fieldOf(kind, 'Item', 'weight') > hero.room.weight) return false;
  return hero.room.places > 0;
}

/** Approaches the nearest unknown part of the floor. */
export const explore: Tactic = (situation) =>
  goTo(situation, (cell) => isFrontier(situation.map, cell));

/** Takes the stairs down, or up with the prize. Without known stairs down, uses a trapdoor. */
export const travel: Tactic = (situation) => {
  const { view, map, here } = situation;
  const { homeward } = view;
  const isStairs = (cell: number) => {
    const tile = map.tiles[cell];
    return tile === Tile.stairsDown || (homeward && tile === Tile.stairsUp);
  };
  if (isStairs(here)) return { type: homeward ? 'up' : 'down' };
  const command = goTo(situation, (cell) => isStairs(cell) && !map.avoided[cell]);
  if (command || homeward) return command;
  return goTo(situation, (cell) => isTrapdoor(view, map, cell));
};

function isTrapdoor({ kinds }: BotView, map: BotMap, cell: number): boolean {
  const thing = map.things[cell];
  if (!map.isTrap[thing]) return false;
  return hasEffect(kinds[thing], 'Trap', 'fall');
}

/** Digs through the nearest weak wall with an unknown or unreached cell behind it. */
export const dig: Tactic = (situation) => {
  const { view, map } = situation;
  if (!view.hero.canDig || (view.hero.energy !== null && view.hero.energy < 6)) return null;
  const wallFrom = (cell: number) =>
    directionsOf(view.rules.ways).find((way) => {
      const wall = neighbour(map, cell, way);
      if (map.tiles[wall] !== Tile.weakWall || map.avoided[wall]) return false;
      if (!mapAllowsStep(map, view.rules, cell, way)) return false;
      const beyond = neighbour(map, wall, way);
      return map.tiles[beyond] === unknown || (isOpen(map, beyond) && map.steps[beyond] < 0);
    });
  const wall = wallFrom(situation.here);
  if (wall) return { type: 'dig', dx: wall.dx, dy: wall.dy };
  return goTo(situation, (cell) => wallFrom(cell) !== undefined);
};

/** Searches from a cell that halve its value, so that other cells become better. */
const searchesPerRound = 5;

/** Searches for secret doors at the most likely cell. */
export const search: Tactic = (situation) => {
  const { view, map, here } = situation;
  if (!view.hero.canSearch) return null;
  let best = -1;
  let most = 0;
  for (let n = 0; n < map.reached; n++) {
    const cell = map.order[n];
    if (map.occupied[cell]) continue;
    const rounds = 1 + Math.floor(map.searched[cell] / searchesPerRound);
    const worth = suspicion(map, cell) / rounds / (10 + map.steps[cell]);
    if (worth <= most) continue;
    most = worth;
    best = cell;
  }
  if (best === here) {
    map.searched[here]++;
    return { type: 'search' };
  }
  const step = best < 0 ? null : stepTo(map, best);
  return step && move(step);
};

/** How likely a secret door is next to a cell. No unit. */
function suspicion(map: BotMap, cell: number): number {
  const { tiles } = map;
  if (tiles[cell] === Tile.passage) {
    const open = orthogonal.filter((way) => isOpen(map, neighbour(map, cell, way)));
    return open.length <= 1 ? deadEnd : open.length === 2 ? bend : 0;
  }
  // A wall with unknown cells behind it. If only one is unknown, another room is near: less likely.
  const worthOf = (way: Direction) => {
    const wall = neighbour(map, cell, way);
    const beyond = neighbour(map, wall, way);
    if (tiles[wall] !== Tile.wall || tiles[beyond] !== unknown) return 0;
    return tiles[neighbour(map, beyond, way)] === unknown ? 1 : narrow;
  };
  return orthogonal.reduce((sum, way) => sum + worthOf(way), 0);
}

/** The value of a wall with a single unknown cell behind it. */
const narrow = 0.5;

/** The value of the end of a passage, which usually continues behind a secret door. */
const deadEnd = 12;

/**
 * The value of a passage with two open sides. It may be an end that touches another passage; most are not,
 * so other cells come first.
 */
const bend = 0.3;

/** A step in a random open direction. */
export const stroll: Tactic = ({ view, map, here, chance }) => {
  const ways = directionsOf(view.rules.ways).filter(
    (way) => isOpen(map, neighbour(map, here, way)) && mapAllowsStep(map, view.rules, here, way),
  );
  return ways.length === 0 ? null : move(ways[Math.floor(chance() * ways.length)]);
};

/** Waits for a turn; searches if the hero can. */
export function rest({ view }: Situation): Command {
  return view.hero.canSearch ? { type: 'search' } : { type: 'wait' };
}
