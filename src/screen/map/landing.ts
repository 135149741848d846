import { directions, Tile } from '../../dungeon/grid.ts';
import type { KnownFloor } from './cell-drawing.ts';
import { tileIndex } from './tile-names.ts';

/** By the way from stairs to a cell beside them, row by row: the part of their kerb on that cell. */
const parts = (
  [
    ['landing-north-west', 'landing-north', 'landing-north-east'],
    ['landing-west', 'floor', 'landing-east'],
    ['landing-south-west', 'landing-south', 'landing-south-east'],
  ] as const
).map((row) => row.map(tileIndex));

/**
 * The part of the kerb around stairs on a cell of the floor, as an index into `tileNames`; null without stairs beside it. It
 * shows only beside stairs that are known, so that it tells of none.
 */
export function landingOn({ grid, tiles }: KnownFloor, x: number, y: number): number | null {
  for (const { dx, dy } of directions) {
    const column = x + dx;
    const row = y + dy;
    if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) continue;
    const tile = tiles[row * grid.width + column];
    if (tile === Tile.stairsDown || tile === Tile.stairsUp) return parts[1 - dy][1 - dx];
  }
  return null;
}
