import { type Cell, onlySwims, Tile, tileAt } from '../../dungeon/grid.ts';
import { gaitsOfKind } from '../actors/gaits.ts';
import type { Kind } from '../kinds.ts';
import type { Game } from '../world.ts';

/**
 * Deep water, and the monsters that live only there: they arrive in water or not at all. `admits` in `dungeon/grid.ts`
 * decides which actors can cross it, by the gaits of `actors/gaits.ts`.
 */

/** The cells of deep water without an actor on the hero's floor, row by row. */
export function freeWater({ floor: { grid, occupants } }: Game): Cell[] {
  const cells: Cell[] = [];
  grid.tiles.forEach((tile, at) => {
    if (tile !== Tile.deep || occupants[at] !== 0) return;
    cells.push({ x: at % grid.width, y: Math.floor(at / grid.width) });
  });
  return cells;
}

/** Whether an actor on a cell of the hero's floor can become one of a kind: a swimmer needs water. */
export function canLiveHere(game: Game, kind: Kind, { x, y }: Cell): boolean {
  if (!onlySwims(gaitsOfKind(kind))) return true;
  return tileAt(game.floor.grid, x, y) === Tile.deep || freeWater(game).length > 0;
}
