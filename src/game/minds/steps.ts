import { type Cell, isStandable, tileAt } from '../../dungeon/grid.ts';
import { actorAt, isFree } from '../actors.ts';
import { cellOf } from '../entity.ts';
import { isScary } from '../floor-contents.ts';
import { intend } from '../intent.ts';
import { isWay } from '../movement.ts';
import type { Game } from '../world.ts';

/** Steps and attacks that goals choose from. Steps away are in `goals/flee.ts`. */

/** Whether an actor could step to a neighbouring cell, or attack the hero there. */
export function canGo(game: Game, actor: number, dx: number, dy: number): boolean {
  const { x, y } = cellOf(game, actor);
  if (!isWay(game, { x, y }, dx, dy)) return false;
  if (!isStandable(tileAt(game.floor.grid, x + dx, y + dy))) return false;
  const other = actorAt(game, x + dx, y + dy);
  return (other === 0 || other === game.hero) && !isScary(game, x + dx, y + dy);
}

/** Whether an actor could step to a neighbouring cell, which must be free. */
export function canStep(game: Game, actor: number, dx: number, dy: number): boolean {
  const { x, y } = cellOf(game, actor);
  if (!isFree(game, x + dx, y + dy) || !isWay(game, { x, y }, dx, dy)) return false;
  return !isScary(game, x + dx, y + dy);
}

/** Whether an actor could attack the hero without a step. */
export function isBesideHero(game: Game, actor: number): boolean {
  const { Position } = game.stores;
  const dx = Position.x[game.hero] - Position.x[actor];
  const dy = Position.y[game.hero] - Position.y[actor];
  if (Math.abs(dx) > 1 || Math.abs(dy) > 1 || !isWay(game, cellOf(game, actor), dx, dy))
    return false;
  return !isScary(game, Position.x[game.hero], Position.y[game.hero]);
}

/** The step that leads most directly to the hero, even if the cell is not free. */
export function towardsHero(game: Game, actor: number): { dx: number; dy: number } {
  const { Position } = game.stores;
  return {
    dx: Math.sign(Position.x[game.hero] - Position.x[actor]),
    dy: Math.sign(Position.y[game.hero] - Position.y[actor]),
  };
}

/** Attacks the hero on a neighbouring cell. Returns true. */
export function attackHero(game: Game, actor: number): true {
  const { dx, dy } = towardsHero(game, actor);
  intend(game, actor, 'move', dx, dy);
  return true;
}

/**
 * Approaches and attacks the hero: straight if possible, else along the x axis, else the y axis. Returns
 * whether it can.
 */
export function approachHero(game: Game, actor: number): boolean {
  if (isBesideHero(game, actor)) return attackHero(game, actor);
  const { dx, dy } = towardsHero(game, actor);
  return tryStep(game, actor, dx, dy) || tryStep(game, actor, dx, 0) || tryStep(game, actor, 0, dy);
}

/** Steps to a neighbouring cell if it is free. Returns whether it is. */
export function tryStep(game: Game, actor: number, dx: number, dy: number): boolean {
  if (!canStep(game, actor, dx, dy)) return false;
  intend(game, actor, 'move', dx, dy);
  return true;
}

/** The square of the straight distance between two cells. */
export function squaredDistance(a: Cell, b: Cell): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** Whether a neighbouring cell can be stood on, with or without an actor there. */
export function isOpenBeside(game: Game, actor: number, dx: number, dy: number): boolean {
  const { x, y } = cellOf(game, actor);
  return isStandable(tileAt(game.floor.grid, x + dx, y + dy));
}
