import { type Cell, directions } from '../../dungeon/grid.ts';
import { firstStep } from '../../dungeon/paths.ts';
import { actorAt } from '../actors/actors.ts';
import { allowsStepOf, canEnter, canStandOn } from '../actors/movement.ts';
import { cellOf } from '../entity.ts';
import { intend } from '../intent.ts';
import { isScary } from '../items/scares.ts';
import type { Game } from '../world.ts';

/**
 * Steps and attacks that goals choose from. `approach.ts` lists the ways to a foe. Steps away are in `flee.ts`, random
 * ones in `erratic-step.ts` and `wander.ts`.
 */

/** Whether an actor could step to a neighbouring cell, or attack its foe there, by default the hero. */
export function canGo(game: Game, actor: number, dx: number, dy: number, foe = game.hero): boolean {
  const { x, y } = cellOf(game, actor);
  if (!allowsStepOf(game, actor, { x, y }, dx, dy)) return false;
  if (!canStandOn(game, actor, x + dx, y + dy)) return false;
  const other = actorAt(game, x + dx, y + dy);
  return (other === 0 || other === foe) && !isScary(game, x + dx, y + dy);
}

/** Whether an actor could step to a neighbouring cell, which must be free. */
export function canStep(game: Game, actor: number, dx: number, dy: number): boolean {
  const { x, y } = cellOf(game, actor);
  if (!canEnter(game, actor, x + dx, y + dy)) return false;
  if (!allowsStepOf(game, actor, { x, y }, dx, dy)) return false;
  return !isScary(game, x + dx, y + dy);
}

/** Whether an actor could attack the hero without a step. */
export function reachesHero(game: Game, actor: number): boolean {
  return reaches(game, actor, game.hero);
}

/** Whether an actor could attack another one without a step. */
export function reaches(game: Game, actor: number, other: number): boolean {
  const { Position } = game.stores;
  const dx = Position.x[other] - Position.x[actor];
  const dy = Position.y[other] - Position.y[actor];
  if (Math.abs(dx) > 1 || Math.abs(dy) > 1) return false;
  if (!allowsStepOf(game, actor, cellOf(game, actor), dx, dy)) return false;
  return !isScary(game, Position.x[other], Position.y[other]);
}

/** The step that leads most directly to another actor, even if the cell is not free. */
export function towards(game: Game, actor: number, other: number): { dx: number; dy: number } {
  const { Position } = game.stores;
  return {
    dx: Math.sign(Position.x[other] - Position.x[actor]),
    dy: Math.sign(Position.y[other] - Position.y[actor]),
  };
}

/** Attacks an actor on a neighbouring cell. Returns true. */
export function intendAttack(game: Game, actor: number, other: number): true {
  const { dx, dy } = towards(game, actor, other);
  intend(game, actor, 'move', dx, dy);
  return true;
}

/** Steps to a neighbouring cell if it is free. Returns whether it is. */
export function tryStep(game: Game, actor: number, dx: number, dy: number): boolean {
  if (!canStep(game, actor, dx, dy)) return false;
  intend(game, actor, 'move', dx, dy);
  return true;
}

/**
 * Takes the first step of a shortest way to a cell, which need not be free. If other actors block every
 * way, the actor goes as far as it can. Returns whether there is a way.
 */
export function walkTo(game: Game, actor: number, to: Cell): boolean {
  const { grid } = game.floor;
  const here = cellOf(game, actor);
  const stepOver = (accepts: (cell: Cell) => boolean) =>
    firstStep(grid, here, to, directions, accepts, (from, { dx, dy }) =>
      allowsStepOf(game, actor, from, dx, dy),
    );
  const step =
    stepOver(({ x, y }) => canEnter(game, actor, x, y)) ??
    stepOver(({ x, y }) => canStandOn(game, actor, x, y));
  return step !== null && tryStep(game, actor, step.dx, step.dy);
}
