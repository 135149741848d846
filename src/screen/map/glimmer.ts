import { sightLimitOf } from '../../describe/sight.ts';
import { directions, isGround, Tile } from '../../dungeon/grid.ts';
import { unknown } from '../../game/floors/floor.ts';
import type { Game } from '../../game/world.ts';

/**
 * The unknown cells beside the ground that the hero sees from a doorway or in a dark room. The light of the lamp
 * runs out softly over them, as over ground: it shows that the room is dark there, and not that a wall ends it.
 * Each cell has the number of such ground beside it.
 */
export function glimmerOf(game: Game): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const limit = sightLimitOf(game);
  if (limit === null || limit === 'passage') return found;
  const { memory, grid, fieldOfView } = game.floor;
  const { width, height } = grid;
  for (let y = fieldOfView.top; y <= fieldOfView.bottom; y++) {
    for (let x = fieldOfView.left; x <= fieldOfView.right; x++) {
      const at = y * width + x;
      if (!fieldOfView.visible[at] || !isOpenGround(memory.tiles[at])) continue;
      for (const { dx, dy } of directions) {
        const [h, v] = [x + dx, y + dy];
        if (h < 0 || v < 0 || h >= width || v >= height) continue;
        const beside = v * width + h;
        if (memory.tiles[beside] !== unknown || fieldOfView.visible[beside]) continue;
        found.set(beside, (found.get(beside) ?? 0) + 1);
      }
    }
  }
  return found;
}

/** Whether a tile is ground around which there may be more of it: there is rock around passages. */
export function isOpenGround(tile: number): boolean {
  return tile !== unknown && isGround(tile) && tile !== Tile.passage && tile !== Tile.door;
}
