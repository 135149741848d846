import { admits, type Cell, Gait, isStandable, Tile, tileAt } from '../../dungeon/grid.ts';
import { actorAt } from '../actors/actors.ts';
import { gaitsOfKind } from '../actors/gaits.ts';
import type { Kind } from '../kinds.ts';
import type { Game } from '../world.ts';

/** Deep water, and the monsters that live only there: they arrive in water or not at all. */

/** Whether an actor with these gaits never leaves deep water. */
export function onlySwims(by: number): boolean {
  return (by & ~Gait.open) === Gait.swim;
}

/** Whether an actor with these gaits can arrive on a tile: in water if it only swims, otherwise on the ground. */
function arrivesOn(tile: number, by: number): boolean {
  return onlySwims(by) ? admits(tile, Gait.swim) : isStandable(tile);
}

/** Whether an actor with these gaits can arrive on a cell of the hero's floor. */
export function canArrive(game: Game, by: number, x: number, y: number): boolean {
  return actorAt(game, x, y) === 0 && arrivesOn(tileAt(game.floor.grid, x, y), by);
}

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
