import { type Cell, directions, Gait } from '../dungeon/grid.ts';
import { isLegalDiagonal } from '../dungeon/movement-rule.ts';
import { cellOf } from './entity.ts';
import { Purpose, pick } from './random.ts';
import { rollsOf } from './roll.ts';
import { canArrive } from './water.ts';
import type { Game } from './world.ts';

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
  const cells = directions
    .filter(({ dx, dy }) => allowsStep(game, here, dx, dy))
    .map(({ dx, dy }) => ({ x: here.x + dx, y: here.y + dy }))
    .filter(({ x, y }) => canArrive(game, by, x, y));
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
