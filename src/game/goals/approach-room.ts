import { squaredDistance } from '../../dungeon/distance.ts';
import { type Cell, directions, Tile, tileAt } from '../../dungeon/grid.ts';
import { contains } from '../../dungeon/rooms.ts';
import { restAtGold } from '../actors/greed.ts';
import { passesWalls } from '../actors/passing-walls.ts';
import { cellOf } from '../entity.ts';
import { roomOn } from '../floors/floor.ts';
import { intend } from '../intent.ts';
import type { Game } from '../world.ts';
import { canGo } from './steps.ts';

/**
 * The way `room` of the goal `approach`, as in Rogue: the step that brings a monster nearest to its foe, or to the gold
 * that it guards. It leaves a room by the exit nearest to its destination, and can get stuck. A step onto the foe is an
 * attack. Returns whether it can do either.
 */
export function approachThroughRooms(game: Game, actor: number, foe: number): boolean {
  const { AI } = game.stores;
  const here = cellOf(game, actor);
  const destination = AI.hasDestination[actor]
    ? { x: AI.destinationX[actor], y: AI.destinationY[actor] }
    : cellOf(game, foe);
  if (AI.hasDestination[actor] && squaredDistance(here, destination) === 0) {
    restAtGold(game, actor);
    return true;
  }
  const target = passesWalls(game, actor) ? destination : nextTarget(game, here, destination);
  let best: { dx: number; dy: number } | null = null;
  let nearest = squaredDistance(here, target);
  for (const { dx, dy } of byColumn) {
    const left = squaredDistance({ x: here.x + dx, y: here.y + dy }, target);
    if (left >= nearest || !canGo(game, actor, dx, dy, foe)) continue;
    nearest = left;
    best = { dx, dy };
  }
  if (best) intend(game, actor, 'move', best.dx, best.dy);
  return best !== null;
}

/** The eight directions, west to east and north to south. The first of equally good steps wins. */
const byColumn = [...directions].sort((a, b) => a.dx - b.dx || a.dy - b.dy);

/** The destination itself, or the exit of the monster's room nearest to a destination outside the room. */
function nextTarget({ floor }: Game, here: Cell, destination: Cell): Cell {
  const room = roomOn(floor, here.x, here.y);
  const onDoor = tileAt(floor.grid, here.x, here.y) === Tile.door;
  if (!room?.exits || onDoor || contains(room, destination.x, destination.y)) return destination;
  let best = destination;
  let nearest = Infinity;
  for (const exit of room.exits) {
    const far = squaredDistance(exit, destination);
    if (far >= nearest) continue;
    nearest = far;
    best = exit;
  }
  return best;
}
