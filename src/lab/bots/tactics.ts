import { cellsApart } from '../../dungeon/distance.ts';
import { type Direction, orthogonal, Tile } from '../../dungeon/grid.ts';
import { directionsOf } from '../../dungeon/movement-rule.ts';
import type { Command } from '../../game/commands.ts';
import { unknown } from '../../game/floors/floor.ts';
import { fieldOf, hasEffect, kindHas } from '../../game/kinds.ts';
import {
  type BotMap,
  isFrontier,
  isOpen,
  mapAllowsStep,
  nearestCell,
  neighbour,
  type Routes,
  routesFrom,
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

/** A situation with the shortest routes from the hero's cell, which tactics need to walk. */
export interface Surveyed extends Situation {
  readonly routes: Routes;
}

export type Tactic<S extends Situation = Situation> = (situation: S) => Command | null;

/** The command of the first tactic that returns one. */
export function firstOf<S extends Situation>(
  situation: S,
  tactics: readonly Tactic<S>[],
): Command | null {
  for (const tactic of tactics) {
    const command = tactic(situation);
    if (command) return command;
  }
  return null;
}

/** Adds the shortest routes around monsters and known traps. */
export function survey<S extends Situation>(situation: S): S & Surveyed {
  const { view, map, here } = situation;
  const canCross = (cell: number) => !map.occupied[cell] && !hasFixture(map, cell);
  return { ...situation, routes: routesFrom(map, view.rules, [here], canCross) };
}

/** Adds the shortest routes around monsters, also over traps. */
export function surveyOverTraps<S extends Situation>(situation: S): S & Surveyed {
  const { view, map, here } = situation;
  const canCross = (cell: number) => !map.occupied[cell];
  return { ...situation, routes: routesFrom(map, view.rules, [here], canCross) };
}

/** Whether a trap or a feature is known on a cell. */
export function hasFixture({ isFixture, things }: BotMap, cell: number): boolean {
  return isFixture[things[cell]] === 1;
}

/** A step or an attack in a direction. */
export function move({ dx, dy }: Direction): Command {
  return { type: 'move', dx, dy };
}

/** The next step to the nearest cell that fits, other than the hero's. */
export function goToNearest(
  { map, here, routes }: Surveyed,
  fits: (cell: number) => boolean,
): Command | null {
  return goTo(
    map,
    routes,
    nearestCell(routes, (cell) => cell !== here && fits(cell)),
  );
}

/** The next step to a reached cell; null for the hero's cell and for undefined. */
export function goTo(map: BotMap, routes: Routes, goal: number | undefined): Command | null {
  const step = goal === undefined ? null : stepTo(map, routes, goal);
  return step && move(step);
}

/** The direction of a neighbouring monster that the hero can attack, or null. */
export function directionTo({ view, map, here }: Situation, { x, y }: Enemy): Direction | null {
  if (cellsApart({ x, y }, view.hero) !== 1) return null;
  const direction = { dx: x - view.hero.x, dy: y - view.hero.y } as Direction;
  return mapAllowsStep(map, view.rules, here, direction) ? direction : null;
}

/** The monsters that the hero can attack. */
function enemiesBeside(situation: Situation): Enemy[] {
  return situation.view.enemies.filter((enemy) => directionTo(situation, enemy) !== null);
}

export const attackNeighbour: Tactic = (situation) => {
  const [enemy] = enemiesBeside(situation);
  const direction = enemy && directionTo(situation, enemy);
  return direction ? move(direction) : null;
};

/** Approaches the nearest monster. */
export const hunt: Tactic<Surveyed> = (situation) =>
  goToNearest(situation, (cell) => situation.map.occupied[cell] === 1);

export const eat: Tactic = ({ view }) => {
  const meal = isHungry(view) ? mealOf(view) : undefined;
  return meal ? { type: 'eat', slot: meal.slot } : null;
};

/** Equips the best weapon and armour of the bag. */
export const dress: Tactic = ({ view, map }) => {
  for (const sort of ['Weapon', 'Armour'] as const) {
    const better = upgradeOf(view, sort);
    if (!better || map.cursed[sort]) continue;
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
export const gather: Tactic<Surveyed> = (situation) =>
  goToNearest(situation, (cell) => isWanted(situation.view, situation.map, cell));

/** Whether an item on a cell fits into the bag. */
function isWanted({ kinds, hero }: BotView, map: BotMap, cell: number): boolean {
  const thing = map.things[cell];
  if (thing === 0 || hasFixture(map, cell) || map.avoided[cell] || !isOpen(map, cell)) {
    return false;
  }
  const kind = kinds[thing];
  if (kindHas(kind, 'Prize') || kindHas(kind, 'Gold')) return true;
  if (fieldOf(kind, 'Item', 'weight') > hero.room.weight) return false;
  return hero.room.places > 0;
}

/** Approaches the nearest unknown part of the floor. */
export const explore: Tactic<Surveyed> = (situation) =>
  goToNearest(situation, (cell) => isFrontier(situation.map, cell));

/** Takes the stairs down, or up with the prize. Without known stairs down, uses a trapdoor. */
export const travel: Tactic<Surveyed> = (situation) => {
  const { view, map, here } = situation;
  const { homeward } = view;
  const isStairs = (cell: number) => {
    const tile = map.tiles[cell];
    return tile === Tile.stairsDown || (homeward && tile === Tile.stairsUp);
  };
  if (isStairs(here)) return { type: homeward ? 'up' : 'down' };
  const command = goToNearest(situation, (cell) => isStairs(cell) && !map.avoided[cell]);
  if (command || homeward) return command;
  return goToNearest(situation, (cell) => isTrapdoor(view, map, cell));
};

function isTrapdoor({ kinds }: BotView, map: BotMap, cell: number): boolean {
  return hasFixture(map, cell) && hasEffect(kinds[map.things[cell]], 'Trap', 'fall');
}

/** Digs through the nearest weak wall with an unknown or unreached cell behind it. */
export const dig: Tactic<Surveyed> = (situation) => {
  const { view, map, routes } = situation;
  if (!view.hero.canDig || (view.hero.energy !== null && view.hero.energy < 6)) return null;
  const digDirection = (cell: number) =>
    directionsOf(view.rules.ways).find((direction) => {
      const wall = neighbour(map, cell, direction);
      if (map.tiles[wall] !== Tile.weakWall || map.avoided[wall]) return false;
      if (!mapAllowsStep(map, view.rules, cell, direction)) return false;
      const beyond = neighbour(map, wall, direction);
      return map.tiles[beyond] === unknown || (isOpen(map, beyond) && routes.steps[beyond] < 0);
    });
  const direction = digDirection(situation.here);
  if (direction) return { type: 'dig', dx: direction.dx, dy: direction.dy };
  return goToNearest(situation, (cell) => digDirection(cell) !== undefined);
};

/** After each such number of searches from a cell, other cells become better. */
const searchesPerRound = 5;

/** Searches for secret doors at the most likely cell. */
export const search: Tactic<Surveyed> = (situation) => {
  const { view, map, here, routes } = situation;
  if (!view.hero.canSearch) return null;
  let best: number | undefined;
  let bestValue = 0;
  for (const cell of routes.reached) {
    if (map.occupied[cell]) continue;
    const rounds = 1 + Math.floor(map.searches[cell] / searchesPerRound);
    const value = secretDoorScore(map, cell) / rounds / (10 + routes.steps[cell]);
    if (value <= bestValue) continue;
    bestValue = value;
    best = cell;
  }
  if (best === here) {
    map.searches[here]++;
    return { type: 'search' };
  }
  return goTo(map, routes, best);
};

/** How likely a secret door is next to a cell: without a unit, only to compare cells. */
const secretDoorScores = {
  /** The end of a passage, which usually continues behind a secret door. */
  deadEnd: 12,
  /**
   * A passage with two open sides. It may be an end that touches another passage; most are not, so other
   * cells come first.
   */
  throughPassage: 0.3,
  /** A wall with two or more unknown cells behind it. */
  wall: 1,
  /** A wall with a single unknown cell behind it: another room is near. */
  thinWall: 0.5,
} as const;

function secretDoorScore(map: BotMap, cell: number): number {
  const { tiles } = map;
  if (tiles[cell] === Tile.passage) {
    const open = orthogonal.filter((way) => isOpen(map, neighbour(map, cell, way))).length;
    if (open > 2) return 0;
    return open === 2 ? secretDoorScores.throughPassage : secretDoorScores.deadEnd;
  }
  let score = 0;
  for (const direction of orthogonal) {
    const wall = neighbour(map, cell, direction);
    const beyond = neighbour(map, wall, direction);
    if (tiles[wall] !== Tile.wall || tiles[beyond] !== unknown) continue;
    const isThick = tiles[neighbour(map, beyond, direction)] === unknown;
    score += isThick ? secretDoorScores.wall : secretDoorScores.thinWall;
  }
  return score;
}

/** A step in a random open direction. */
export const stroll: Tactic = ({ view, map, here, chance }) => {
  const directions = directionsOf(view.rules.ways).filter(
    (direction) =>
      isOpen(map, neighbour(map, here, direction)) &&
      mapAllowsStep(map, view.rules, here, direction),
  );
  if (directions.length === 0) return null;
  return move(directions[Math.floor(chance() * directions.length)]);
};

/** Waits for a turn; searches if the hero can. */
export function rest({ view }: Situation): Command {
  return view.hero.canSearch ? { type: 'search' } : { type: 'wait' };
}
