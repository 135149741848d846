import { isLegalDiagonal } from '../../dungeon/diagonal-step.ts';
import {
  admits,
  type Cell,
  type Direction,
  type Grid,
  isStandable,
  neighboursOf,
  tileAt,
} from '../../dungeon/grid.ts';
import { floorOf } from '../entity.ts';
import type { Game } from '../world.ts';
import { actorAt } from './actors.ts';
import { gaitsOf } from './gaits.ts';
import { passageOf, passesWalls } from './passing-walls.ts';

/**
 * Where actors can step: the movement rule, gaits and walls. Doors are in `floors/doors.ts`, steps in
 * `actions/move.ts`.
 */

/**
 * Whether the campaign's movement rule allows a step or attack from a cell of the hero's floor in this
 * direction. The tile and the actor on the neighbouring cell do not matter.
 */
export function allowsStep(game: Game, { x, y }: Cell, dx: number, dy: number): boolean {
  if (dx === 0 && dy === 0) return false;
  switch (game.campaign.rules.ways) {
    case 'free':
      return true;
    case 'orthogonal':
      return dx === 0 || dy === 0;
    case 'corners':
      return isLegalDiagonal(game.floor.grid, x, y, dx, dy);
  }
}

/** The neighbours of a cell to which the movement rule allows a step, as `allowsStep`. */
export function stepsFrom(game: Game, from: Cell): Cell[] {
  return neighboursOf(from).filter(({ x, y }) => allowsStep(game, from, x - from.x, y - from.y));
}

/**
 * Whether the rules allow a step or an attack from a cell in a direction, as far as is known. Where
 * corners block a diagonal step, both corners must be known. `isOpen`: whether a cell is known to be open.
 */
export function isKnownWay(
  game: Game,
  isOpen: (cell: Cell) => boolean,
  from: Cell,
  { dx, dy }: Direction,
): boolean {
  if (game.campaign.rules.ways !== 'corners' || dx === 0 || dy === 0) {
    return allowsStep(game, from, dx, dy);
  }
  return isOpen({ x: from.x + dx, y: from.y }) && isOpen({ x: from.x, y: from.y + dy });
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

/** Whether a cell is not on the edge of a floor. */
function isInside({ width, height }: Grid, x: number, y: number): boolean {
  return x > 0 && y > 0 && x < width - 1 && y < height - 1;
}
