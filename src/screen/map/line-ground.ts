import type { Cell } from '../../dungeon/grid.ts';
import { Side } from './cell-drawing.ts';

/** The joins of a wall that turns. */
const corners = [
  Side.north + Side.east,
  Side.east + Side.south,
  Side.south + Side.west,
  Side.west + Side.north,
];

/**
 * Whether a place in the cell of a wall that is a line is ground of the room. `lines`: the joins of the wall. At a corner the
 * room is between the two parts of the line.
 */
export function isGroundAtLine({ x, y }: Cell, sides: number, lines: number): boolean {
  // A door in the wall is ground, too.
  const beside = sides & ~lines;
  // A room around a corner is at both of its outer sides, and a passage usually at one.
  const isCorner = beside === 0 || (corners.includes(lines) && beside !== 15 - lines);
  const within = isCorner ? lines : beside;
  const reaches = (side: number, isNear: boolean) => (within & side) > 0 && isNear;
  const [north, south] = [reaches(Side.north, y < 0.5), reaches(Side.south, y > 0.5)];
  const [west, east] = [reaches(Side.west, x < 0.5), reaches(Side.east, x > 0.5)];
  return isCorner ? (north || south) && (west || east) : north || south || west || east;
}
