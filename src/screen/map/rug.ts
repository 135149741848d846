import { type Grid, Tile } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import type { Campaign } from '../../game/campaign.ts';
import { within } from './region.ts';

/** The sides of a rug that covers whole cells of the ground, in cells. */
export interface Rug {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * The rug of a hall in which a game begins, if it is straight below the stairs down: from the stairs to the arrival and a
 * little beyond, so that a large empty room has a way through it. Null on other floors.
 */
export function rugOf(
  { tiles, width }: Grid,
  rooms: readonly Room[],
  depth: number,
  { start }: Pick<Campaign, 'start'>,
): Rug | null {
  const [room, ...others] = rooms;
  if (!room || others.length > 0 || depth !== start.depth || !within(room, start)) return null;
  const stairs = tiles.indexOf(Tile.stairsDown);
  const top = Math.floor(stairs / width) + 1;
  if (stairs < 0 || stairs % width !== start.x || top > start.y) return null;
  return { x1: start.x - 1, y1: top, x2: start.x + 2, y2: Math.min(room.y2, start.y + 1) + 1 };
}
