import { type Cell, directions, isStandable, Tile, tileAt } from '../dungeon/grid.ts';
import { isLegalDiagonal } from '../dungeon/movement-rule.ts';
import { actorAt, isFree } from './actors.ts';
import { cellOf } from './entity.ts';
import { drawsOf, Purpose, pick, rndOf } from './random.ts';
import type { Game } from './world.ts';

/**
 * Whether the campaign's rules let one go, or strike, from a cell of the hero's floor to its
 * neighbour in this direction. What is on that neighbour is not asked.
 */
export function isWay(game: Game, { x, y }: Cell, dx: number, dy: number): boolean {
  return isWayFrom(game, x, y, dx, dy);
}

/** The same from the cell (x, y). */
export function isWayFrom(game: Game, x: number, y: number, dx: number, dy: number): boolean {
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

/** On a floor with so many actors nobody splits or is called any more. */
export const mostActors = 100;

/**
 * A free cell beside an actor where one more may appear, chosen by `roll` (0 to 1); null where there
 * is none, or the floor is full.
 */
export function placeBeside(game: Game, actor: number, roll: number): Cell | null {
  const here = cellOf(game, actor);
  const cells = directions
    .filter(({ dx, dy }) => isWay(game, here, dx, dy))
    .map(({ dx, dy }) => ({ x: here.x + dx, y: here.y + dy }))
    .filter(({ x, y }) => isFree(game, x, y));
  if (cells.length === 0 || game.floor.monsters.length + 1 >= mostActors) return null;
  return cells[pick(roll, cells.length)];
}

/** Whom something that flies from a cell meets, 0 for nobody; and where, or before what it ends. */
export function flight(
  game: Game,
  from: Cell,
  dx: number,
  dy: number,
): { target: number; at: Cell } {
  let at = from;
  let target = 0;
  while (target === 0 && (dx !== 0 || dy !== 0)) {
    const next = { x: at.x + dx, y: at.y + dy };
    target = actorAt(game, next.x, next.y);
    const tile = tileAt(game.floor.grid, next.x, next.y);
    if (target === 0 && (!isStandable(tile) || tile === Tile.door)) break;
    at = next;
  }
  return { target, at };
}

/** One of the nine cells around an actor and its own, at random; its own where it cannot stand. */
export function stagger(game: Game, actor: number, isOpen: (cell: Cell) => boolean): Cell {
  const here = cellOf(game, actor);
  const seq = game.stores.Identity.seq[actor];
  const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.stagger, seq));
  const cell = { x: here.x + rnd(3) - 1, y: here.y + rnd(3) - 1 };
  return isOpen(cell) ? cell : here;
}
