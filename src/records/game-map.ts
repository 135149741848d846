import { heroCell } from '../game/entity.ts';
import type { Game } from '../game/world.ts';

/** The hero's floor as the hero remembers it, for a small picture. */
export interface GameMap {
  readonly width: number;
  /** The tile of each cell, row by row; 255 for an unknown cell. */
  readonly tiles: Uint8Array;
  /** The index of the hero's cell. */
  readonly hero: number;
}

/** The map of the hero's floor. */
export function mapOf(game: Game): GameMap {
  const { grid, memory } = game.floor;
  const { x, y } = heroCell(game);
  return { width: grid.width, tiles: memory.tiles.slice(), hero: y * grid.width + x };
}
