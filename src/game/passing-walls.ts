import { type Cell, type Grid, isStandable, Tile, tileAt } from '../dungeon/grid.ts';
import { nearestCell } from '../dungeon/paths.ts';
import { actorAt, isFree } from './actors.ts';
import { passages } from './components.ts';
import { cellOf, floorOf, has } from './entity.ts';
import { changeTile, type Floor } from './floor.ts';
import { isWay } from './movement.ts';
import type { Game } from './world.ts';

/**
 * Monsters with `Moves` pass walls and rock: through `walls` they leave no trace, and by `digging` they
 * open each cell that they enter. Nobody passes the edge of a floor.
 */

/** How an actor passes walls; null if it cannot. */
function passageOf(game: Game, actor: number): (typeof passages)[number] | null {
  return has(game, actor, 'Moves') ? passages[game.stores.Moves.through[actor]] : null;
}

/** Whether walls do not hinder an actor. */
export function passesWalls(game: Game, actor: number): boolean {
  return has(game, actor, 'Moves');
}

/** Whether an actor can stand on a cell of its floor, whoever is there. */
export function canStandOn(game: Game, actor: number, x: number, y: number): boolean {
  const floor = floorOf(game, actor) ?? game.floor;
  return (
    isStandable(tileAt(floor.grid, x, y)) ||
    (isInside(floor.grid, x, y) && passesWalls(game, actor))
  );
}

/** Whether an actor could step onto a cell. */
export function canEnter(game: Game, actor: number, x: number, y: number): boolean {
  return actorAt(game, x, y) === 0 && canStandOn(game, actor, x, y);
}

/** The free cell nearest to `at` on which a new actor of the hero's floor can stand: mostly `at` itself. */
export function standingCell(game: Game, actor: number, at: Cell): Cell {
  if (passesWalls(game, actor)) return at;
  return nearestCell(game.floor.grid, at, (x, y) => isFree(game, x, y)) ?? at;
}

/** Whether the movement rule allows an actor a step or attack in this direction, like `isWay`. */
export function isWayOf(game: Game, actor: number, from: Cell, dx: number, dy: number): boolean {
  if (isWay(game, from, dx, dy)) return true;
  // Corners do not hinder what passes through walls.
  const isDiagonal = dx !== 0 && dy !== 0;
  return isDiagonal && game.campaign.rules.ways === 'corners' && passageOf(game, actor) === 'walls';
}

/** A digging monster opens the cell that it has entered. */
export function digOpen(game: Game, actor: number): void {
  const { floor } = game;
  const { x, y } = cellOf(game, actor);
  const cell = y * floor.grid.width + x;
  if (passageOf(game, actor) !== 'digging' || isStandable(floor.grid.tiles[cell])) return;
  changeTile(floor, cell, openedTile(floor, cell));
}

function openedTile({ grid }: Floor, cell: number): number {
  const tile = grid.tiles[cell];
  if (tile === Tile.secretDoor) return Tile.door;
  return tile === Tile.rock ? Tile.passage : Tile.floor;
}

/** Whether a cell is not on the edge of a floor. */
function isInside({ width, height }: Grid, x: number, y: number): boolean {
  return x > 0 && y > 0 && x < width - 1 && y < height - 1;
}
