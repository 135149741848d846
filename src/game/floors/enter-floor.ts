import { addComponent, query } from 'bitecs';
import type { Cell } from '../../dungeon/grid.ts';
import { actorAt } from '../actors/actors.ts';
import { standingCell } from '../actors/free-places.ts';
import { provokeAll } from '../actors/waking.ts';
import { heroCell } from '../entity.ts';
import { wearsRing } from '../items/rings.ts';
import type { Game } from '../world.ts';
import type { Floor } from './floor.ts';
import { firstVisit } from './floor-history.ts';
import { generateFloor } from './generate-floor.ts';
import { liftActor, placeActor, queueHeroRoom } from './occupancy.ts';
import { openCellNear, openFloor } from './open-floor.ts';

/**
 * Moves the hero, with the monsters that accompany it, to the floor of `depth`, and frees it from traps and grasps. A
 * new deepest floor gives its points. `actions/stairs.ts` chooses the companions.
 */
export function enterFloor(game: Game, depth: number, company: readonly number[] = []): void {
  const { Condition } = game.stores;
  const isNew = depth > game.deepest;
  game.deepest = Math.max(game.deepest, depth);
  if (isNew) game.score += game.campaign.points.depth;
  for (const monster of company) liftActor(game, monster);
  if (game.campaign.rules.floors === 'anew') enterAnew(game, depth, company);
  else enterKept(game, depth);
  for (const monster of company) placeNearHero(game, monster);
  Condition.grasped[game.hero] = 0;
  Condition.graspDamage[game.hero] = 0;
  Condition.trapped[game.hero] = 0;
  if (wearsRing(game, game.hero, 'aggravation')) provokeAll(game);
  game.sensed = [];
  // Rooms of the floor that the hero has left.
  game.pending.rooms.length = 0;
  queueHeroRoom(game);
}

/**
 * Enters a floor that is made on the first visit and kept. The hero keeps its cell or takes the nearest
 * standable one; a monster on that cell is moved aside.
 */
function enterKept(game: Game, depth: number): void {
  const from = heroCell(game);
  const floor = game.floors.get(depth) ?? openNewFloor(game, depth, from);
  const cell = openCellNear(floor.grid, from);
  const occupant = floor.occupants[cell.y * floor.grid.width + cell.x];
  if (occupant !== 0) liftActor(game, occupant);
  liftActor(game, game.hero);
  game.floor = floor;
  placeActor(game, game.hero, floor, cell.x, cell.y);
  if (occupant !== 0) placeNearHero(game, occupant);
}

/** A floor that is made on the first visit. */
function openNewFloor(game: Game, depth: number, from: Cell): Floor {
  const { campaign, seed, key, genocided } = game;
  const plan = generateFloor(campaign, seed, depth, from, key, { ...firstVisit, genocided });
  return openFloor(game, depth, plan);
}

/** Enters a new floor. The old floor and everything on it is removed. */
function enterAnew(game: Game, depth: number, company: readonly number[]): void {
  const { Position, Dead } = game.stores;
  const left = game.floor.depth;
  for (const entity of [...query(game.world, [Position])]) {
    if (entity === game.hero || company.includes(entity)) continue;
    if (Position.depth[entity] === left) addComponent(game.world, entity, Dead);
  }
  game.floors.delete(left);
  const visit = game.visits[depth] ?? 0;
  game.visits[depth] = visit + 1;
  const plan = generateFloor(game.campaign, game.seed, depth, heroCell(game), game.key, {
    visit,
    noFood: game.noFood,
    prizeAllowed: !game.prizeHeld,
    withoutItems: game.prizeHeld && depth < game.deepest,
    genocided: game.genocided,
  });
  game.noFood = plan.noFood;
  game.floor = openFloor(game, depth, plan);
  placeActor(game, game.hero, game.floor, plan.arrival.x, plan.arrival.y);
}

/** Places a monster on the free cell of the hero's floor that is nearest to the hero. Without one it is lost. */
function placeNearHero(game: Game, monster: number): void {
  const { x, y } = standingCell(game, monster, heroCell(game));
  if (actorAt(game, x, y) === 0) placeActor(game, monster, game.floor, x, y);
  else addComponent(game.world, monster, game.stores.Dead);
}
