import {
  admits,
  type Cell,
  type Grid,
  isGround,
  isStandable,
  Tile,
  tileAt,
} from '../dungeon/grid.ts';
import { nearestAnywhere, nearestCell } from '../dungeon/paths.ts';
import { actorAt } from './actors.ts';
import { passages } from './components.ts';
import { cellOf, floorOf, has } from './entity.ts';
import { changeTile, type Floor } from './floor.ts';
import { gaitsOf } from './gaits.ts';
import { allowsStep } from './movement.ts';
import { canArrive, onlySwims } from './water.ts';
import type { Game } from './world.ts';

/**
 * Some monsters with `Moves` pass walls and rock: through `walls` they leave no trace, and by `digging` they
 * open each cell that they enter. Nobody passes the edge of a floor.
 */

/** How an actor passes walls; null if it cannot. */
function passageOf(game: Game, actor: number): 'walls' | 'digging' | null {
  if (!has(game, actor, 'Moves')) return null;
  const passage = passages[game.stores.Moves.through[actor]];
  return passage === 'walls' || passage === 'digging' ? passage : null;
}

/** Whether walls do not hinder an actor. */
export function passesWalls(game: Game, actor: number): boolean {
  return passageOf(game, actor) !== null;
}

/** Whether an actor can be on a cell of its floor, occupied or not. */
export function canStandOn(game: Game, actor: number, x: number, y: number): boolean {
  const floor = floorOf(game, actor) ?? game.floor;
  return (
    admits(tileAt(floor.grid, x, y), gaitsOf(game, actor)) ||
    (isInside(floor.grid, x, y) && passesWalls(game, actor))
  );
}

/**
 * Whether a state may have an actor on a cell: it can stand there, or has been moved there out of its water.
 */
export function canBeOn(game: Game, actor: number, x: number, y: number): boolean {
  const floor = floorOf(game, actor) ?? game.floor;
  return canStandOn(game, actor, x, y) || isStandable(tileAt(floor.grid, x, y));
}

/** Whether an actor could step onto a cell. */
export function canEnter(game: Game, actor: number, x: number, y: number): boolean {
  return actorAt(game, x, y) === 0 && canStandOn(game, actor, x, y);
}

/** The free cell nearest to `at` on which a new actor of the hero's floor can stand: mostly `at` itself. */
export function standingCell(game: Game, actor: number, at: Cell): Cell {
  if (canEnter(game, actor, at.x, at.y)) return at;
  const { grid } = game.floor;
  const by = gaitsOf(game, actor);
  const isFit = (x: number, y: number) => canArrive(game, by, x, y);
  const near = onlySwims(by) ? null : nearestCell(grid, at, isFit);
  return near ?? nearestAnywhere(grid, at, isFit) ?? at;
}

/** Whether the movement rule allows an actor a step or attack in this direction, like `allowsStep`. */
export function allowsStepOf(
  game: Game,
  actor: number,
  from: Cell,
  dx: number,
  dy: number,
): boolean {
  if (allowsStep(game, from, dx, dy)) return true;
  // Corners do not hinder monsters that pass through walls.
  const isDiagonal = dx !== 0 && dy !== 0;
  return isDiagonal && game.campaign.rules.ways === 'corners' && passageOf(game, actor) === 'walls';
}

/** A digging monster opens the cell that it has entered. */
export function digOpen(game: Game, actor: number): void {
  const { floor } = game;
  const { x, y } = cellOf(game, actor);
  const cell = y * floor.grid.width + x;
  if (isGround(floor.grid.tiles[cell]) || passageOf(game, actor) !== 'digging') return;
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
