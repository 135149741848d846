import {
  admits,
  type Cell,
  type Direction,
  directions,
  Gait,
  type Grid,
  isStandable,
  neighboursOf,
  onlySwims,
  tileAt,
} from '../../dungeon/grid.ts';
import { isLegalDiagonal } from '../../dungeon/movement-rule.ts';
import { nearestAnywhere, nearestCell } from '../../dungeon/paths.ts';
import { cellOf, floorOf } from '../entity.ts';
import { Purpose, pick } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { actorAt, isFree } from './actors.ts';
import { gaitsOf } from './gaits.ts';
import { passageOf, passesWalls } from './passing-walls.ts';

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

/** The free cell nearest to `at` on which a new actor of the hero's floor can stand: mostly `at` itself. */
export function standingCell(game: Game, actor: number, at: Cell): Cell {
  if (canEnter(game, actor, at.x, at.y)) return at;
  const { grid } = game.floor;
  const by = gaitsOf(game, actor);
  const isFit = (x: number, y: number) => isFree(game, x, y, by);
  const near = onlySwims(by) ? null : nearestCell(grid, at, isFit);
  return near ?? nearestAnywhere(grid, at, isFit) ?? at;
}

/** Whether a cell is not on the edge of a floor. */
function isInside({ width, height }: Grid, x: number, y: number): boolean {
  return x > 0 && y > 0 && x < width - 1 && y < height - 1;
}

/** The most actors of a floor. Monsters do not split or summon beyond it. */
export const mostActors = 100;

/**
 * A free cell next to an actor for a new monster with the gaits `by`, chosen by `rolled` (0 to 1). Null if there is
 * none, or if the floor has too many actors.
 */
export function placeBeside(
  game: Game,
  actor: number,
  rolled: number,
  by: number = Gait.walk,
): Cell | null {
  const here = cellOf(game, actor);
  const cells = stepsFrom(game, here).filter(({ x, y }) => isFree(game, x, y, by));
  if (cells.length === 0 || game.floor.monsters.length + 1 >= mostActors) return null;
  return cells[pick(rolled, cells.length)];
}

/** The chance in percent that a confused actor throws or aims in a random direction. */
const wildChance = 19;

/**
 * The direction in which an actor throws or zaps: a random one of the eight for (0, 0), and sometimes for a
 * confused actor.
 */
export function aimOf(
  game: Game,
  actor: number,
  dx: number,
  dy: number,
): { dx: number; dy: number } {
  const isConfused = game.stores.Condition.confused[actor] > 0;
  const isWild = isConfused && rollsOf(game, actor, Purpose.step)(100) < wildChance;
  if (!isWild && (dx !== 0 || dy !== 0)) return { dx, dy };
  return directions[rollsOf(game, actor, Purpose.stagger)(directions.length)];
}
