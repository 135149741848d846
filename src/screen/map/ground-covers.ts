import type { Room } from '../../dungeon/rooms.ts';
import type { RoomTheme } from '../../game/scenery.ts';
import { shorterSide } from './inlays.ts';
import { hashAt, patches, pick } from './place-hash.ts';

/**
 * Water and grass, which cover several cells of the ground. Their edges follow from the place alone, not from cells, so that
 * they are smooth.
 */

/** A room with a theme. `layer`: chooses one of many patterns. */
export interface ThemedRoom {
  readonly room: Room;
  readonly theme: RoomTheme;
  readonly layer: number;
}

/** A place in cells of the floor: the middle of the upper left cell is (0.5, 0.5). */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** From which side of a room water stands in all of its corners, and how far it reaches: a part of the side, and the most. */
const largeSide = 12;
const reach = { part: 0.62, most: 7 };
/** How far the other pools of a room reach in parts of the first. */
const smaller = 0.7;

/** How far a place is inside the shore of water, in cells; negative on land. */
export function waterAt({ room, theme, layer }: ThemedRoom, { x, y }: Place): number {
  if (theme !== 'pool') return Number.NEGATIVE_INFINITY;
  const side = shorterSide(room);
  const most = Math.min(side * reach.part, reach.most);
  const first = pick(4, hashAt(room.x1, room.y1, layer + 26));
  const rough =
    2.2 * (patches(x * 0.45, y * 0.45, layer + 24) - 0.5) +
    0.7 * (patches(x * 1.3, y * 1.3, layer + 27) - 0.5);
  const depths = [0, 1, 2, 3].map((corner) => {
    if (side < largeSide && corner !== first && corner !== 3 - first) {
      return Number.NEGATIVE_INFINITY;
    }
    const dx = corner % 2 === 0 ? x - room.x1 : room.x2 + 1 - x;
    const dy = corner < 2 ? y - room.y1 : room.y2 + 1 - y;
    return most * (corner === first ? 1 : smaller) - Math.hypot(dx, dy) - rough;
  });
  return Math.max(...depths);
}

/** How far inside the shore water begins to grow deep, and where it is deepest, in cells. */
export const waterSlope = { from: 0.15, to: 1.9 };

/** Whether water is deep where only two tones of it are shown. `depth`: as `waterAt`. */
export function isDeep(depth: number): boolean {
  return depth > (waterSlope.from + waterSlope.to) / 2;
}

/** How far water ends from the foot of a wall, in cells: there the ground is wet. */
const wetFoot = { least: 0.1, more: 0.14 };

/** How far a place is inside water as it is seen: at a wall it ends with a shore, too. */
export function shoreAt(themed: ThemedRoom, at: Place): number {
  const water = waterAt(themed, at);
  if (water <= 0) return water;
  const { x1, y1, x2, y2 } = themed.room;
  const wall = Math.min(at.x - x1, x2 + 1 - at.x, at.y - y1, y2 + 1 - at.y);
  const rough = patches(at.x * 2.7, at.y * 2.7, themed.layer + 33);
  return Math.min(water, wall - wetFoot.least - wetFoot.more * rough);
}

/** How much grass grows on a place: 0 at the edge of a meadow, about 1 in its middle, negative outside. */
export function grassAt({ theme, layer }: ThemedRoom, { x, y }: Place): number {
  if (theme !== 'garden') return Number.NEGATIVE_INFINITY;
  // Turned, so that no edge of a meadow runs along the walls.
  const large = patches(0.26 * x + 0.17 * y, 0.26 * y - 0.17 * x, layer + 24);
  const small = patches(x * 1.1 + 0.4 * y, y * 1.1 - 0.4 * x, layer + 27);
  return 3 * (0.78 * large + 0.22 * small - 0.52);
}
