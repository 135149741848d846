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
/** The rows above its cell that a beam has, and how far it leans to the right per row, in heights of a cell. */
export const beamRows = { least: 3, most: 9 };
export const beamSlope = 0.4;
/** How often a place is tried for each beam. */
const tries = 6;

/** A beam of light: the cell on which it falls, and the rows above it that are in its room or the front of its wall. */
export interface Beam extends Cell {
  readonly rows: number;
}

/**
 * The beams of light that fall through openings above lit rooms. The seed, the depth and the room decide. A floor of one room
 * has beams in any case.
 */
export function beamsOf(rooms: readonly Room[], layer: number): Beam[] {
  return rooms.flatMap((room, index) => {
    const isChosen = rooms.length === 1 || hashAt(index, room.x1, layer + 40) < share;
    return isChosen && !room.dark && shorterSide(room) >= leastSide ? beamsIn(room, layer) : [];
  });
}

function beamsIn({ x1, y1, x2, y2 }: Room, layer: number): Beam[] {
  // A beam needs some rows above its cell.
  const first = Math.min(y1 + 2, y2);
  const [width, height] = [x2 - x1 + 1, y2 - first + 1];
  const most = Math.min(mostOfRoom, Math.max(1, Math.round((width * (y2 - y1 + 1)) / cellsEach)));
  const beams: Beam[] = [];
  for (let n = 0; n < most * tries && beams.length < most; n++) {
    const x = x1 + pick(width, hashAt(x1 + n, y1, layer + 41));
    const y = first + pick(height, hashAt(x1, y1 + n, layer + 42));
    const rows = Math.min(beamRows.most, y - y1 + 1, Math.floor((x2 - x) / beamSlope));
    if (rows < beamRows.least) continue;
    if (beams.every((beam) => Math.hypot(beam.x - x, beam.y - y) >= apart)) {
      beams.push({ x, y, rows });
    }
  }
  return beams;
}
