import { type Grid, Tile } from '../../dungeon/grid.ts';
import type { Game } from '../../game/world.ts';
import { stoneColoursAt } from './stone-colours.ts';

/** The room that the map leaves for them on each side, in cells: enough for their wall. */
export const roomForStands = 0.6;

/** Whether a floor has stands: without walls around it, an arena would end in the dark. */
export function hasStands({ campaign, floor }: Pick<Game, 'campaign' | 'floor'>): boolean {
  return stoneColoursAt(campaign, floor.depth).isArena && hasOpenEdge(floor.grid);
}

/** Whether there is ground at the edge of a floor, instead of walls all around. */
function hasOpenEdge({ width, height, tiles }: Grid): boolean {
  return tiles.some((tile, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return tile === Tile.floor && (x % (width - 1) === 0 || y % (height - 1) === 0);
  });
}
