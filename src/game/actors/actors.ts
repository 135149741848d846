import { query } from 'bitecs';
import { type Cell, isOnGrid } from '../../dungeon/grid.ts';
import { roomWith } from '../../dungeon/rooms.ts';
import type { ComponentName } from '../components.ts';
import { cellOf, has, inTurnOrder } from '../entity.ts';
import { isFreeOn } from '../floors/floor.ts';
import type { Game } from '../world.ts';
import { isAlly } from './factions.ts';
import { isHidden } from './hero-senses.ts';

/** The hero and the living monsters on its floor, in turn order. A copy of the list. */
export function actorsHere(game: Game): number[] {
  return [game.hero, ...game.floor.monsters];
}

/** A copy of the list of living monsters on the hero's floor, in turn order. */
export function monstersHere(game: Game): number[] {
  return [...game.floor.monsters];
}

/** The living actors of the hero's floor that have these components, in turn order. Name the rarest first. */
export function livingHere(game: Game, first: ComponentName, ...others: ComponentName[]): number[] {
  const { depth } = game.stores.Position;
  const needed: ComponentName[] = [...others, 'Health', 'Position'];
  const living = query(game.world, [game.stores[first]]).filter(
    (actor) =>
      depth[actor] === game.floor.depth &&
      needed.every((name) => has(game, actor, name)) &&
      !has(game, actor, 'Dead'),
  );
  return inTurnOrder(game, living);
}

/** Whether an actor is a living monster. */
function isMonster(game: Game, actor: number): boolean {
  return has(game, actor, 'AI') && !has(game, actor, 'Dead');
}

/** The monsters in a box of cells of the hero's floor, in turn order. The box may extend beyond the floor. */
export function monstersIn(game: Game, x1: number, y1: number, x2: number, y2: number): number[] {
  const { grid, occupants } = game.floor;
  const found: number[] = [];
  for (let y = Math.max(0, y1); y <= Math.min(grid.height - 1, y2); y++) {
    for (let x = Math.max(0, x1); x <= Math.min(grid.width - 1, x2); x++) {
      const actor = occupants[y * grid.width + x];
      if (actor !== 0 && isMonster(game, actor)) found.push(actor);
    }
  }
  return inTurnOrder(game, found);
}

/** The monsters in an actor's room with its walls and doors; in a corridor, those beside it. */
export function monstersAround(game: Game, actor: number): number[] {
  const { x, y } = cellOf(game, actor);
  const { x1, y1, x2, y2 } = roomWith(game.floor.rooms, x, y) ?? { x1: x, y1: y, x2: x, y2: y };
  return monstersIn(game, x1 - 1, y1 - 1, x2 + 1, y2 + 1).filter((one) => one !== actor);
}

/** Whether the hero sees a cell of its floor. */
export function isInView({ floor: { grid, fieldOfView } }: Game, { x, y }: Cell): boolean {
  return fieldOfView.visible[y * grid.width + x] === 1;
}

/** The monsters in the hero's field of view in any order, including invisible and disguised ones. */
export function monstersInFieldOfView(game: Game): number[] {
  const { occupants, fieldOfView } = game.floor;
  const found: number[] = [];
  const { visible, width, top, bottom, left, right } = fieldOfView;
  for (let y = top; y <= bottom; y++) {
    const last = y * width + right;
    for (let cell = y * width + left; cell <= last; cell++) {
      const actor = occupants[cell];
      if (actor !== 0 && visible[cell] && isMonster(game, actor)) found.push(actor);
    }
  }
  return found;
}

/** The actor on a cell of the hero's floor, 0 for none. */
export function actorAt(game: Game, x: number, y: number): number {
  const { grid, occupants } = game.floor;
  return isOnGrid(grid, x, y) ? occupants[y * grid.width + x] : 0;
}

/** Whether an actor with these gaits can arrive on a cell of the hero's floor, by default one on foot. */
export function isFree(game: Game, x: number, y: number, gaits?: number): boolean {
  return isFreeOn(game.floor, x, y, gaits);
}

/** Whether the hero sees a monster: in the field of view, and neither invisible nor disguised. */
export function isSeen(game: Game, monster: number): boolean {
  const { Position } = game.stores;
  const { grid, fieldOfView } = game.floor;
  const { visible } = fieldOfView;
  if (!visible[Position.y[monster] * grid.width + Position.x[monster]]) return false;
  return !isHidden(game, monster);
}

/** The living monsters that the hero sees, in turn order. */
export function monstersInSight(game: Game): number[] {
  return inTurnOrder(
    game,
    monstersInFieldOfView(game).filter((monster) => isSeen(game, monster)),
  );
}

/** The living monsters that the hero sees and that are not its allies, in turn order. */
export function opponentsInSight(game: Game): number[] {
  return monstersInSight(game).filter((monster) => !isAlly(game, monster));
}

/** The monsters whose position the hero knows, seen or remembered, in turn order: `AI.shown`. */
export function monstersShown(game: Game): number[] {
  const { AI } = game.stores;
  return game.floor.monsters.filter((monster) => AI.shown[monster] === 1);
}

/** The monster that the hero knows on a cell, 0 for none. */
export function shownMonsterAt(game: Game, x: number, y: number): number {
  const actor = actorAt(game, x, y);
  return actor !== game.hero && game.stores.AI.shown[actor] === 1 ? actor : 0;
}
