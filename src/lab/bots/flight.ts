import { Tile } from '../../dungeon/grid.ts';
import { isFrontier, nearestCell, type Routes, routesFrom } from './bot-map.ts';
import type { Fight } from './fight.ts';
import { closeBy } from './retreat.ts';
import { firstOf, goTo, goToNearest, hasFixture, type Tactic } from './tactics.ts';

/**
 * Flight from monsters that are as fast as the hero: on a route whose cells the hero reaches before them,
 * none of them ever attacks. `careful.ts` decides when the bot flees.
 */

/** A fight with the routes on which no monster that is awake can meet the hero. */
interface Flight extends Fight {
  readonly routes: Routes;
  /** Steps of the nearest monster that is awake to each cell; −1 for cells that none can reach. */
  readonly monsterSteps: Int32Array;
}

/**
 * Finds the routes to flee on. `attacks`: the number of times that each monster may attack. It then stays
 * behind, because it does not move in that turn.
 */
function flightFrom(fight: Fight, attacks: number): Flight {
  const { view, map, here, awake } = fight;
  const monsterCells = awake.map(({ cell }) => cell);
  const monsterRoutes = routesFrom(map, view.rules, monsterCells, () => true);
  const monsterSteps = monsterRoutes.steps.map((steps) => (steps < 0 ? steps : steps + attacks));
  const isSafe = (cell: number, steps: number) =>
    !map.occupied[cell] && !hasFixture(map, cell) && isBefore(steps, monsterSteps[cell]);
  const routes = routesFrom(map, view.rules, [here], isSafe);
  return { ...fight, routes, monsterSteps };
}

/** Whether the hero reaches a cell before every monster. */
function isBefore(heroSteps: number, monsterSteps: number): boolean {
  return monsterSteps < 0 || heroSteps < monsterSteps;
}

function isReachedFirst({ routes, monsterSteps }: Flight, cell: number): boolean {
  return isBefore(routes.steps[cell], monsterSteps[cell]);
}

/** A step towards the nearest cell that fits and that the hero reaches before every monster. */
function safeStep(flight: Flight, fits: (cell: number) => boolean) {
  const { occupied } = flight.map;
  return goToNearest(
    flight,
    (cell) => !occupied[cell] && isReachedFirst(flight, cell) && fits(cell),
  );
}

/** Goes to the stairs if no monster can cut the hero off. Very near stairs are worth an attack. */
const toStairs: Tactic<Flight> = (flight) => {
  const { map, routes } = flight;
  const isExit = (cell: number) => map.tiles[cell] === Tile.stairsDown && !map.avoided[cell];
  const step = safeStep(flight, isExit);
  if (step) return step;
  const exit = nearestCell(routes, (cell) => isExit(cell) && !map.occupied[cell]);
  return exit !== undefined && routes.steps[exit] <= closeBy ? goTo(map, routes, exit) : null;
};

/** Flees to the nearest unknown part of the floor, where stairs may be. */
const intoUnknown: Tactic<Flight> = (flight) =>
  safeStep(flight, (cell) => isFrontier(flight.map, cell));

/** Runs away from the monsters for as long as the known part of the floor allows it. */
const farAway: Tactic<Flight> = (flight) => {
  const { map, here, routes, monsterSteps } = flight;
  let goal: number | undefined;
  let goalValue = 0;
  for (const cell of routes.reached) {
    if (cell === here || map.occupied[cell] || !isReachedFirst(flight, cell)) continue;
    // The hero's steps, and its lead over the monsters.
    const value = monsterSteps[cell] < 0 ? routes.steps[cell] : monsterSteps[cell];
    if (value <= goalValue) continue;
    goalValue = value;
    goal = cell;
  }
  return goTo(map, routes, goal);
};

/** Flees to the stairs on a safe route. */
export const fleeToStairs: Tactic<Fight> = (fight) => toStairs(flightFrom(fight, 0));

/** Flees to the stairs or into the unknown on a safe route. */
export const fleeAnywhere: Tactic<Fight> = (fight) =>
  firstOf(flightFrom(fight, 0), [toStairs, intoUnknown]);

/** Keeps away from the monsters; if no route is safe, flees although each monster can attack once. */
export const keepAway: Tactic<Fight> = (fight) =>
  farAway(flightFrom(fight, 0)) ?? firstOf(flightFrom(fight, 1), [toStairs, intoUnknown, farAway]);
