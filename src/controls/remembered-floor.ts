import { type Cell, isStandable } from '../dungeon/grid.ts';
import { monstersShown } from '../game/actors.ts';
import { cellOf, heroCell } from '../game/entity.ts';
import { unknown } from '../game/floor.ts';
import { isWay } from '../game/movement.ts';
import type { Game } from '../game/world.ts';

/** The hero's floor as remembered, so that a run or a tap reveals nothing that the hero has not seen. */

/** The remembered tile of a cell, or `unknown`. */
export function knownTile({ floor }: Game, x: number, y: number): number {
  const { grid, memory } = floor;
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return unknown;
  return memory[y * grid.width + x];
}

/** Whether an actor can stand on a cell, as far as the hero knows. */
export function isKnownOpen(game: Game, x: number, y: number): boolean {
  const tile = knownTile(game, x, y);
  return tile !== unknown && isStandable(tile);
}

/** Whether a cell is free to step on, as far as the hero knows. */
export function isKnownFree(game: Game, x: number, y: number): boolean {
  const hero = heroCell(game);
  if (!isKnownOpen(game, x, y) || (hero.x === x && hero.y === y)) return false;
  return knownMonsterAt(game, x, y) === undefined;
}

/** The monster that the hero knows on a cell. */
export function knownMonsterAt(game: Game, x: number, y: number): number | undefined {
  return monstersShown(game).find((monster) => {
    const at = cellOf(game, monster);
    return at.x === x && at.y === y;
  });
}

/** Whether no wall corner blocks a step from a cell, as far as the hero knows. Ignores the next cell. */
export function isKnownWay(game: Game, from: Cell, dx: number, dy: number): boolean {
  if (!isWay(game, from, dx, dy)) return false;
  // The rules check both corners, seen or not.
  if (game.campaign.rules.ways !== 'corners' || dx === 0 || dy === 0) return true;
  return isKnownOpen(game, from.x + dx, from.y) && isKnownOpen(game, from.x, from.y + dy);
}
