import { type Cell, type Direction, directions } from '../dungeon/grid.ts';
import { directionsOf } from '../dungeon/movement-rule.ts';
import { flood } from '../dungeon/paths.ts';
import { isKnownWay } from '../game/actors/movement.ts';
import { heroCell } from '../game/entity.ts';
import { isBesideUnknown, isRememberedOpen, rememberedTile } from '../game/floors/hero-memory.ts';
import type { Game } from '../game/world.ts';

/** The ground of the hero's floor as the hero remembers it. An edge is an open cell beside an unknown one. */

/** Whether a cell is next to a cell of the floor that the hero does not remember. */
export function isEdge(game: Game, cell: Cell): boolean {
  return isBesideUnknown(game, cell, ({ x, y }) => rememberedTile(game, x, y));
}

/** The player's memory of the floor, by which automatic commands explore. */
export interface Explored {
  isOpen(cell: Cell): boolean;
  isUnvisitedEdge(cell: Cell): boolean;
}

/**
 * The unexplored places that known steps lead to, the nearest first, at most `most`. Cells beside each other are one
 * place: its nearest cell.
 */
export function unexploredPlaces(game: Game, explored: Explored, most: number): Cell[] {
  const { grid } = game.floor;
  const steps = directionsOf(game.campaign.rules.ways);
  const isOpen = (cell: Cell) => explored.isOpen(cell);
  const canStep = (to: Cell, from: Cell, step: Direction) =>
    isOpen(to) && isKnownWay(game, isOpen, from, step);
  const places: Cell[] = [];
  const listed = new Set<number>();
  for (const cell of flood(grid, [heroCell(game)], steps, canStep)) {
    if (listed.has(cell.y * grid.width + cell.x) || !explored.isUnvisitedEdge(cell)) continue;
    if (places.length === most) break;
    places.push(cell);
    const isSamePlace = (to: Cell) => explored.isUnvisitedEdge(to);
    for (const { x, y } of flood(grid, [cell], directions, isSamePlace)) {
      listed.add(y * grid.width + x);
    }
  }
  return places;
}

/** The number of remembered open cells in a straight line from a cell, without the cell itself. */
export function openAhead(game: Game, from: Cell, dx: number, dy: number): number {
  let cells = 0;
  while (isRememberedOpen(game, from.x + dx * (cells + 1), from.y + dy * (cells + 1))) cells++;
  return cells;
}
