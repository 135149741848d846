import type { Cell } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import { shorterSide } from './inlays.ts';
import { hashAt, pick } from './place-hash.ts';

/** The share of rooms with beams of light, their shortest side, the cells of ground for each beam, and the most of a room. */
const share = 0.8;
const leastSide = 3;
const cellsEach = 55;
const mostOfRoom = 7;
/** The least distance between two beams, in cells. */
const apart = 4;
/** How often a place is tried for each beam. */
const tries = 6;

/**
 * The cells on which light falls through openings above lit rooms. The seed, the depth and the room decide. A floor of one room
 * has beams in any case.
 */
export function beamsOf(rooms: readonly Room[], layer: number): Cell[] {
  return rooms.flatMap((room, index) => {
    const isChosen = rooms.length === 1 || hashAt(index, room.x1, layer + 40) < share;
    return isChosen && !room.dark && shorterSide(room) >= leastSide ? beamsIn(room, layer) : [];
  });
}

function beamsIn({ x1, y1, x2, y2 }: Room, layer: number): Cell[] {
  // A beam needs some rows above its cell.
  const first = Math.min(y1 + 2, y2);
  const [width, height] = [x2 - x1 + 1, y2 - first + 1];
  const most = Math.min(mostOfRoom, Math.max(1, Math.round((width * (y2 - y1 + 1)) / cellsEach)));
  const beams: Cell[] = [];
  for (let n = 0; n < most * tries && beams.length < most; n++) {
    const x = x1 + pick(width, hashAt(x1 + n, y1, layer + 41));
    const y = first + pick(height, hashAt(x1, y1 + n, layer + 42));
    if (beams.every((beam) => Math.hypot(beam.x - x, beam.y - y) >= apart)) beams.push({ x, y });
  }
  return beams;
}
