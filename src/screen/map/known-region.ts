import { unknown } from '../../game/floors/floor.ts';
import type { Game } from '../../game/world.ts';
import type { View } from '../view.ts';
import type { Region } from './region.ts';

/** The smallest region with all cells that the player knows; null without any. */
export function knownRegion(game: Game, lastSeen: View['lastSeen']): Region | null {
  const { grid, memory } = game.floor;
  let [x1, y1, x2, y2] = [grid.width, grid.height, -1, -1];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const isKnown =
        memory.tiles[y * grid.width + x] !== unknown ||
        (lastSeen !== undefined && lastSeen({ x, y }) !== unknown);
      if (!isKnown) continue;
      if (x < x1) x1 = x;
      if (x > x2) x2 = x;
      if (y < y1) y1 = y;
      y2 = y;
    }
  }
  return x2 < 0 ? null : { x1, y1, x2, y2 };
}
