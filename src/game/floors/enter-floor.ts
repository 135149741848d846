import { addComponent, query } from 'bitecs';
import { openEnclosedStairs } from '../../dungeon/generators/stairs.ts';
import { type Cell, type Grid, isStandable, onlySwims, Tile, tileAt } from '../../dungeon/grid.ts';
import { nearestAnywhere, nearestCell } from '../../dungeon/paths.ts';
import { roomWith } from '../../dungeon/rooms.ts';
import { actorAt } from '../actors/actors.ts';
import { gaitsOfKind } from '../actors/gaits.ts';
import { bringEscorts } from '../actors/groups.ts';
import { standingCell } from '../actors/movement.ts';
import { provokeAll } from '../actors/waking.ts';
import { heroCell } from '../entity.ts';
import { wears } from '../items/rings.ts';
import { kindHas } from '../kinds.ts';
import { spawn, spawnItem, spawnMonster } from '../spawn.ts';
import type { Game } from '../world.ts';
import { emptyFloor, type Floor, isFreeOn } from './floor.ts';
import { firstVisit } from './floor-history.ts';
import type { FloorPlan } from './floor-plan.ts';
import { layAt, liftActor, placeActor } from './occupancy.ts';
import { placeFeature } from './place-feature.ts';
import { planFloor } from './plan-floor.ts';

/** Adds a planned floor to the game, with stairs up, monsters, items and traps. */
export function openFloor(game: Game, depth: number, plan: FloorPlan): Floor {
  const { grid, rooms, down } = plan.layout;
  const floor = emptyFloor(depth, grid, rooms);
  if (plan.up) {
    grid.tiles[plan.up.y * grid.width + plan.up.x] = Tile.stairsUp;
    openEnclosedStairs(grid, plan.up);
  }
  if (down) openEnclosedStairs(grid, down);
  for (const { kind, x, y } of plan.features) placeFeature(game, kind, floor, { x, y });
  const monsters = placeMonsters(game, floor, plan);
  layItems(game, floor, plan);
  for (const leader of monsters) bringEscorts(game, leader, floor, plan.arrival);
  for (const { kind, x, y } of plan.traps) layAt(game, spawn(game, kind), floor, x, y);
  game.floors.set(depth, floor);
  return floor;
}

/**
 * Places the planned monsters and returns them. A bundle may name a cell that is a wall or taken; then the nearest
 * free cell is used.
 */
function placeMonsters(game: Game, floor: Floor, { monsters, arrival }: FloorPlan): number[] {
  const { grid } = floor;
  const placed: number[] = [];
  for (const { kind, x, y, carries } of monsters) {
    const by = gaitsOfKind(kind);
    const isFit = (x: number, y: number) =>
      (x !== arrival.x || y !== arrival.y) && isFreeOn(floor, x, y, by);
    // A swimmer without water is left out.
    const cell = onlySwims(by)
      ? nearestAnywhere(grid, { x, y }, isFit)
      : nearestCell(grid, openCellNear(grid, { x, y }), isFit);
    if (!cell) continue;
    const monster = spawnMonster(game, kind, floor.depth);
    placeActor(game, monster, floor, cell.x, cell.y);
    placed.push(monster);
    if (carries) addComponent(game.world, spawnItem(game, carries), game.carriedBy(monster));
  }
  return placed;
}

/**
 * Lays down the planned items, on the nearest cell that can have one. Under `rules.ground: single` a cell has at
 * most one item or trap, and stairs have none.
 */
function layItems(game: Game, floor: Floor, { items, traps }: FloorPlan): void {
  const { grid } = floor;
  const taken = new Set(traps.map(({ x, y }) => y * grid.width + x));
  const single = game.campaign.rules.ground === 'single';
  const isFit = (x: number, y: number) => {
    const tile = tileAt(grid, x, y);
    if (!isStandable(tile)) return false;
    return !single || (tile === Tile.floor && !taken.has(y * grid.width + x));
  };
  for (const { x, y, ...made } of items) {
    // A prize that the hero has held does not appear again.
    if (game.prizeHeld && kindHas(made.kind, 'Prize')) continue;
    const cell = nearestCell(grid, openCellNear(grid, { x, y }), isFit);
    if (!cell) continue;
    layAt(game, spawnItem(game, made), floor, cell.x, cell.y);
    taken.add(cell.y * grid.width + cell.x);
  }
}

/** The nearest standable cell by straight distance; the cell itself if it is standable. */
function openCellNear(grid: Grid, at: Cell): Cell {
  return nearestAnywhere(grid, at, (x, y) => isStandable(tileAt(grid, x, y))) ?? at;
}

/**
 * Moves the hero, with the monsters that accompany it, to the floor of `depth`, and frees it from traps and
 * grasps. A new deepest floor gives its points.
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
  Condition.held[game.hero] = 0;
  Condition.grip[game.hero] = 0;
  Condition.stuck[game.hero] = 0;
  if (wears(game, game.hero, 'aggravation')) provokeAll(game);
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
  const plan = planFloor(campaign, seed, depth, from, key, { ...firstVisit, genocided });
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
  const plan = planFloor(game.campaign, game.seed, depth, heroCell(game), game.key, {
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

/** Makes the hero's room pending: the hero looks around, and monsters may notice it. */
export function queueHeroRoom(game: Game): void {
  const { x, y } = heroCell(game);
  const room = roomWith(game.floor.rooms, x, y);
  if (room) game.pending.rooms.push(room);
}
