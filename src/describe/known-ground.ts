import { type Cell, directions, isStandable, orthogonal } from '../dungeon/grid.ts';
import { heroCell } from '../game/entity.ts';
import { unknown } from '../game/floor.ts';
import type { Game } from '../game/world.ts';

/** The ground of the hero's floor as the hero remembers it. */

/** The remembered tile of a cell; `unknown` outside the floor. */
export function rememberedTile({ floor }: Game, x: number, y: number): number {
  const { grid, memory } = floor;
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return unknown;
  return memory[y * grid.width + x];
}

/** Whether the hero knows that an actor can stand on a cell. */
export function isRememberedOpen(game: Game, x: number, y: number): boolean {
  const tile = rememberedTile(game, x, y);
  return tile !== unknown && isStandable(tile);
}

/** Whether a cell that the hero knows is next to one of the floor that the hero does not know. */
export function isEdge({ floor }: Game, { x, y }: Cell): boolean {
  const { grid, memory } = floor;
  return directions.some(({ dx, dy }) => {
    const column = x + dx;
    const row = y + dy;
    const isInside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
    return isInside && memory[row * grid.width + column] === unknown;
  });
}

/** The open cell next to unknown ones that the fewest known steps lead to; null if there is none. */
export function nearestEdge(game: Game): Cell | null {
  const { width } = game.floor.grid;
  const hero = heroCell(game);
  const steps = game.campaign.rules.ways === 'free' ? directions : orthogonal;
  // A set iterates also over the cells that are added meanwhile.
  const reached = new Set([hero.y * width + hero.x]);
  for (const at of reached) {
    const cell = { x: at % width, y: Math.floor(at / width) };
    if (at !== hero.y * width + hero.x && isEdge(game, cell)) return cell;
    for (const { dx, dy } of steps) {
      const next = { x: cell.x + dx, y: cell.y + dy };
      if (isRememberedOpen(game, next.x, next.y)) reached.add(next.y * width + next.x);
    }
  }
  return null;
}

/** The number of known open cells in a straight line from a cell, without the cell itself. */
export function openAhead(game: Game, from: Cell, dx: number, dy: number): number {
  let cells = 0;
  while (isRememberedOpen(game, from.x + dx * (cells + 1), from.y + dy * (cells + 1))) cells++;
  return cells;
}
