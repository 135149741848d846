import { type Cell, type Grid, Tile } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { Floor } from '../../game/floors/floor.ts';
import { type Rug, shorterSide } from './inlays.ts';
import { within } from './region.ts';

/** The shortest side of a study with a rug. */
const leastStudy = 5;

/** The rugs of a floor by room: in the hall in which a game begins, and in studies. */
export function rugsOf(
  { grid, rooms, depth }: Pick<Floor, 'grid' | 'rooms' | 'depth'>,
  studies: readonly Room[],
  { start }: Pick<Campaign, 'start'>,
): Map<Room, Rug> {
  const rugs = new Map<Room, Rug>();
  for (const room of studies) {
    if (shorterSide(room) >= leastStudy) rugs.set(room, studyRug(room));
  }
  const [room, ...others] = rooms;
  if (!room || others.length > 0 || depth !== start.depth || !within(room, start)) return rugs;
  const rug = hallRug(grid, room, start);
  return rug ? rugs.set(room, rug) : rugs;
}

/**
 * The rug in the middle of a room, a cell away from its upper and lower wall. It is three cells wide, or four where the width
 * of the room is even.
 */
function studyRug({ x1, y1, x2, y2 }: Room): Rug {
  const middle = (x1 + x2) / 2;
  return { x1: Math.floor(middle) - 1, y1: y1 + 1, x2: Math.ceil(middle) + 2, y2 };
}

/**
 * The rug of a hall whose stairs down are straight above the arrival: from the stairs to the arrival and a little beyond, so
 * that a large empty room has a way through it.
 */
function hallRug({ tiles, width }: Grid, { y2 }: Room, start: Cell): Rug | null {
  const stairs = tiles.indexOf(Tile.stairsDown);
  const top = Math.floor(stairs / width) + 1;
  if (stairs < 0 || stairs % width !== start.x || top > start.y) return null;
  return { x1: start.x - 1, y1: top, x2: start.x + 2, y2: Math.min(y2, start.y + 1) + 1 };
}
