import { Tile } from '../../dungeon/grid.ts';
import { type Room, roomWith } from '../../dungeon/rooms.ts';
import { monstersShown } from '../actors/actors.ts';
import { cellOf } from '../entity.ts';
import type { Game } from '../world.ts';
import { unknown } from './floor.ts';
import { foundTraps } from './floor-contents.ts';

/**
 * Dark rooms, in which the hero sees only the cells beside it (`dungeon/field-of-view.ts`) and does not remember the
 * floor. `dungeon/generators/rogue-rooms.ts` decides which rooms are dark: none on floor 1, and 10 % more on each deeper
 * floor. The effect `light` lights them.
 */

/**
 * A hero that enters or leaves a dark room forgets its items and monsters, and forgets dark floor cells
 * as soon as it has left their neighbourhood.
 */
export function forgetDarkness(game: Game): void {
  const { floor, pending } = game;
  const { grid, rooms, lookedFrom } = floor;
  for (const room of pending.rooms) if (room.dark) forgetRoom(game, room);
  if (lookedFrom < 0) return;
  const x = lookedFrom % grid.width;
  const y = Math.floor(lookedFrom / grid.width);
  if (!roomWith(rooms, x, y)?.dark) return;
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      const cell = row * grid.width + column;
      if (floor.memory.things[cell] === 0 && floor.memory.tiles[cell] === Tile.floor) {
        floor.memory.tiles[cell] = unknown;
      }
    }
  }
}

function forgetRoom(game: Game, { x1, y1, x2, y2 }: Room): void {
  const { AI, Position, Identity } = game.stores;
  const { grid, memory } = game.floor;
  const found = new Map(
    foundTraps(game).map((trap) => [
      Position.y[trap] * grid.width + Position.x[trap],
      Identity.kind[trap],
    ]),
  );
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) {
      const cell = y * grid.width + x;
      memory.things[cell] = found.get(cell) ?? 0;
      if (found.has(cell)) continue;
      if (memory.tiles[cell] === Tile.floor) memory.tiles[cell] = unknown;
    }
  }
  for (const monster of monstersShown(game)) {
    const { x, y } = cellOf(game, monster);
    if (x >= x1 - 1 && x <= x2 + 1 && y >= y1 - 1 && y <= y2 + 1) AI.shown[monster] = 0;
  }
}
