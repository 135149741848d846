import { addComponent } from 'bitecs';
import { openEnclosedStairs } from '../../dungeon/generators/enclosed-stairs.ts';
import { type Cell, type Grid, isStandable, onlySwims, Tile, tileAt } from '../../dungeon/grid.ts';
import { nearestAnywhere, nearestCell } from '../../dungeon/paths.ts';
import { gaitsOfKind } from '../actors/gaits.ts';
import { bringEscorts } from '../actors/groups.ts';
import { kindHas } from '../kinds.ts';
import { spawn, spawnItem, spawnMonster } from '../spawn.ts';
import type { Game } from '../world.ts';
import { emptyFloor, type Floor, isFreeOn } from './floor.ts';
import type { FloorPlan } from './floor-plan.ts';
import { placeActor, placeThing } from './occupancy.ts';
import { placeFeature } from './place-feature.ts';

/** Adds a planned floor to the game, with stairs up, monsters, items and traps. */
export function openFloor(game: Game, depth: number, plan: FloorPlan): Floor {
  const { grid, rooms, down } = plan.terrain;
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
  for (const { kind, x, y } of plan.traps) placeThing(game, spawn(game, kind), floor, x, y);
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
    placeThing(game, spawnItem(game, made), floor, cell.x, cell.y);
    taken.add(cell.y * grid.width + cell.x);
  }
}

/** The nearest standable cell by straight distance; the cell itself if it is standable. */
export function openCellNear(grid: Grid, at: Cell): Cell {
  return nearestAnywhere(grid, at, (x, y) => isStandable(tileAt(grid, x, y))) ?? at;
}
